import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ONE_REP_MAX_FORMULAS, oneRepMaxFromSet, oneRepMaxRange } from "./one-rep-max.ts";

describe("one-repetition maximum", () => {
  test.each([
    [100, 1, 0, 100],
    [100, 5, 0, 116.5],
    [100, 10, 0, 133],
    [100, 3, 2, 116.5],
    [102.5, 1, 0, 102.5],
  ])("%f kg × %i with %i in reserve → %f", (kg, reps, reserve, expected) => {
    expect(oneRepMaxFromSet(kg, reps, reserve)).toBe(expected);
  });

  test("nothing is extrapolated beyond 12 repetitions or from nothing", () => {
    expect(oneRepMaxFromSet(100, 12)).toBe(140);
    expect(oneRepMaxFromSet(100, 13)).toBeUndefined();
    expect(oneRepMaxFromSet(100, 10, 3)).toBeUndefined();
    expect(oneRepMaxFromSet(0, 5)).toBeUndefined();
    expect(oneRepMaxFromSet(100, 2.5)).toBeUndefined();
  });

  test("a range reaches from the lowest to the highest formula, never below the set itself", () => {
    const [low, high] = oneRepMaxRange(100, 5)!;
    expect([low, high]).toEqual([expect.closeTo(112.5, 6), expect.closeTo(119.01, 1)]);
    expect(oneRepMaxRange(100, 3, 2)).toEqual([low, high]);
    expect(oneRepMaxRange(140, 1)).toEqual([140, 140]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 4 }),
        (kg, reps, reserve) => {
          const range = oneRepMaxRange(kg, reps, reserve);
          expect(range === undefined).toBe(reps + reserve > 10);
          if (range) expect(kg <= range[0] && range[0] <= range[1]).toBe(true);
        },
      ),
    );
    expect(oneRepMaxRange(0, 5)).toBeUndefined();
  });

  test.each([
    [2, 93.8, 97.2],
    [5, 85.7, 88.9],
    [8, 78.9, 80.6],
    [10, 75, 75],
    [12, 71.4, 69.4],
  ])("implied percent at %i repetitions: Epley %f, Brzycki %f", (reps, epley, brzycki) => {
    expect(10_000 / ONE_REP_MAX_FORMULAS.epley(100, reps)).toBeCloseTo(epley, 1);
    expect(10_000 / ONE_REP_MAX_FORMULAS.brzycki(100, reps)).toBeCloseTo(brzycki, 1);
  });

  test("O'Conner equals Brzycki at 5 repetitions; all formulas agree within 10 % up to 10", () => {
    expect(ONE_REP_MAX_FORMULAS.oConner(80, 5)).toBeCloseTo(ONE_REP_MAX_FORMULAS.brzycki(80, 5), 9);
    for (let reps = 2; reps <= 10; reps++) {
      const all = Object.values(ONE_REP_MAX_FORMULAS).map((formula) => formula(100, reps));
      expect(Math.max(...all) / Math.min(...all)).toBeLessThan(1.1);
    }
  });

  test.each([
    ["epley", 123.33],
    ["brzycki", 120],
    ["lombardi", 121.48],
    ["oConner", 117.5],
    ["mayhew", 123.9],
    ["wathan", 124.03],
    ["lander", 121.06],
  ] as const)("%s of 7 repetitions with 100 kg: %f", (name, expected) => {
    expect(ONE_REP_MAX_FORMULAS[name](100, 7)).toBeCloseTo(expected, 1);
  });

  test("repetitions in reserve count like repetitions; half ones too", () => {
    expect(oneRepMaxFromSet(100, 5, 2)).toBe(oneRepMaxFromSet(100, 7));
    expect(oneRepMaxFromSet(100, 1, 1)).toBe(106.5);
    expect(oneRepMaxFromSet(100, 5, 0.5)).toBe(118);
    expect(oneRepMaxFromSet(100, 5, -1)).toBeUndefined();
    expect(oneRepMaxFromSet(100, 0)).toBeUndefined();
  });

  test("is at least the weight, on half kilograms, never above Epley, and grows with weight and repetitions", () => {
    const kg = fc.integer({ min: 10, max: 300 });
    fc.assert(
      fc.property(kg, fc.integer({ min: 1, max: 11 }), (weight, reps) => {
        const found = oneRepMaxFromSet(weight, reps) ?? 0;
        expect(found).toBeGreaterThanOrEqual(weight);
        expect((found * 2) % 1).toBe(0);
        expect(found).toBeLessThanOrEqual(ONE_REP_MAX_FORMULAS.epley(weight, reps) + 1e-6);
        expect(oneRepMaxFromSet(weight, reps + 1) ?? 0).toBeGreaterThanOrEqual(found);
        expect(oneRepMaxFromSet(weight + 1, reps) ?? 0).toBeGreaterThan(found);
      }),
    );
  });
});
