import { expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { daysBetween } from "../../calendar/day.ts";
import type { Session } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const OPEN = "2027-02-26";
const ATHLETE: Athlete = {
  level: "intermediate",
  focus: "crossfit",
  age: 34,
  sex: "male",
  bodyWeight: 82,
  trainingYears: 4,
  strength: { oneRepMax: { backSquat: 130, deadlift: 165, cleanAndJerk: 92, snatch: 67, overheadPress: 60 } },
  gymnastics: { strictPullUps: 10, handstandPushUps: 6, barMuscleUps: 2 },
  conditioning: {},
  availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6] },
  competitions: [{ name: "CrossFit Open", type: "crossfit open", date: OPEN, priority: "A" }],
};

function rehearsals(athlete: Athlete): readonly Session[] {
  const result = generatePlan(athlete, { startDate: "2026-12-07", weeks: 11 });
  if (result.kind !== "plan") throw new Error("a plan was expected");
  return result.plan.weeks.flatMap(({ sessions }) => sessions.filter(({ title }) => title.startsWith("Open rehearsal")));
}

test("three scored workouts lead to the Open, each another one, two weeks apart", () => {
  const found = rehearsals(ATHLETE);
  expect(found.map(({ date }) => Math.round(daysBetween(date, OPEN) / 7))).toEqual([6, 4, 2]);
  expect(new Set(found.map(({ blocks }) => blocks.mainWorkout[0]?.name)).size).toBe(3);
});

test("a contest on one day has days of events instead", () => {
  const [open] = ATHLETE.competitions ?? [];
  expect(
    open === undefined ? [] : rehearsals({ ...ATHLETE, competitions: [{ ...open, name: "Throwdown", type: "crossfit throwdown" }] }),
  ).toEqual([]);
});
