import { expect, test } from "vitest";
import { nscaPercent } from "./repetition-chart.ts";
import { percentOfOneRepMax } from "./rpe-curve.ts";

test("the chart of the NSCA, row by row", () => {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15].map((reps) => nscaPercent(reps));
  expect(rows).toEqual([100, 95, 93, 90, 87, 85, 83, 80, 77, 75, 70, 65]);
});

test("is silent between its rows and beyond them", () => {
  expect([0, 2.5, 11, 13, 16].map((reps) => nscaPercent(reps))).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("lies within 2 points of the RPE chart at failure up to 12 repetitions", () => {
  for (let reps = 1; reps <= 12; reps++) {
    const percent = nscaPercent(reps);
    if (percent !== undefined) expect(Math.abs(percent - percentOfOneRepMax(reps, 10))).toBeLessThanOrEqual(2);
  }
});
