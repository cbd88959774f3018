import { expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { daysBetween } from "../calendar/day.ts";
import { generatePlan } from "./generate-plan.ts";
import { runSeconds } from "../week/run/run-history.ts";

const START = "2026-11-30";
const sessionsOf = (athlete: Athlete) => {
  const result = generatePlan(athlete, { startDate: START, weeks: 5 });
  return result.kind === "plan" ? result.plan.weeks.flatMap(({ sessions }) => sessions) : [];
};

const RUNNER: Athlete = {
  level: "beginner",
  focus: "running",
  age: 52,
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1890, run10k: 3930 },
  history: {
    weeklyRun: { value: 21_000, source: "told" },
    longestRun: { value: 12_000, source: "told" },
    runsPerWeek: { value: 3, source: "told" },
  },
  availability: { daysPerWeek: 4, weekdays: [2, 4, 5, 7], minutes: { 2: 60, 4: 50, 5: 45, 7: 130 }, longDay: 7 },
};

test.each([
  "Rechtes Knie meckert treppab wenn ich 2 Tage hintereinander laufe",
  "Mi rodilla se queja en las escaleras si corro dos días seguidos",
  "Le genou râle dans les escaliers quand je cours deux jours de suite",
  "Il ginocchio si lamenta sulle scale se corro due giorni di fila",
  "Mijn knie zeurt op de trap als ik twee dagen achter elkaar loop",
])("what two runs in a row bring on keeps a day between runs: %s", (injuries) => {
  const dates = sessionsOf({ ...RUNNER, injuries })
    .filter((session) => runSeconds(session) > 0)
    .map(({ date }) => date);
  expect(dates.length).toBeGreaterThan(10);
  dates.slice(1).forEach((date, at) => expect(daysBetween(dates[at] ?? date, date)).toBeGreaterThan(1));
});

test("a club run of a told length fills its evening", () => {
  const dislikes = "Dienstags ist Lauftreff, 7 km gemütlich, den lass ich mir nicht nehmen.";
  const tuesdays = sessionsOf({ ...RUNNER, dislikes }).filter(({ weekday, code }) => weekday === 2 && code !== "RACE");
  expect(tuesdays).toHaveLength(5);
  expect(tuesdays.every(({ blocks }) => blocks.strength.length === 0)).toBe(true);
});

test("who wants a heavier clean and jerk has the platform in the week that class nights leave", () => {
  const athlete: Athlete = {
    level: "intermediate",
    focus: "crossfit",
    strength: { oneRepMax: { backSquat: 143, deadlift: 184, cleanAndJerk: 95, snatch: 68 } },
    gymnastics: { strictPullUps: 7 },
    conditioning: { run5k: 1560 },
    availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 6], minutes: { 1: 60, 3: 60, 5: 75, 6: 80 } },
    dislikes: "Box classes Mon, Wed 6:30pm are non negotiable. I'd like a 102.5 kg clean & jerk in May.",
  };
  const weekly = Map.groupBy(sessionsOf(athlete), ({ date }) => Math.floor(daysBetween(START, date) / 7));
  for (const sessions of weekly.values()) {
    expect(sessions).toHaveLength(4);
    expect(sessions.some(({ blocks }) => [...blocks.skill, ...blocks.strength].some(({ name }) => name === "Clean and jerk"))).toBe(true);
  }
});

test("a run after a long swim leaves the swim its metres", () => {
  const athlete: Athlete = {
    level: "intermediate",
    focus: "triathlon",
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: { run5k: 1500, ftp20min: 235 },
    history: {
      longestSwim: { value: 1800, source: "told" },
      weeklyRun: { value: 25_000, source: "told" },
      runsPerWeek: { value: 3, source: "told" },
      longestRide: { value: 120, source: "told" },
    },
    availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7], minutes: { 2: 75, 3: 60, 4: 75, 5: 45, 6: 150, 7: 100 } },
    competitions: [{ name: "Half", type: "70.3", date: "2027-05-16", priority: "A" }],
    dislikes: "Pool only Tue and Thu",
  };
  const metres = sessionsOf(athlete)
    .filter(({ title }) => title.startsWith("Long swim"))
    .map(({ blocks }) =>
      blocks.mainWorkout.reduce((sum, { name, sets = 1, dose }) => sum + (/^swim/iu.test(name) ? sets * (dose.metres ?? 0) : 0), 0),
    );
  expect(metres.length).toBeGreaterThan(2);
  expect(Math.min(...metres)).toBeGreaterThanOrEqual(0.9 * 1800);
});
