import fc from "fast-check";
import { expect, test } from "vitest";
import { percentOfOneRepMax } from "../../physiology/strength.ts";
import { repsToFailure, rpeOfSet } from "./reps.ts";

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
