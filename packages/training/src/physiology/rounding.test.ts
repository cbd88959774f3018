import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromPounds, toPounds } from "../units/mass.ts";
import { BARBELL_STEP, barbellLoad, emptyBar, roundDumbbell, roundKettlebell, roundLoad, roundWallBall } from "./rounding.ts";

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
          const load = barbellLoad(oneRepMax, percent, { cap: most, bar: 20, unit: "kg" });
          if (load === undefined) return;
          expect(load).toBeLessThanOrEqual(oneRepMax * most + 1e-6);
          expect(load % 2.5).toBe(0);
          expect(load).toBeGreaterThanOrEqual(20);
        },
      ),
    );
  });

  test("below the bar there is no barbell load", () => {
    expect(barbellLoad(30, 50, { cap: 0.8, bar: emptyBar("female"), unit: "kg" })).toBe(15);
    expect(barbellLoad(28, 45, { cap: 0.8, bar: emptyBar("female"), unit: "kg" })).toBeUndefined();
    expect(barbellLoad(30, 50, { cap: 0.8, bar: emptyBar("male"), unit: "kg" })).toBeUndefined();
    expect(emptyBar(undefined)).toBe(15);
  });

  test("80 % of 141 kg: 112.5, not 115", () => expect(barbellLoad(141, 82, { cap: 0.8, bar: 20, unit: "kg" })).toBe(112.5));
});

describe("in pounds", () => {
  test.each([
    [227.5, 225],
    [227.6, 230],
    [222.4, 220],
    [222.5, 220],
  ])("%f lb → %f lb on plates of 2.5 lb and more, ties down", (pounds, expected) => {
    expect(toPounds(roundLoad(fromPounds(pounds), BARBELL_STEP.lb))).toBeCloseTo(expected, 9);
  });

  test("bars of 45 and 35 lb", () => {
    expect(toPounds(emptyBar("male", "lb"))).toBeCloseTo(45, 9);
    expect(toPounds(emptyBar("female", "lb"))).toBeCloseTo(35, 9);
    expect(emptyBar(undefined, "lb")).toBe(emptyBar("female", "lb"));
  });

  test("75 % of 300 lb is 225 lb, and never above the cap", () => {
    const load = barbellLoad(fromPounds(300), 75, { cap: 0.8, bar: emptyBar("male", "lb"), unit: "lb" });
    expect(toPounds(load ?? 0)).toBeCloseTo(225, 9);
    const capped = barbellLoad(fromPounds(303), 82, { cap: 0.8, bar: emptyBar("male", "lb"), unit: "lb" });
    expect(toPounds(capped ?? 0)).toBeCloseTo(240, 9);
  });

  test("the empty bar itself is a load, less is none", () => {
    const options = { cap: 1, bar: emptyBar("male", "lb"), unit: "lb" } as const;
    expect(barbellLoad(fromPounds(100), 45, options)).toBeCloseTo(fromPounds(45), 9);
    expect(barbellLoad(fromPounds(100), 42, options)).toBeUndefined();
  });

  test("every load is whole pairs of plates", () => {
    const options = { cap: 0.925, bar: emptyBar("female", "lb"), unit: "lb" } as const;
    fc.assert(
      fc.property(fc.double({ min: 20, max: 350, noNaN: true }), fc.double({ min: 40, max: 100, noNaN: true }), (oneRepMax, percent) => {
        const load = barbellLoad(oneRepMax, percent, options);
        if (load === undefined) return;
        expect(Math.abs(toPounds(load) / 5 - Math.round(toPounds(load) / 5))).toBeLessThan(1e-9);
        expect(load).toBeLessThanOrEqual(oneRepMax * 0.925 + 1e-6);
        expect(load).toBeGreaterThanOrEqual(options.bar - 1e-9);
      }),
    );
  });

  test.each([
    [2, 5],
    [7.5, 5],
    [52, 50],
    [53, 55],
  ])("%f lb → dumbbell of %f lb", (pounds, expected) => {
    expect(toPounds(roundDumbbell(fromPounds(pounds), "lb"))).toBeCloseTo(expected, 9);
  });
});

test.each([
  [3, 4],
  [5, 4],
  [5.1, 6],
  [7.5, 6],
  [12, 9],
])("%f kg → wall ball of %f kg", (kg, expected) => expect(roundWallBall(kg)).toBe(expected));

test("wall balls in pounds are the 20 and 14 of the benchmark workouts", () => {
  expect([9, 6, 4].map((kg) => Math.round(toPounds(roundWallBall(kg, "lb"))))).toEqual([20, 14, 10]);
});
