import { expect, test } from "vitest";
import type { DoneSession } from "../api/exercise-story.ts";
import { bestEfforts, bestsOf, estimateLine, estimateOn, knownLine, liftedOnce } from "./estimated-max.ts";

const session = (day: string, ...sets: readonly (readonly [kg: number, reps: number, rpe?: number, type?: string])[]): DoneSession => ({
  performed_session_id: day,
  title: null,
  performed_at: `${day}T10:00:00`,
  sets: sets.map(([weight_kg, reps, rpe = null, set_type = "working"]) => ({
    set_type: set_type as "working",
    metric: "weight_reps",
    weight_kg,
    reps,
    rpe,
    seconds: null,
    metres: null,
    calories: null,
    per_hand: false,
  })),
});

test("of each day the set that speaks for the highest maximum counts; warm-ups do not", () => {
  const efforts = bestEfforts([session("2026-03-10", [100, 1]), session("2026-03-03", [90, 5, 8], [95, 1], [140, 1, 10, "warmup"])]);
  expect(efforts).toMatchObject([
    // 90 kg × 5 with two in reserve, Epley: 90 × (1 + 7/30) = 111.
    { day: "2026-03-03", kilograms: 90, reps: 5, estimate: 111 },
    { day: "2026-03-10", kilograms: 100, reps: 1, estimate: 100, low: 100, high: 100 },
  ]);
});

test("the best of six weeks is the estimate; after that the last effort, less and less sure", () => {
  const efforts = bestEfforts([session("2026-01-01", [100, 1]), session("2026-02-01", [90, 1])]);
  expect(estimateOn(efforts, "2025-12-31")).toBeUndefined();
  expect(estimateOn(efforts, "2026-02-01")).toMatchObject({ value: 100 });
  expect(estimateOn(efforts, "2026-02-15")).toEqual({ day: "2026-02-15", value: 90, low: 90 - 1.8, high: 90 + 1.8 });
  expect(estimateLine(efforts, "2026-03-01").map(({ day, value }) => [day, value])).toEqual([
    ["2026-01-01", 100],
    ["2026-02-01", 100],
    ["2026-03-01", 90],
  ]);
});

test("where the plan has an estimate, its line and its bests are drawn, not those of the sets", () => {
  const estimate = {
    value: 107.5,
    spread: 2,
    points: [
      { on: "2026-11-02", value: 107.5, spread: 3, observed: 107.5, from: "entered" as const, count: 1 },
      { on: "2026-11-24", value: 107.6, spread: 2, observed: 108, from: "sets" as const, count: 3 },
    ],
  };
  const efforts = bestEfforts([session("2026-01-20", [97.5, 1])]);
  expect(knownLine(estimate, "2026-11-30").map(({ day, low, high }) => [day, low, high])).toEqual([
    ["2026-11-02", 104.5, 110.5],
    ["2026-11-24", 105.6, 109.6],
    ["2026-11-30", 105.5, 109.5],
  ]);
  expect(liftedOnce(efforts, estimate)).toEqual([{ day: "2026-11-02", kilograms: 107.5 }]);
  expect(liftedOnce(efforts, undefined)).toMatchObject([{ day: "2026-01-20", kilograms: 97.5 }]);
});

test("the bests of an exercise are those of all its names, with what they were before, in kilograms", () => {
  const best = (exercise_name: string, values: readonly (readonly [string, number | null])[], unit = "kg", metric = "weight") => {
    const [[date, value_number] = ["", null], ...former] = values;
    const personal_best_history = former.map(([day, value]) => ({ date: day, value_number: value, unit }));
    return { exercise_name, metric, unit, date, value_number, personal_best_history };
  };
  const bests = [
    best("Back Squat", [
      ["2026-11-02", 107.5],
      ["2026-03-10", 100],
    ]),
    best("squat", [["2026-01-05", 200]], "lb"),
    best("Front squat", [["2026-05-05", 90]]),
    best("Back squat", [["2026-06-06", 60]], "s", "time"),
    best("Back squat", [["2026-07-07", null]]),
  ];
  expect(bestsOf(bests, ["Back squat", "Squat"]).map(({ day, kilograms }) => [day, Math.round(kilograms * 10) / 10])).toEqual([
    ["2026-01-05", 90.7],
    ["2026-03-10", 100],
    ["2026-11-02", 107.5],
  ]);
});
