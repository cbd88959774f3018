import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete, Level } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { ExerciseItem, Plan } from "../../model/plan.ts";
import { validatePlan } from "../validate.ts";

const strength = { oneRepMax: { backSquat: 130, deadlift: 170, cleanAndJerk: 100, snatch: 80 } };

function problems(level: Level, heavySessions: number): readonly string[] {
  const athlete: Athlete = { ...HYBRID, focus: "crossfit", level, trainingYears: 8, strength, availability: { daysPerWeek: 4 } };
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks: 3 });
  if (result.kind === "referral") throw new Error("no plan");
  return validatePlan(withSingles(result.plan, heavySessions), athlete)
    .filter(({ rule }) => rule === "heavy-singles")
    .map(({ message }) => message);
}

function withSingles(plan: Plan, heavySessions: number): Plan {
  const single: ExerciseItem = {
    id: "single",
    name: "Snatch",
    sets: 1,
    reps: "1",
    load: { kilograms: 75, perHand: false, bar: 20, lift: "snatch", oneRepMax: 80, percent: 93.75, estimated: false },
    dose: { reps: 1, totalSeconds: 120 },
  };
  const [first, ...weeks] = plan.weeks;
  if (first === undefined) throw new Error("no week");
  const sessions = first.sessions.map((session, index) =>
    index < heavySessions ? { ...session, blocks: { ...session.blocks, skill: [single] } } : session,
  );
  return { ...plan, weeks: [{ ...first, sessions }, ...weeks] };
}

test.each<[Level, number]>([
  ["beginner", 0],
  ["intermediate", 1],
  ["advanced", 2],
])("%s: at most %i sessions a week with an Olympic single of 90 %% or more", (level, most) => {
  expect(problems(level, most)).toEqual([]);
  expect(problems(level, most + 1)).toEqual([`${most + 1} sessions with Olympic lifts of 90% or more, at most ${most}`]);
});
