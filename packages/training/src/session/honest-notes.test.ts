import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { REFERENCE_ATHLETES } from "#test/reference.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { ExerciseItem, Session } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";

function sessionsOf(athlete: Partial<Athlete>): readonly Session[] {
  const made = generatePlan({ ...HYBRID, ...athlete }, { startDate: "2026-11-23", weeks: 5 });
  if (made.kind !== "plan") throw new Error("no plan");
  return made.plan.weeks.flatMap(({ sessions }) => sessions);
}

const notesOf = ({ coachNotes, description }: Session): string => [description, ...Object.values(coachNotes)].join(" ");
const linesOf = ({ blocks }: Session): readonly ExerciseItem[] => Object.values(blocks).flat();

const RUN_WALKER: Partial<Athlete> = { level: "beginner", focus: "running", strength: { oneRepMax: {} }, conditioning: {}, gymnastics: {} };

test("who runs and walks by the minute is never told to leave the watch alone", () => {
  const walks = sessionsOf(RUN_WALKER).filter(({ title }) => /run-walk/iu.test(title));
  expect(walks.length).toBeGreaterThan(2);
  for (const session of walks) expect(notesOf(session)).not.toMatch(/watch alone|hard days possible/u);
});

test("who has no run time is not sent to the slow end of a pace", () => {
  for (const session of sessionsOf(RUN_WALKER)) expect(notesOf(session)).not.toContain("slow end of the pace");
});

/** The athlete of a reference plan. */
function referenceAthlete(name: string): Athlete {
  const found = REFERENCE_ATHLETES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no reference athlete ${name}.`);
  return found.athlete;
}

test.each(["hyrox-intermediate-knee", "general-hyrox-in-18-days"])(
  "a lift at “RPE 5 at most” never grows because it felt easy: %s",
  (name) => {
    const capped = sessionsOf(referenceAthlete(name))
      .flatMap(linesOf)
      .filter(({ intensity }) => intensity?.endsWith("at most") === true);
    expect(capped.length).toBeGreaterThan(0);
    for (const { notes = "" } of capped) expect(notes).not.toMatch(/One point easier/u);
  },
);

test("a push-up has no weight to take half of", () => {
  const pushUps = sessionsOf(referenceAthlete("strength-advanced-no-barbell"))
    .flatMap(linesOf)
    .filter(({ name }) => name === "Deficit push-up");
  expect(pushUps.length).toBeGreaterThan(0);
  for (const { notes = "" } of pushUps) expect(notes).not.toContain("of the weight you will lift");
});
