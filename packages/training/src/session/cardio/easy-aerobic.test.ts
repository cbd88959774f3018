import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const AT_HOME: Athlete = {
  ...HYBRID,
  focus: "general",
  level: "beginner",
  conditioning: {},
  availability: { daysPerWeek: 3, weekdays: [1, 3, 6] },
};

/** A drill on the floor is no engine: a machine that is there goes on, whatever stands in for the others. */
test.each([
  [["dumbbell", "rower"], "I don't need any more walking or running, please", ""],
  [
    ["barbell", "dumbbell", "kettlebell", "bench", "rower", "band"],
    "no walking please",
    "Wear and tear in both knees, stairs down hurt 5/10",
  ],
  [["dumbbell", "bike"], "no walking please", "achilles tendon sore 3/10 after runs"],
] as const)("easy days are done on what somebody has: %s, %s, %s", (equipment, dislikes, injuries) => {
  const result = generatePlan({ ...AT_HOME, equipment: [...equipment], dislikes, injuries }, { startDate: "2026-11-30", weeks: 9 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const engines = result.plan.weeks.flatMap(({ sessions }) => sessions).filter(({ title }) => /engine/iu.test(title));
  const long = engines.flatMap(({ blocks }) => blocks.mainWorkout).filter(({ dose }) => (dose.totalSeconds ?? 0) > 300);
  expect(long.filter(({ name }) => findExercise(name)?.category !== "cardio").map(({ name }) => name)).toEqual([]);
});
