import { expect, test } from "vitest";
import { getEstimate } from "./one-rep-max.ts";

const set = (weight_kg: number, reps: number, rpe: number | null = null) => ({
  weight_kg,
  reps,
  rpe,
  performed_at: "2026-03-01T10:00:00Z",
});

// Epley 116.7, Brzycki 112.5, Lombardi 117.5, O'Conner 112.5, Mayhew 119.0, Wathan 116.6, Lander 113.7 for 100 kg × 5.
test.each([
  [set(100, 5), "kg", { range: "112.5–119.0", from: "100 kg × 5" }],
  [set(100, 3, 8), "kg", { range: "112.5–119.0", from: "100 kg × 3 at RPE 8" }],
  [set(140, 1), "kg", { range: "140.0", from: "140 kg × 1" }],
  [set(100, 5), "lb", { range: "248.0–262.5", from: "220.5 lb × 5" }],
  [set(60, 8, 7), "kg", undefined],
] as const)("%j in %s", (strong, unit, estimate) => {
  expect(getEstimate(strong, unit)).toEqual(estimate);
});

test("no maximum is lower than what was lifted", () => {
  expect(getEstimate(set(100, 5), "kg", 115)?.range).toBe("115.0–119.0");
  expect(getEstimate(set(100, 5), "kg", 120)).toBeUndefined();
});
