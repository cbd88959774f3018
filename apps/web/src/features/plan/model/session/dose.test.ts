import { describe, expect, test } from "vitest";
import { METRIC } from "#backend/preferences/units.ts";
import { getDose, getFigure, isEstimated, loadText, getRamp } from "./dose.ts";
import { item } from "../sample-plan.ts";

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
  expect(getDose(item(parts), METRIC)).toBe(dose);
});

test("a load is iron with one decimal, two implements are told", () => {
  expect(getFigure(item({ load: { kilograms: 112.5, perHand: false, estimated: false } }), METRIC)).toEqual({
    face: "iron",
    value: "112.5",
    unit: "kg",
  });
  const pair = item({ weight: "2 × 16 kg", load: { kilograms: 16, perHand: true, estimated: true } });
  expect(getFigure(pair, METRIC)).toMatchObject({ value: "2 × 16.0" });
  expect(isEstimated(pair)).toBe(true);
});

test("a pace is a range unless both ends are the same", () => {
  const pace = { zone: "threshold", fastest: 278, slowest: 285, per: "km", estimated: false } as const;
  expect(getFigure(item({ pace }), METRIC)).toEqual({ face: "pace", value: "4:38–4:45", unit: "/km" });
  expect(getFigure(item({ pace: { ...pace, slowest: 278, per: "500m" } }), METRIC)).toEqual({
    face: "pace",
    value: "4:38",
    unit: "/500 m",
  });
});

test("a ramp is a set for each of its loads", () => {
  expect(getRamp(item({ sets: 3, reps: "8-5-3", weight: "20 → 42.5 → 60 kg" }))).toEqual([
    { reps: "8", kilograms: 20 },
    { reps: "5", kilograms: 42.5 },
    { reps: "3", kilograms: 60 },
  ]);
  expect(getRamp(item({ sets: 2, reps: "5", weight: "60 kg" }))).toBeUndefined();
  expect(getRamp(item({ reps: "8-5-3", weight: "20 → 60 kg" }))).toBeUndefined();
});

test("without a number the intensity is told in words, without that nothing", () => {
  expect(getFigure(item({ intensity: "RPE 7" }), METRIC)).toEqual({ face: "text", value: "RPE 7" });
  expect(getFigure(item(), METRIC)).toBeUndefined();
});

describe("in pounds and miles", () => {
  const imperial = { ...METRIC, weight: "lb", distance: "mi" } as const;

  test("loads are whole pounds, whatever unit the plan was made in", () => {
    const load = { perHand: false, estimated: false };
    expect(getFigure(item({ load: { ...load, kilograms: 102.058_283_25 } }), imperial)).toEqual({ face: "iron", value: "225", unit: "lb" });
    expect(getFigure(item({ load: { ...load, kilograms: 100 } }), imperial)).toMatchObject({ value: "220" });
  });

  test("paces and distances of runs are per mile and in miles; rowing, pools and tracks keep their metres", () => {
    const pace = { zone: "threshold", fastest: 278, slowest: 285, per: "km", estimated: false } as const;
    expect(getFigure(item({ pace }), imperial)).toEqual({ face: "pace", value: "7:27–7:39", unit: "/mi" });
    expect(getFigure(item({ pace: { ...pace, per: "500m" } }), imperial)).toMatchObject({ unit: "/500 m" });
    expect(getDose(item({ distance: "12.4 km" }), imperial)).toBe("7.7 mi");
    expect(getDose(item({ sets: 6, distance: "800 m" }), imperial)).toBe("6 × 800 m");
  });

  test("a ramp written in pounds is read as one", () => {
    const ramp = getRamp(item({ reps: "5-3", weight: "95 → 135 lb" }));
    expect(ramp?.map(({ kilograms }) => loadText(kilograms, imperial))).toEqual(["95", "135"]);
  });
});
