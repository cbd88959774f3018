import { expect, test } from "vitest";
import type { DoneSession } from "../api/exercise-story.ts";
import { bestEfforts, estimateLine, estimateOn } from "./estimated-max.ts";

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
