import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { FUZZ } from "#test/fuzz.ts";
import type { Athlete, Level } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import { addDays, daysBetween } from "../../calendar/day.ts";
import type { PacedSession } from "./endurance-estimate.ts";
import type { Estimate, EstimatedCapacity } from "./estimate.ts";
import { getEstimates } from "./estimates.ts";
import type { LoggedSet } from "./evidence.ts";
import { movedEstimates, withEstimates } from "./moved-estimates.ts";

const ENTERED = "2026-11-01";
const TODAY = "2026-12-21";
const ATHLETE: Athlete = {
  ...HYBRID,
  strength: { oneRepMax: { backSquat: 140, deadlift: 170 }, recordedOn: ENTERED },
  conditioning: { run5k: 1380, row500m: 95, recordedOn: ENTERED },
};

const squat = (day: number, kilograms: number, reps: number, rpe: number): LoggedSet => ({
  on: addDays(ENTERED, day),
  exercise: "Back squat",
  kilograms,
  reps,
  rpe,
});

function estimateOf(
  capacity: EstimatedCapacity,
  sets: readonly LoggedSet[],
  paced: readonly PacedSession[] = [],
  athlete = ATHLETE,
): Estimate {
  const found = getEstimates(athlete, { sets, paced }, TODAY).find((estimate) => estimate.capacity === capacity);
  if (found === undefined) throw new Error(`no estimate of ${capacity}`);
  return found;
}

describe("a maximum", () => {
  test("is what was entered until sets say otherwise", () => {
    expect(estimateOf("backSquat", [])).toMatchObject({ value: 140, count: 0, text: "Back squat 140 kg ± 6 kg as you entered it" });
  });

  test("does not move for one strong day, and does for a second", () => {
    expect(estimateOf("backSquat", [squat(25, 125, 5, 7)]).value).toBe(140);
    expect(estimateOf("backSquat", [squat(25, 125, 5, 7), squat(29, 125, 5, 7)]).value).toBeGreaterThan(141);
  });

  test("falls after two days that are clearly lower", () => {
    expect(estimateOf("backSquat", [squat(25, 110, 3, 10)]).value).toBe(140);
    expect(estimateOf("backSquat", [squat(25, 110, 3, 10), squat(29, 110, 3, 10)]).value).toBeLessThan(138.5);
  });

  test("that is on its way down takes its step in every week that says so, and one step a week", () => {
    let athlete: Athlete = { ...ATHLETE, strength: { oneRepMax: { backSquat: 140 } } };
    const steps: (number | undefined)[] = [];
    for (const day of [8, 15, 17, 22, 29]) {
      const today = addDays(ENTERED, day);
      const sets = [1, 4, 8, 11, 15, 18, 22, 25, 29].filter((on) => on <= day).map((on) => squat(on, 110, 4, 9.5));
      const estimates = getEstimates(athlete, { sets, paced: [], entered: { backSquat: { value: 140 } } }, today);
      const moved = movedEstimates(athlete, estimates, today).filter(({ capacity }) => capacity === "backSquat");
      steps.push(moved[0]?.to);
      athlete = { ...athlete, ...withEstimates(athlete, moved, estimates) };
    }
    expect(steps).toEqual([136.5, 133.5, undefined, 130.5, 127.5]);
  });

  test("is a single that is heavier than the estimate, at once", () => {
    const single = estimateOf("backSquat", [squat(25, 150, 1, 9.5)]);
    expect(single).toMatchObject({ value: 150, working: 150 });
    expect(movedEstimates(ATHLETE, [single], TODAY)).toMatchObject([{ capacity: "backSquat", from: 140, to: 150 }]);
  });

  test.each([
    ["light sets", squat(25, 90, 3, 9)],
    ["sets far from failure", squat(25, 130, 3, 6.5)],
    ["long sets", squat(25, 110, 12, 9)],
    ["sets without an effort", { on: addDays(ENTERED, 25), exercise: "Back squat", kilograms: 150, reps: 3 }],
    ["sets of a workout or a deload", { ...squat(25, 140, 3, 8), isNoMeasure: true }],
    ["a variation", { ...squat(25, 140, 3, 8), exercise: "Box squat" }],
  ])("does not count %s", (_what, set) => {
    expect(estimateOf("backSquat", [set, { ...set, on: addDays(ENTERED, 29) }]).count).toBe(0);
  });

  test("is known better the more sets there are", () => {
    const sets = [20, 24, 28, 32, 36, 40, 44].map((day) => squat(day, 115, 5, 8));
    const { spread, confidence, points } = estimateOf("backSquat", sets);
    expect(spread).toBeLessThan(estimateOf("backSquat", []).spread);
    expect(confidence).toBe("firm");
    expect(points.map(({ on }) => on)).toEqual([ENTERED, ...sets.map(({ on }) => on)]);
  });

  test("that was accepted is not proposed again", () => {
    const estimates = getEstimates(ATHLETE, { sets: [squat(25, 150, 1, 10)] }, TODAY);
    const accepted = { ...ATHLETE, ...withEstimates(ATHLETE, movedEstimates(ATHLETE, estimates, TODAY), estimates) };
    expect(accepted.strength).toMatchObject({ oneRepMax: { backSquat: 150, deadlift: 170 }, dates: { backSquat: addDays(ENTERED, 25) } });
    expect(movedEstimates(accepted, estimates, TODAY)).toEqual([]);
  });
});

