import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import { generatePlan } from "../plan/generate-plan.ts";

const WAITING: Athlete = {
  ...HYBRID,
  focus: "general",
  level: "beginner",
  age: 47,
  strength: { oneRepMax: {} },
  conditioning: {},
  equipment: ["dumbbell", "band"],
  availability: { daysPerWeek: 3 },
};

test.each([
  "Knee operation last week, I am not allowed to walk or cycle yet",
  "Linkerknie net geopereerd, ik mag nog niet lopen of fietsen",
])("nobody breathes for twenty minutes instead of a walk that is closed: %s", (injuries) => {
  const athlete: Athlete = { ...WAITING, injuries };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 4 });
  if (result.kind !== "plan") return;
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  const items = result.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => blocks.mainWorkout));
  expect(items.filter(({ name, dose }) => name.startsWith("Breathing drill") && dose.totalSeconds > 300)).toEqual([]);
});
