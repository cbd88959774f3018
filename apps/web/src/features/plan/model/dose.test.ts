import { expect, test } from "vitest";
import { doseOf, figureOf, isEstimated, rampOf } from "./dose.ts";
import { item } from "./testing/sample-plan.ts";

test.each([
  [{ sets: 5, reps: "4" }, "5 × 4"],
  [{ sets: 3, reps: "8 each side" }, "3 × 8 each side"],
  [{ sets: 1, reps: "10" }, "1 × 10"],
  [{ sets: 1, distance: "5 km" }, "5 km"],
  [{ sets: 4, duration: "8 min" }, "4 × 8 min"],
  [{ reps: "21-15-9" }, "21-15-9"],
  [{ sets: 3, reps: "5-4-3" }, "5, 4, 3"],
  [{ sets: 2, reps: "21-15-9" }, "2 × 21-15-9"],
  [{ duration: "5:30 min" }, "5:30"],
  [{ sets: 3 }, "3 sets"],
  [{}, ""],
])("the dose of %o is %s", (parts, dose) => {
  expect(doseOf(item(parts))).toBe(dose);
});

test("a load is iron with one decimal, two implements are told", () => {
  expect(figureOf(item({ load: { kilograms: 112.5, perHand: false, estimated: false } }))).toEqual({
    face: "iron",
    value: "112.5",
    unit: "kg",
  });
  const pair = item({ weight: "2 × 16 kg", load: { kilograms: 16, perHand: true, estimated: true } });
  expect(figureOf(pair)).toMatchObject({ value: "2 × 16.0" });
  expect(isEstimated(pair)).toBe(true);
});

test("a pace is a range unless both ends are the same", () => {
  const pace = { zone: "threshold", fastest: 278, slowest: 285, per: "km", estimated: false } as const;
  expect(figureOf(item({ pace }))).toEqual({ face: "pace", value: "4:38–4:45", unit: "/km" });
  expect(figureOf(item({ pace: { ...pace, slowest: 278, per: "500m" } }))).toEqual({ face: "pace", value: "4:38", unit: "/500 m" });
});

test("a ramp is a set for each of its loads", () => {
  expect(rampOf(item({ sets: 3, reps: "8-5-3", weight: "20 → 42.5 → 60 kg" }))).toEqual([
    { reps: "8", kilograms: 20 },
    { reps: "5", kilograms: 42.5 },
    { reps: "3", kilograms: 60 },
  ]);
  expect(rampOf(item({ sets: 2, reps: "5", weight: "60 kg" }))).toBeUndefined();
  expect(rampOf(item({ reps: "8-5-3", weight: "20 → 60 kg" }))).toBeUndefined();
});

test("without a number the intensity is told in words, without that nothing", () => {
  expect(figureOf(item({ intensity: "RPE 7" }))).toEqual({ face: "text", value: "RPE 7" });
  expect(figureOf(item())).toBeUndefined();
});
