import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { ExerciseItem } from "../../model/plan.ts";
import { validatePlan } from "../../checks/validate.ts";

/** The warm-ups and the strength work of each week: what the session trains anyway needs no graded sets before it. */
function warmupsOf(more: Partial<Athlete>): readonly (readonly (readonly ExerciseItem[])[])[] {
  const athlete = { ...HYBRID, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 4 });
  if (result.kind === "referral") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.map(({ sessions }) => sessions.map(({ blocks }) => [...blocks.warmup, ...blocks.strength]));
}

const rehabLines = (warmup: readonly ExerciseItem[]): readonly ExerciseItem[] =>
  warmup.filter(({ notes }) => notes?.startsWith("For the ") === true);

describe("graded work for a sore region", () => {
  test.each([
    ["tight knee", /step-down|step-up/iu],
    ["knee pain 4/10", /wall sit/iu],
    ["mild achilles pain", /single-leg calf raise/iu],
    ["achilles pain", /calf raise/iu],
    ["lower back pain 4/10", /bird dog/iu],
    ["pulled hamstring 5/10", /isometric hamstring bridge/iu],
    ["shoulder pain 4/10", /external rotation/iu],
    ["rolled ankle 4/10", /calf raise/iu],
    ["rolled my ankle, limping, 7/10", /ankle mobility/iu],
    ["tennis elbow 3/10", /wrist/iu],
  ])("%s: two or three times a week, more from week to week", (injuries, name) => {
    const all = warmupsOf({ injuries, focus: "strength" });
    for (const week of all.slice(0, 2)) {
      const days = week.filter((lines) => lines.some((line) => name.test(line.name)));
      expect(days.length).toBeGreaterThanOrEqual(2);
      expect(week.flatMap(rehabLines).filter((line) => name.test(line.name)).length).toBeLessThanOrEqual(3);
    }
    const weeks = all.map((week) => week.flatMap(rehabLines));
    if (weeks.slice(0, 2).some((lines) => !lines.some((line) => name.test(line.name)))) return;
    const [first, second] = weeks.map((lines) => lines.find((line) => name.test(line.name))?.dose);
    const amount = (dose: ExerciseItem["dose"] | undefined): number => (dose?.reps ?? 0) + (dose?.seconds ?? 0);
    expect(amount(second)).toBeGreaterThan(amount(first));
  });

  test("none for what has healed, what is very bad, and the healthy", () => {
    for (const injuries of ["old shoulder injury, healed", "knee pain 8/10", ""])
      expect(warmupsOf({ injuries }).flat().flatMap(rehabLines)).toEqual([]);
  });
});
