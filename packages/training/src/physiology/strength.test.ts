import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ONE_REP_MAX_FORMULAS } from "./one-rep-max-formulas.ts";
import { oneRepMaxFromSet, percentOfOneRepMax, prilepinRange } from "./strength.ts";

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
});

describe("percent at repetitions and RPE", () => {
  test.each([
    [1, 10, 100],
    [5, 10, 86.3],
    [5, 8, 81.1],
    [3, 9, 89.2],
    [8, 7, 70.7],
    [3, 8.5, 87.75],
    [10, 5, 59.9],
  ])("%i repetitions at RPE %f are %f %", (reps, rpe, expected) => {
    expect(percentOfOneRepMax(reps, rpe)).toBeCloseTo(expected, 9);
  });

  test("more repetitions or less effort never mean more weight", () => {
    const reps = fc.integer({ min: 1, max: 12 });
    const rpe = fc.integer({ min: 10, max: 20 }).map((half) => half / 2);
    fc.assert(
      fc.property(reps, rpe, (count, effort) => {
        expect(percentOfOneRepMax(count + 1, effort)).toBeLessThanOrEqual(percentOfOneRepMax(count, effort));
        expect(percentOfOneRepMax(count, effort - 0.5)).toBeLessThanOrEqual(percentOfOneRepMax(count, effort));
      }),
    );
  });
});

describe("Prilepin's chart", () => {
  test.each([
    [55, 3, 6, 24, 18, 30],
    [69.9, 3, 6, 24, 18, 30],
    [70, 3, 6, 18, 12, 24],
    [80, 2, 4, 15, 10, 20],
    [89, 2, 4, 15, 10, 20],
    [90, 1, 2, 7, 4, 10],
  ])("%f %", (percent, lowestReps, highestReps, optimal, lowest, highest) => {
    expect(prilepinRange(percent)).toEqual({
      repsPerSet: { lowest: lowestReps, highest: highestReps },
      optimalTotal: optimal,
      total: { lowest, highest },
    });
  });

  test("is silent below 55 %", () => expect(prilepinRange(54)).toBeUndefined());
});
