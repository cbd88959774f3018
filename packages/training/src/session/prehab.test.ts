import { describe, expect, test } from "vitest";
import { HYBRID } from "../../test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { ExerciseItem } from "../model/plan.ts";
import { validatePlan } from "../checks/validate.ts";

function warmupsOf(more: Partial<Athlete>): readonly (readonly ExerciseItem[])[] {
  const athlete = { ...HYBRID, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 4 });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.flatMap((week) => week.sessions).map(({ blocks }) => blocks.warmup);
}

const prehabOf = (warmup: readonly ExerciseItem[]): readonly ExerciseItem[] =>
  warmup.filter(({ notes }) => notes?.startsWith("For the ") === true);

describe("prehab in the warm-up", () => {
  test.each([
    ["tight knee", "Straight-leg raise"],
    ["knee pain", "Straight-leg raise"],
    ["old shoulder injury, healed", "Band pull-apart"],
    ["lower back pain", "Bird dog"],
    ["mild achilles pain", "Calf raise"],
    ["achilles pain", "Ankle mobility drill"],
  ])("%s: %s, 2 × 12-15", (injuries, name) => {
    const warmups = warmupsOf({ injuries, focus: "strength" }).filter((warmup) => warmup.length > 1);
    for (const warmup of warmups) {
      const [item, ...others] = prehabOf(warmup);
      expect(item?.name).toBe(name);
      expect(others).toEqual([]);
      expect(item?.sets).toBe(2);
      expect(item?.dose.reps).toBeGreaterThanOrEqual(12);
      expect(item?.dose.reps).toBeLessThanOrEqual(15);
    }
    expect(warmups.length).toBeGreaterThan(0);
  });

  test("none for a severe problem, and none for the healthy", () => {
    for (const injuries of ["severe knee pain", ""]) expect(warmupsOf({ injuries }).flatMap(prehabOf)).toEqual([]);
  });
});
