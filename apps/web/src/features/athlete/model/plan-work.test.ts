import type { ExerciseItem } from "@ironpace/training";
import { expect, test } from "vitest";
import { getConsequence, type PlannedWork } from "./plan-work.ts";

const squat = (kilograms: number): ExerciseItem => ({
  id: "a",
  name: "Back squat",
  sets: 5,
  reps: "5",
  weight: `${kilograms} kg`,
  dose: { totalSeconds: 900 },
  load: { kilograms, perHand: false, lift: "backSquat", estimated: false },
});
const run: ExerciseItem = {
  id: "b",
  name: "Interval run",
  sets: 4,
  distance: "1 km",
  intensity: "4:20 /km",
  dose: { totalSeconds: 1800 },
  pace: { zone: "interval", fastest: 260, slowest: 262, per: "km", estimated: false },
};
const TODAY = "2026-11-26";
const work: readonly PlannedWork[] = [
  { date: "2026-11-16", items: [squat(120)] },
  { date: "2026-11-24", items: [squat(100), squat(105)] },
  { date: "2026-12-01", items: [squat(110), run] },
];

test("the heaviest line of this week is told, not that of the past or the next one", () => {
  expect(getConsequence("back_squat", work, TODAY)).toEqual({ date: "2026-11-24", text: "Back squat 5 × 5 at 105 kg", thisWeek: true });
});

test("without one this week the next is told, with its day", () => {
  expect(getConsequence("run_5k", work, TODAY)).toEqual({ date: "2026-12-01", text: "Interval run 4 × 1 km at 4:20 /km", thisWeek: false });
});

test("what sets nothing says nothing", () => {
  expect(getConsequence("snatch", work, TODAY)).toBeUndefined();
  expect(getConsequence("vo2_max", work, TODAY)).toBeUndefined();
  expect(getConsequence("back_squat", [], TODAY)).toBeUndefined();
});
