import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const RUNNER: Athlete = {
  ...HYBRID,
  focus: "running",
  equipment: ["band"],
  availability: { daysPerWeek: 5, weekdays: [2, 3, 4, 6, 7] },
};

test.each([
  "no squats, no deadlifts, no bridges, no lunges, no step-ups, no rows, no push-ups, no planks, no dead bugs",
  "no squats, no hinges, no single leg work, no planks, no calf raises, no push-ups, no rows, no bird dogs, no clamshells, no bridges",
])("a run with strength after it has strength, or is a run: %s", (dislikes) => {
  const result = generatePlan({ ...RUNNER, dislikes }, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  const sessions = result.plan.weeks.flatMap(({ sessions: each }) => each);
  const named = sessions.filter(({ title }) => title.includes("short strength"));
  expect(named.filter(({ blocks }) => blocks.strength.length === 0).map(({ title }) => title)).toEqual([]);
  expect(sessions.filter(({ description }) => /for \./u.test(description))).toEqual([]);
});
