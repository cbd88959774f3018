import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { percentOfOneRepMax, repsAtPercent, repsToFailure, rpeOfSet } from "./rpe-curve.ts";

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

test("repetitions to failure read the chart backwards", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 15, noNaN: true }), (reps) => {
      expect(repsToFailure(percentOfOneRepMax(reps, 10))).toBeCloseTo(reps, 6);
    }),
  );
});

test.each([
  [75, 7, 7.5],
  [80, 5, 7.5],
  [86.3, 3, 8],
  [100, 1, 10],
  [60, 5, 5],
])("a set at %f %% for %i repetitions is RPE %f", (percent, reps, rpe) => {
  expect(rpeOfSet(percent, reps)).toBe(rpe);
});

test("the whole chart of Reactive Training Systems: repetitions 1 to 12 down, RPE 10 to 6.5", () => {
  const row = (reps: number): number[] =>
    [10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5].map((rpe) => Math.round(percentOfOneRepMax(reps, rpe) * 10) / 10);
  expect(row(1)).toEqual([100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8]);
  expect(row(3)).toEqual([92.2, 90.7, 89.2, 87.8, 86.3, 85, 83.7, 82.4]);
  expect(row(5)).toEqual([86.3, 85, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4]);
  expect(row(8)).toEqual([78.6, 77.4, 76.2, 75.1, 73.9, 72.3, 70.7, 69.4]);
  expect(row(10)).toEqual([73.9, 72.3, 70.7, 69.4, 68, 66.7, 65.3, 64]);
});

test.each([
  [86.3, 8, 3],
  [86.3, 10, 5],
  [75, 8, 7],
  [100, 9, 1],
  [59, 10, 15],
])("at %f %% and RPE %f a set has %i repetitions", (percent, rpe, reps) => expect(repsAtPercent(percent, rpe)).toBe(reps));

test("the three readings of the curve agree", () => {
  const half = fc.integer({ min: 12, max: 20 }).map((rpe) => rpe / 2);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), half, (reps, rpe) => {
      const percent = percentOfOneRepMax(reps, rpe);
      expect(rpeOfSet(percent, reps)).toBe(rpe);
      expect(repsAtPercent(percent, rpe)).toBe(reps);
    }),
  );
});

test("above the maximum and below the chart there is an end", () => {
  expect(repsToFailure(105)).toBe(1);
  expect(repsToFailure(59.9)).toBe(15);
  expect(repsToFailure(30)).toBe(15);
});
