import { expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import { addDays, parseDay } from "#training/calendar/day.ts";
import type { Session } from "#training/model/plan.ts";
import { isWholeSimulation } from "#training/week/hyrox/simulation-day.ts";
import { generatePlan } from "./generate-plan.ts";

const START = parseDay("2026-11-30") ?? "2026-11-30";
const told = (value: number): { readonly value: number; readonly source: "told" } => ({ value, source: "told" });

function sessionsOf(athlete: Athlete): readonly Session[] {
  const result = generatePlan(athlete, { startDate: START, weeks: 9 });
  if (result.kind !== "plan") throw new Error(result.referral.text);
  return result.plan.weeks.flatMap(({ sessions }) => sessions);
}

test("after a whole simulation the next three days hold no fast run", () => {
  const sessions = sessionsOf({
    level: "advanced",
    focus: "hyrox",
    age: 29,
    sex: "male",
    bodyWeight: 83,
    strength: { oneRepMax: { backSquat: 150, deadlift: 190 } },
    gymnastics: { strictPullUps: 10 },
    conditioning: { run5k: 1125, run10k: 2355, recordedOn: "2026-11-01" },
    history: { weeklyRun: told(40_000), longestRun: told(16_000), runsPerWeek: told(5), weeklyMinutes: told(540) },
    availability: { daysPerWeek: 6, weekdays: [1, 2, 3, 4, 6, 7], minutes: { 1: 75, 2: 75, 3: 90, 4: 75, 6: 120, 7: 90 }, longDay: 6 },
    competitions: [{ type: "hyrox", date: "2027-02-13", priority: "A", goal: 3960, entry: "singles" }],
  });
  const whole = sessions.filter(isWholeSimulation);
  expect(whole.length).toBeGreaterThan(0);
  for (const { date } of whole) {
    const after = sessions.filter((session) => session.date > date && session.date <= addDays(date, 3));
    expect(after.length).toBeGreaterThan(0);
    expect(after.map(({ code }) => code)).not.toContain("RI");
    expect(after.map(({ code }) => code)).not.toContain("RT");
  }
});

test("a parkrun is a test on Saturdays only", () => {
  const sessions = sessionsOf({
    level: "intermediate",
    focus: "running",
    age: 41,
    sex: "male",
    bodyWeight: 77,
    strength: { oneRepMax: { backSquat: 85, deadlift: 110 } },
    gymnastics: {},
    conditioning: { run5k: 1265, run10k: 2650, recordedOn: "2026-09-27" },
    history: { weeklyRun: told(48_000), longestRun: told(22_000), runsPerWeek: told(4) },
    availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 60, 2: 75, 4: 75, 6: 180, 7: 60 }, longDay: 6 },
    competitions: [{ type: "marathon", date: "2027-04-11", priority: "A", goal: 12_300 }],
  });
  const test = sessions.find(({ title }) => title.startsWith("Test: 5 km"));
  expect(test?.weekday).not.toBe(6);
  expect(test?.description).not.toContain("parkrun");
});
