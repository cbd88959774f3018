import { expect, test } from "vitest";
import { REFERENCE_ATHLETES } from "#test/reference.ts";
import { START } from "#test/athlete-arbitrary.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { Plan } from "../../model/plan.ts";
import { NO_SUBSTITUTION } from "../../model/words.ts";
import { printCover, printPlan, printWeek } from "./print-plan.ts";

test.each(REFERENCE_ATHLETES)("the plan of $name is a cover and a page for each week", ({ athlete }) => {
  const plan = planOf(athlete);
  const [cover, ...pages] = printPlan(plan).split("\f\n");
  expect(cover).toBe(printCover(plan));
  expect(pages).toEqual(plan.weeks.map((week) => printWeek(plan, week)));
});

test.each(REFERENCE_ATHLETES)("nothing a coach needs is left out for $name", ({ athlete }) => {
  const plan = planOf(athlete);
  const text = unwrapped(printPlan(plan));
  const sessions = plan.weeks.flatMap((week) => week.sessions);
  const notes = sessions.flatMap(({ coachNotes }) => [
    coachNotes.stimulus,
    coachNotes.strategy,
    // That nothing stands in for a run needs no line, and what stands beside the exercises is said there.
    coachNotes.substitutions === NO_SUBSTITUTION || /^In place of |the same effort\.$/u.test(coachNotes.substitutions)
      ? undefined
      : coachNotes.substitutions,
    coachNotes.warmup,
  ]);
  const work = sessions.flatMap(({ blocks }) => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]);
  const doses = work.flatMap((item) => [item.name, item.weight, item.intensity, item.why, item.notes, item.restBetweenSets]);
  const wanted = [...plan.notes.map((note) => note.text), ...sessions.map((session) => session.title), ...notes, ...doses];
  expect(wanted.filter((part) => part !== undefined && !text.includes(unwrapped(part)))).toEqual([]);
});

test("no line is wider than a sheet", () => {
  const lines = REFERENCE_ATHLETES.flatMap(({ athlete }) => printPlan(planOf(athlete)).split("\n"));
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
});

function planOf(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: START });
  if (result.kind !== "plan") throw new Error("a referral");
  return result.plan;
}

function unwrapped(text: string): string {
  return text.replaceAll(/\s+/gu, " ");
}