describe("endurance", () => {
  const paced = (day: number, done: number, rpe: number): PacedSession => ({
    on: addDays(ENTERED, day),
    zone: "threshold",
    planned: 290,
    done,
    rpe,
    plannedRpe: 7,
  });

  test("three threshold runs that were faster at no more effort are half a point, and four in five weeks are not two", () => {
    const start = estimateOf("vdot", []).value;
    const faster = [3, 8, 13].map((day) => paced(day, 284, 7));
    expect(estimateOf("vdot", [], faster).value - start).toBeCloseTo(0.5, 6);
    expect(estimateOf("vdot", [], [...faster, ...[14, 15, 16].map((day) => paced(day, 280, 6))]).value - start).toBeCloseTo(0.5, 6);
    expect(
      estimateOf(
        "vdot",
        [],
        [3, 8].map((day) => paced(day, 284, 7)),
      ).value,
    ).toBe(start);
    expect(
      estimateOf(
        "vdot",
        [],
        [3, 8, 13].map((day) => paced(day, 284, 9)),
      ).value,
    ).toBe(start);
  });

  test("three of four that were slower and harder are half a point less", () => {
    const slower = [paced(3, 300, 9), paced(8, 290, 7), paced(13, 299, 8.5), paced(18, 301, 9)];
    expect(estimateOf("vdot", [], slower).value - estimateOf("vdot", []).value).toBeCloseTo(-0.5, 6);
  });

  test("a newer 5 km that is a minute faster is the form, whatever an old 10 km says", () => {
    const athlete: Athlete = {
      ...ATHLETE,
      conditioning: { run5k: 1320, run10k: 3000, dates: { run5k: "2026-12-18", run10k: "2026-06-01" } },
    };
    const { value, points } = estimateOf("vdot", [], [], athlete);
    expect(value).toBeCloseTo(points.at(-1)?.observed ?? 0, 6);
  });

  test.each([
    { run5k: 1351, run10k: 2850, dates: { run5k: "2026-12-18", run10k: "2026-12-10" } },
    { run5k: 1360, run10k: 2850, dates: { run5k: "2026-12-10", run10k: "2026-12-10" } },
    { run5k: 1360, dates: { run5k: "2026-12-18" } },
    { run10k: 2716, dates: { run10k: "2026-12-18" } },
  ])("the chart shows the VDOT that paces are made from: %o", (conditioning) => {
    const athlete: Athlete = { ...ATHLETE, conditioning };
    expect(estimateOf("vdot", [], [], athlete).value).toBeCloseTo(assessCapacities(athlete, TODAY).vdot!.value, 9);
  });

  test("a hard row that was faster is taken by two seconds at most", () => {
    const row = (day: number, seconds: number, rpe: number): LoggedSet => ({
      on: addDays(ENTERED, day),
      exercise: "Row erg",
      metres: 2000,
      seconds,
      rpe,
    });
    expect(estimateOf("row500m", [row(20, 400, 10)]).value).toBe(93);
    expect(estimateOf("row500m", [row(20, 400, 7)]).value).toBe(95);
  });
});

test("whatever is logged, no estimate jumps over its caps, and the same log is the same line", () => {
  const anySet = fc.record({
    day: fc.integer({ min: 1, max: 50 }),
    kilograms: fc.integer({ min: 60, max: 220 }),
    reps: fc.integer({ min: 2, max: 10 }),
    rpe: fc.integer({ min: 12, max: 20 }),
  });
  const caps: { readonly [level in Level]: number } = { beginner: 1.025, intermediate: 1.015, advanced: 1.01, elite: 1.005 };
  fc.assert(
    fc.property(
      fc.array(anySet, { maxLength: 40 }),
      fc.constantFrom<Level>("beginner", "intermediate", "advanced", "elite"),
      (days, level) => {
        const athlete = { ...ATHLETE, level };
        const sets = days.map(({ day, kilograms, reps, rpe }) => squat(day, kilograms, reps, rpe / 2));
        const { points } = estimateOf("backSquat", sets, [], athlete);
        for (const [index, point] of points.entries()) {
          const before = points.slice(0, index).findLast(({ on }) => daysBetween(on, point.on) >= 7) ?? points[0] ?? point;
          expect(point.value).toBeLessThanOrEqual(before.value * caps[level] + 1e-9);
          expect(point.value).toBeGreaterThanOrEqual(before.value * 0.975 - 1e-9);
          expect(point.value).toBeLessThanOrEqual(154 + 1e-9);
        }
        expect(estimateOf("backSquat", sets.toReversed(), [], athlete).value).toBeCloseTo(points.at(-1)?.value ?? 0, 9);
      },
    ),
    { numRuns: 100, seed: FUZZ.seed },
  );
});
