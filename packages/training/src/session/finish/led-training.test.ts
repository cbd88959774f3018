import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { Session } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const RUNNER: Athlete = { ...HYBRID, focus: "running", availability: { daysPerWeek: 4, weekdays: [2, 4, 5, 7] } };
const CROSSFITTER: Athlete = { ...HYBRID, focus: "crossfit", availability: { daysPerWeek: 4, weekdays: [1, 2, 3, 6] } };

function sessionsOf(athlete: Athlete): readonly Session[] {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("a referral instead of a plan");
  return result.plan.weeks.flatMap(({ sessions }) => sessions);
}

test.each(["Tuesdays is club night at the track, the coach sets the session", "club intervals on Tuesdays, I go with the group"])(
  "the club's night is on its pages, lightly in a deload: %s",
  (dislikes) => {
    const tuesdays = sessionsOf({ ...RUNNER, dislikes }).filter(({ weekday }) => weekday === 2);
    expect(
      tuesdays.map(({ description, isDeload }) => [isDeload, /\bclub\b/u.test(description), /half of its set/u.test(description)]),
    ).toEqual(tuesdays.map(({ isDeload, hard }) => [isDeload, true, isDeload || !hard]));
  },
);

test("a class comes first on the pages of its day and of no other", () => {
  const sessions = sessionsOf({ ...CROSSFITTER, dislikes: "Saturday is partner wod with my coach at the box" });
  const led = sessions.filter(({ description }) => /\bclass\b/u.test(description));
  expect(led.length).toBeGreaterThan(0);
  expect(led.every(({ weekday }) => weekday === 6)).toBe(true);
});

test("nobody else leads the days of who told of no club", () => {
  expect(sessionsOf(RUNNER).filter(({ description }) => /\b(?:club|class)\b/u.test(description))).toEqual([]);
});
