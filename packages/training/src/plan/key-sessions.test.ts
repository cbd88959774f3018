import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { daysBetween } from "../calendar/day.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Plan, Session } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

const FREE: Athlete = {
  focus: "hyrox",
  level: "advanced",
  age: 31,
  sex: "male",
  bodyWeight: 80,
  trainingYears: 7,
  history: { weeklyRun: told(40_000), longestRun: told(15_000), runsPerWeek: told(4) },
  strength: { oneRepMax: { backSquat: 140, deadlift: 180, overheadPress: 65, cleanAndJerk: 100, snatch: 78 } },
  gymnastics: { strictPullUps: 16, handstandPushUps: 14, barMuscleUps: 6, ringMuscleUps: 3, handstandWalk: true },
  conditioning: { row500m: 92, run5k: 1200, run10k: 2490 },
  availability: { daysPerWeek: 6 },
};

function planOf(more: Partial<Athlete>, weeks = 6): Plan {
  const athlete = { ...FREE, ...more };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

function sessionsOf(more: Partial<Athlete>, weeks = 6): readonly Session[] {
  return planOf(more, weeks).weeks.flatMap((week) => week.sessions);
}

describe("a test of running", () => {
  const days = [3, 4, 5, 6, 7] as const;
  test.each(days)("on %i days a week is run on legs without hard squats, lunges and jumps of three days", (daysPerWeek) => {
    for (const more of [{}, { conditioning: { run5k: 1200 }, level: "elite" }, { level: "intermediate" }] as const) {
      const sessions = sessionsOf({ ...more, availability: { daysPerWeek } });
      for (const tested of sessions.filter(({ updates }) => updates?.some((name) => name.startsWith("run")) === true)) {
        const before = sessions.filter(({ date }) => daysBetween(date, tested.date) > 0 && daysBetween(date, tested.date) <= 3);
        for (const { blocks } of before) {
          for (const { name, rpe = 0, load, dose, sets = 1 } of [...blocks.strength, ...blocks.mainWorkout]) {
            // A light week has a short try at the stations.
            if (sets * (dose.metres ?? 100) > 30) expect(name).not.toMatch(/lunge|broad jump|split squat|step-up/iu);
            if (/squat|deadlift/iu.test(name) && load?.bar !== undefined) expect(rpe).toBeLessThanOrEqual(7);
          }
        }
      }
    }
  });
});

const HOURS: readonly Partial<Athlete>[] = [
  {
    focus: "hyrox",
    level: "elite",
    history: { weeklyRun: told(65_000), longestRun: told(20_000), runsPerWeek: told(7), weeklyMinutes: told(840) },
  },
  {
    focus: "hyrox",
    level: "advanced",
    history: { weeklyRun: told(40_000), longestRun: told(14_000), runsPerWeek: told(4), weeklyMinutes: told(560) },
  },
  { focus: "crossfit", level: "elite", history: { weeklyMinutes: told(840) } },
  { focus: "crossfit", level: "advanced", history: { weeklyRun: told(12_000), longestRun: told(8000), weeklyMinutes: told(600) } },
];

test.each(HOURS)("$focus, $level: the hours that are told and offered are used, and what is not is said", (athlete) => {
  const minutes = { 1: 90, 2: 120, 3: 90, 4: 75, 5: 120, 6: 120, 7: 90 };
  const wanted = Math.min(705, athlete.history?.weeklyMinutes?.value ?? 0);
  const plan = planOf({ ...athlete, availability: { daysPerWeek: 7, minutes } });
  const weeks = plan.weeks
    .filter(({ isDeload }) => !isDeload)
    .map(({ sessions }) => sessions.reduce((sum, { duration }) => sum + duration, 0));
  // A week with a test is shorter.
  for (const week of weeks) expect(week).toBeGreaterThanOrEqual(0.76 * wanted);
  expect(Math.max(...weeks)).toBeGreaterThanOrEqual(0.87 * wanted);
  const isSaid = plan.notes.some(({ text }) => text.startsWith("You train "));
  expect(isSaid).toBe(Math.max(...weeks) < 0.88 * (athlete.history?.weeklyMinutes?.value ?? 0));
});

const RACES: readonly NonNullable<Athlete["competitions"]>[] = [
  [],
  [
    { type: "crossfit competition", name: "Pairs day 1", date: "2027-01-16", priority: "A" },
    { type: "crossfit competition", name: "Pairs day 2", date: "2027-01-17", priority: "A" },
  ],
  [
    { type: "crossfit competition", name: "Quarterfinals", date: "2027-01-09", priority: "A" },
    { type: "hyrox doubles", date: "2026-12-12", priority: "C" },
  ],
];

test("weeks that are filled to the hours break no rule, whatever the days, the level and the contest", { timeout: 60_000 }, () => {
  const levels = ["beginner", "intermediate", "advanced", "elite"] as const;
  let turn = 0;
  for (const focus of ["hyrox", "crossfit", "general"] as const) {
    for (const level of levels) {
      for (const daysPerWeek of [3, 4, 5, 6, 7]) {
        turn++;
        const most = turn % 2 === 0 ? 75 : 120;
        planOf(
          {
            focus,
            level,
            history: { ...FREE.history, weeklyMinutes: told(turn % 3 === 0 ? 400 : 800) },
            availability: { daysPerWeek, minutes: { 1: most, 2: 90, 3: most, 4: 60, 5: most, 6: 120, 7: most } },
            competitions: RACES[turn % RACES.length] ?? [],
          },
          7,
        );
      }
    }
  }
});

test("two days of a contest are one: a taper before the first, and the second is told what the evening between is for", () => {
  const plan = planOf({ focus: "crossfit", competitions: RACES[1] ?? [] }, 7);
  const texts = plan.notes.map(({ text }) => text);
  expect(texts.filter((text) => text.includes("too close for two tapers"))).toEqual([]);
  expect(texts.find((text) => text.startsWith("Pairs day 2"))).toContain("the second day of the same contest");
  const workouts = plan.weeks.flatMap(({ sessions }) => sessions).filter(({ code }) => code === "ML");
  expect(workouts.filter(({ title }) => title.includes("in pairs")).length).toBeGreaterThanOrEqual(3);
});
