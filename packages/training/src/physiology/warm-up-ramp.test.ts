import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromPounds, toPounds } from "../units/mass.ts";
import { warmUpRamp } from "./warm-up-ramp.ts";

describe("the warm-up ramp", () => {
  test("to 105 kg", () => {
    expect(warmUpRamp(105, { bar: 20, unit: "kg" })).toEqual([
      { kilograms: 20, reps: 8 },
      { kilograms: 42.5, reps: 5 },
      { kilograms: 57.5, reps: 4 },
      { kilograms: 72.5, reps: 3 },
      { kilograms: 85, reps: 2 },
    ]);
  });

  test("a near-maximal top set gets a single at 90 %", () => {
    expect(warmUpRamp(135, { bar: 20, unit: "kg", oneRepMax: 150 }).at(-1)).toEqual({ kilograms: 122.5, reps: 1 });
    expect(warmUpRamp(125, { bar: 20, unit: "kg", oneRepMax: 150 }).at(-1)?.reps).toBe(2);
  });

  test("rises strictly, from the bar, below the top set", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 140 }).map((pairs) => pairs * 2.5),
        (topSet) => {
          const loads = warmUpRamp(topSet, { bar: 15, unit: "kg", oneRepMax: topSet }).map((set) => set.kilograms);
          expect(loads).toEqual([...new Set(loads)].toSorted((a, b) => a - b));
          for (const load of loads) expect(load).toBeLessThan(topSet);
        },
      ),
    );
  });

  test("to 225 lb with a bar of 45 lb", () => {
    const pounds = warmUpRamp(fromPounds(225), { bar: fromPounds(45), unit: "lb" }).map(
      ({ kilograms }) => Math.round(toPounds(kilograms) * 100) / 100,
    );
    expect(pounds).toEqual([45, 90, 125, 155, 180]);
  });

  test("to the empty bar there is nothing to build up", () => {
    expect(warmUpRamp(20, { bar: 20, unit: "kg" })).toEqual([]);
    expect(warmUpRamp(fromPounds(5) * 9, { bar: fromPounds(45), unit: "lb" })).toEqual([]);
  });

  test("steps that fall on the same plates are taken once", () => {
    expect(warmUpRamp(25, { bar: 20, unit: "kg" })).toEqual([{ kilograms: 20, reps: 8 }]);
    expect(warmUpRamp(30, { bar: 20, unit: "kg" }).map(({ kilograms }) => kilograms)).toEqual([20, 25]);
    expect(warmUpRamp(fromPounds(65), { bar: fromPounds(45), unit: "lb" })).toHaveLength(2);
  });
});
