import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { Session } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const RUNNER = {
  ...HYBRID,
  focus: "running",
  injuries: "left knee pain 2/10",
  availability: { daysPerWeek: 4, weekdays: [2, 4, 5, 7] },
} as const;

test("a run with a sore knee is not told to use less weight, a day of squats is", () => {
  const result = generatePlan(RUNNER, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const noted = result.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ coachNotes }) => coachNotes.warmup.includes("above 3/10:"));
  const isLifting = ({ blocks }: Session): boolean => blocks.strength.some(({ name }) => (findExercise(name)?.stress.knee ?? 0) > 0);
  const lifting = noted.filter(isLifting);
  const running = noted.filter((session) => !isLifting(session));
  expect([lifting.length > 0, running.length > 0]).toEqual([true, true]);
  expect(lifting.filter(({ coachNotes }) => !coachNotes.warmup.includes("use less weight"))).toEqual([]);
  expect(running.filter(({ coachNotes }) => !/walk until it settles|easier gear|pull easier/u.test(coachNotes.warmup))).toEqual([]);
});
