import { expect, test } from "vitest";
import { hyroxPrediction } from "./hyrox-prediction.ts";
import { hyroxTargetSplit } from "./target-split.ts";

const athlete = {
  level: "intermediate",
  focus: "hyrox",
  sex: "male",
  availability: { daysPerWeek: 4 },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1310, run10k: 2716, row500m: 98 },
} as const;

test("eight runs, eight stations and the Roxzone are the total", () => {
  const { run, tenK, stations, roxzone, total, division } = hyroxPrediction(athlete, "2026-12-02");
  expect(division).toBe("menOpen");
  expect(run! / tenK!).toBeCloseTo(1.18);
  expect(stations.map(({ load }) => load)).toEqual([undefined, 152, 103, undefined, undefined, 24, 20, 6]);
  expect(8 * run! + stations.reduce((sum, { seconds }) => sum + seconds, 0) + roxzone).toBe(total);
  expect([run, roxzone, total! / 30, ...stations.map(({ seconds }) => seconds)].every(Number.isInteger)).toBe(true);
});

test("without a run time there is no total", () => {
  expect(hyroxPrediction({ ...athlete, conditioning: {} }, "2026-12-02")).not.toHaveProperty("total");
});

test.each([4200, 4500, 4801, 5000])("eight runs of a goal of %i s, its stations and the Roxzone are the goal", (goal) => {
  const prediction = hyroxPrediction(athlete, "2026-12-02");
  const { run, stations } = hyroxTargetSplit(prediction, goal)!;
  expect(8 * run + stations + prediction.roxzone).toBe(goal);
  expect(Number.isInteger(run)).toBe(true);
});
