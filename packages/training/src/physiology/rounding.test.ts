import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadingLevel, loadingLimits } from "./loading-limits.ts";
import { barbellLoad, emptyBar, roundDumbbell, roundKettlebell, roundLoad, warmUpRamp } from "./rounding.ts";

describe("rounding", () => {
  test.each([
    [101.25, 100],
    [101.26, 102.5],
    [101.24, 100],
    [103.75, 102.5],
    [0, 0],
    [1.25, 0],
    [0.7 * 150, 105],
  ])("%f kg → %f kg on plates, ties down", (kg, expected) => expect(roundLoad(kg)).toBe(expected));

  test("other steps", () => {
    expect(roundLoad(61.3, 1.25)).toBe(61.25);
    expect(roundLoad(61.5, 1)).toBe(61);
  });

  test.each([
    [1, 2],
    [7, 6],
    [9.5, 10],
    [11, 10],
    [11.3, 12.5],
    [23.75, 22.5],
  ])("%f kg → dumbbell of %f kg", (kg, expected) => expect(roundDumbbell(kg)).toBe(expected));

  test.each([
    [3, 8],
    [14, 12],
    [14.1, 16],
    [50, 32],
  ])("%f kg → kettlebell of %f kg", (kg, expected) => expect(roundKettlebell(kg)).toBe(expected));

  test("rounding moves a load by half a step at most", () => {
    const kg = fc.double({ min: 0, max: 400, noNaN: true });
    const step = fc.constantFrom(0.5, 1, 1.25, 2.5, 5);
    fc.assert(
      fc.property(kg, step, (load, increment) => {
        expect(Math.abs(roundLoad(load, increment) - load)).toBeLessThanOrEqual(increment / 2 + 1e-6);
      }),
    );
  });
});

describe("barbell loads", () => {
  test("never above the cap, on plates, and never below the bar", () => {
    const cap = fc.constantFrom(0.8, 0.85, 0.875, 0.925, 0.95);
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 350, noNaN: true }),
        fc.double({ min: 30, max: 110, noNaN: true }),
        cap,
        (oneRepMax, percent, most) => {
          const load = barbellLoad(oneRepMax, percent, { cap: most, bar: 20 });
          if (load === undefined) return;
          expect(load).toBeLessThanOrEqual(oneRepMax * most + 1e-6);
          expect(load % 2.5).toBe(0);
          expect(load).toBeGreaterThanOrEqual(20);
        },
      ),
    );
  });

  test("below the bar there is no barbell load", () => {
    expect(barbellLoad(30, 50, { cap: 0.8, bar: emptyBar("female") })).toBe(15);
    expect(barbellLoad(28, 45, { cap: 0.8, bar: emptyBar("female") })).toBeUndefined();
    expect(barbellLoad(30, 50, { cap: 0.8, bar: emptyBar("male") })).toBeUndefined();
    expect(emptyBar(undefined)).toBe(15);
  });

  test("80 % of 141 kg: 112.5, not 115", () => expect(barbellLoad(141, 82, { cap: 0.8, bar: 20 })).toBe(112.5));
});

describe("the warm-up ramp", () => {
  test("to 105 kg", () => {
    expect(warmUpRamp(105, { bar: 20 })).toEqual([
      { kilograms: 20, reps: 8 },
      { kilograms: 42.5, reps: 5 },
      { kilograms: 57.5, reps: 4 },
      { kilograms: 72.5, reps: 3 },
      { kilograms: 85, reps: 2 },
    ]);
  });

  test("a near-maximal top set gets a single at 90 %", () => {
    expect(warmUpRamp(135, { bar: 20, oneRepMax: 150 }).at(-1)).toEqual({ kilograms: 122.5, reps: 1 });
    expect(warmUpRamp(130, { bar: 20, oneRepMax: 150 }).at(-1)?.reps).toBe(2);
  });

  test("rises strictly, from the bar, below the top set", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 140 }).map((pairs) => pairs * 2.5),
        (topSet) => {
          const loads = warmUpRamp(topSet, { bar: 15, oneRepMax: topSet }).map((set) => set.kilograms);
          expect(loads).toEqual([...new Set(loads)].toSorted((a, b) => a - b));
          for (const load of loads) expect(load).toBeLessThan(topSet);
        },
      ),
    );
  });
});

describe("loading limits", () => {
  test.each([
    [{ level: "beginner" as const }, 0.8, 8],
    [{ level: "intermediate" as const }, 0.875, 8.5],
    [{ level: "advanced" as const }, 0.925, 9],
    [{ level: "elite" as const }, 0.95, 9],
    [{ level: "elite" as const, age: 52 }, 0.875, 9],
    [{ level: "elite" as const, age: 60 }, 0.85, 9],
    [{ level: "advanced" as const, trainingYears: 0.5 }, 0.875, 8.5],
    [{ level: "beginner" as const, age: 70 }, 0.8, 8],
    [{ level: "elite" as const, age: 16 }, 0.8, 8],
  ])("%o", (athlete, cap, rpe) => expect(loadingLimits(athlete)).toMatchObject({ cap, rpe }));

  test("under 18 no maximum is tested; from 50 on rests are longer", () => {
    expect(loadingLimits({ level: "advanced", age: 17 })).toMatchObject({ maximalTests: false, extraRest: 0 });
    expect(loadingLimits({ level: "advanced", age: 50 })).toMatchObject({ maximalTests: true, extraRest: 30 });
  });

  test("a year of training makes the level believable", () => {
    expect(loadingLevel("elite", 0.9)).toBe("intermediate");
    expect(loadingLevel("elite", 1)).toBe("elite");
    expect(loadingLevel("beginner", 0)).toBe("beginner");
    expect(loadingLevel("advanced", undefined)).toBe("advanced");
  });
});
