import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import { dailyWalkIn } from "../free-text/training-wishes/daily-walks.ts";
import type { Athlete, Focus, Level } from "../athlete/athlete.ts";
import type { PlanWeek } from "../model/plan.ts";
import { weekRunMetres, sessionRunMetres } from "../week/run/run-metres.ts";
import { runSeconds } from "../week/run/run-history.ts";
import { validatePlan } from "../checks/validate.ts";
import { generatePlan } from "./generate-plan.ts";

interface Runner {
  readonly focus: Focus;
  readonly level: Level;
  readonly days: number;
  readonly weekly: number;
  readonly longest: number;
  readonly runs: number;
  readonly run10k: number;
}

const told = (value: number) => ({ value, source: "told" }) as const;

function athleteWho({ focus, level, days, weekly, longest, runs, run10k }: Runner, over: Partial<Athlete> = {}): Athlete {
  return {
    focus,
    level,
    age: 32,
    sex: "female",
    bodyWeight: 62,
    trainingYears: 5,
    history: { weeklyRun: told(1000 * weekly), longestRun: told(1000 * longest), runsPerWeek: told(runs) },
    strength: { oneRepMax: { backSquat: 70, deadlift: 90 } },
    gymnastics: {},
    conditioning: { run10k },
    availability: { daysPerWeek: days },
    ...over,
  };
}

function weeksOf(athlete: Athlete): readonly PlanWeek[] {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 6 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.weeks;
}

const EASY = 0.36;

function runningOf(weeks: readonly PlanWeek[]): readonly { readonly week: number; readonly long: number; readonly isDeload: boolean }[] {
  return weeks.map((week) => ({
    week: weekRunMetres(week, EASY) / 1000,
    long: Math.max(...week.sessions.map((session) => sessionRunMetres(session, EASY))) / 1000,
    isDeload: week.isDeload,
  }));
}

const RUNNERS: readonly Runner[] = [
  { focus: "running", level: "intermediate", days: 4, weekly: 34, longest: 14, runs: 4, run10k: 2830 },
  { focus: "running", level: "beginner", days: 4, weekly: 18, longest: 7, runs: 3, run10k: 3900 },
  { focus: "running", level: "advanced", days: 6, weekly: 80, longest: 26, runs: 6, run10k: 2220 },
  { focus: "running", level: "elite", days: 6, weekly: 110, longest: 30, runs: 6, run10k: 1990 },
  { focus: "running", level: "intermediate", days: 3, weekly: 30, longest: 13, runs: 3, run10k: 3000 },
  { focus: "running", level: "advanced", days: 5, weekly: 60, longest: 20, runs: 5, run10k: 2400 },
  { focus: "hyrox", level: "advanced", days: 6, weekly: 48, longest: 18, runs: 5, run10k: 2300 },
  { focus: "hyrox", level: "intermediate", days: 4, weekly: 26, longest: 11, runs: 3, run10k: 2900 },
];

test.each(RUNNERS)("$focus, $level, $days days: who runs $weekly km in $runs runs goes on with them", (runner) => {
  const weeks = runningOf(weeksOf(athleteWho(runner)));
  const [first] = weeks;
  expect(first?.week).toBeGreaterThanOrEqual(0.9 * runner.weekly);
  expect(first?.week).toBeLessThanOrEqual(1.06 * runner.weekly);
  for (const { week, long, isDeload } of weeks) {
    if (isDeload) continue;
    expect(week).toBeGreaterThanOrEqual(0.88 * runner.weekly);
    expect(long).toBeGreaterThanOrEqual(0.88 * runner.longest);
  }
  const last = weeks.findLast(({ isDeload }) => !isDeload);
  expect(last?.long).toBeGreaterThanOrEqual(first?.long ?? 0);
});

test("strength shares a day with a run before it takes one away", () => {
  const runner = RUNNERS[0];
  if (runner === undefined) throw new Error("no runner");
  const [first] = weeksOf(athleteWho(runner));
  expect(first?.sessions.filter((session) => sessionRunMetres(session, EASY) > 3000)).toHaveLength(4);
  expect(first?.sessions.some(({ blocks }) => blocks.strength.length > 0)).toBe(true);
});

test("who runs three times keeps a day of strength", () => {
  const runner = RUNNERS[0];
  if (runner === undefined) throw new Error("no runner");
  const [first] = weeksOf(athleteWho({ ...runner, runs: 3, weekly: 28 }));
  expect(first?.sessions.map(({ code }) => code)).toContain("SFm");
});

test("whose days hold less than today is told so", () => {
  const runner = RUNNERS[0];
  if (runner === undefined) throw new Error("no runner");
  const short = athleteWho(runner, {
    availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 6], minutes: { 1: 40, 3: 45, 5: 40, 6: 70 }, longDay: 6 },
  });
  const result = generatePlan(short, { startDate: "2026-11-30", weeks: 6 });
  const texts = result.kind === "plan" ? result.plan.notes.map(({ text }) => text) : [];
  expect(texts.filter((text) => text.startsWith("You run 34 km a week, but your days have time for "))).toHaveLength(1);
});

test("three days of Hyrox hold a long run in every second week", () => {
  const athlete = athleteWho(
    { focus: "hyrox", level: "intermediate", days: 3, weekly: 20, longest: 10, runs: 3, run10k: 3000 },
    { availability: { daysPerWeek: 3, weekdays: [1, 3, 6], minutes: { 1: 60, 3: 60, 6: 90 }, longDay: 6 } },
  );
  const long = runningOf(weeksOf(athlete)).flatMap((week) => (week.isDeload ? [] : [week.long >= 9]));
  expect(long.slice(0, 4)).toEqual([false, true, false, true]);
});

test("a lifter who trains six hours keeps five of them", () => {
  const result = generatePlan(
    {
      focus: "strength",
      level: "intermediate",
      age: 32,
      history: { weeklyMinutes: told(360) },
      strength: { oneRepMax: { backSquat: 110, deadlift: 140, overheadPress: 50 } },
      gymnastics: {},
      conditioning: {},
      availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 5], minutes: { 1: 100, 2: 90, 4: 100, 5: 90 } },
    },
    { startDate: "2026-11-30", weeks: 3 },
  );
  const minutes =
    result.kind === "plan" ? result.plan.weeks.map(({ sessions }) => sessions.reduce((sum, { duration }) => sum + duration, 0)) : [];
  for (const week of minutes) expect(week).toBeGreaterThanOrEqual(295);
});

/** Runners and triathletes whose days have the minutes of what they run today, unevenly shared. */
const anyToldRunner = fc
  .record({
    level: fc.constantFrom<Level>("beginner", "intermediate", "advanced"),
    days: fc.integer({ min: 4, max: 6 }),
    runs: fc.integer({ min: 3, max: 5 }),
    pace: fc.integer({ min: 250, max: 330 }),
    minutes: fc.array(fc.integer({ min: 45, max: 70 }), { minLength: 6, maxLength: 6 }),
    long: fc.integer({ min: 110, max: 180 }),
  })
  .map(
    ({
      level,
      days,
      runs: asked,
      pace,
      minutes,
      long,
    }): { readonly athlete: Athlete; readonly weekly: number; readonly longest: number } => {
      const runs = Math.min(asked, days - 1);
      const weekdays = ([1, 2, 3, 4, 5, 6, 7] as const).filter((day) => day === 7 || day < days);
      const perDay = Object.fromEntries(weekdays.map((day, index) => [day, day === 7 ? long : minutes[index % 6]]));
      const easy = 1.25 * pace;
      // What fits: the long run in three quarters of its day, the others in two thirds of theirs.
      const short = Math.min(...minutes) * 60;
      const longest = Math.min((0.7 * 60 * long) / easy, 24);
      const others = ((runs - 1) * 0.6 * short) / easy;
      const share = runs === 3 ? 0.48 : runs === 4 ? 0.42 : 0.36;
      const far = Math.min(longest, (others * share) / (1 - share));
      const weekly = Math.round(far + others);
      const athlete = athleteWho(
        { focus: "running", level, days, weekly, longest: Math.max(5, Math.round(far)), runs, run10k: 10 * pace },
        { availability: { daysPerWeek: days, weekdays, minutes: perDay, longDay: 7 } },
      );
      return { athlete, weekly, longest: far };
    },
  );

test("whoever has the minutes never runs less than told", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyToldRunner, ({ athlete, weekly }) => {
      for (const { week, isDeload } of runningOf(weeksOf(athlete))) if (!isDeload) expect(week).toBeGreaterThanOrEqual(0.92 * weekly);
    }),
    { numRuns: 60, seed: 4 },
  );
});

test("a run on a day without running goes to an open day, so the weeks go on growing after a deload", () => {
  const athlete: Athlete = {
    ...HYBRID,
    focus: "running",
    level: "intermediate",
    age: 43,
    conditioning: { run10k: 3090 },
    history: {
      weeklyRun: { value: 38_000, source: "told" },
      longestRun: { value: 16_000, source: "told" },
      runsPerWeek: { value: 4, source: "told" },
    },
    injuries: "My physio lets me run four times a week at most.",
    dislikes: "I can't stand the rowing machine. No running on Fridays.",
    availability: { daysPerWeek: 5, weekdays: [2, 3, 5, 6, 7], minutes: { 2: 60, 3: 60, 5: 50, 6: 90, 7: 240 }, longDay: 7 },
    competitions: [{ name: "Ridge 50", type: "ultra 50k", date: "2027-05-15", priority: "A" }],
  };
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks: 5 });
  if (result.kind !== "plan") throw new Error("no plan");
  const { weeks } = result.plan;
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  const seconds = weeks.map(({ sessions }) => sessions.reduce((sum, session) => sum + runSeconds(session), 0));
  for (const { sessions } of weeks) {
    expect(sessions.filter((session) => runSeconds(session) > 0)).toHaveLength(4);
    expect(sessions.filter((session) => session.weekday === 5 && runSeconds(session) > 0)).toEqual([]);
    const swapped = sessions
      .flatMap(({ blocks }) => blocks.mainWorkout)
      .filter(({ replaced }) => replaced?.reason.startsWith("Closed on this day") === true);
    expect(swapped).toEqual([]);
  }
  for (const [index, { isDeload }] of weeks.entries())
    if (isDeload && weeks[index + 1] !== undefined) expect(seconds[index + 1]).toBeGreaterThan(seconds[index] ?? 0);
});

describe("a walk of every day", () => {
  test.each([
    ["I walk the dog 40 minutes each morning, this need not be in the plan.", 40],
    ["Gassi jeden Morgen 30 min", 30],
    ["paseo al perro 45 minutos cada día", 45],
    ["je promène le chien une heure tous les jours", 60],
    ["walking every day hurts after 20 min", undefined],
    ["I would like to walk 30 min every day", undefined],
    ["only 20 minutes each morning", undefined],
  ])("is read from %j", (text, minutes) => {
    expect(dailyWalkIn(text)?.minutes).toBe(minutes);
  });

  test("is not planned again, shorter: what is walked adds brisk minutes, and another day is for strength", () => {
    const told = "I walk the dog 40 minutes each morning, this need not be in the plan.";
    const walker: Athlete = {
      level: "beginner",
      focus: "general",
      age: 72,
      trainingYears: 0,
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning: {},
      equipment: ["band"],
      injuries: "New left hip in April, the surgeon discharged me in September and said I may do everything again, no pain at all.",
      availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6], minutes: { 1: 20, 2: 25, 3: 20, 5: 25, 6: 25 } },
    };
    const weeks = weeksOf({ ...walker, injuries: `${walker.injuries ?? ""} ${told}` });
    const strength = (all: readonly PlanWeek[]): number[] =>
      all.map(({ sessions }) => sessions.filter(({ type }) => type === "strength").length);
    expect(Math.min(...strength(weeks))).toBeGreaterThan(0);
    expect(strength(weeks)[0]).toBeGreaterThan(strength(weeksOf(walker))[0] ?? 0);
    const walks = weeks.filter(({ isDeload }) => !isDeload).flatMap(({ sessions }) => sessions.filter(({ type }) => type !== "strength"));
    expect(walks.map(({ title }) => title).filter((title) => !title.includes("brisk"))).toEqual([]);
  });
});

test("the first long run after an illness is no longer than those before it, and a race weeks later is raced", () => {
  const ill: Athlete = {
    ...athleteWho({ focus: "running", level: "advanced", days: 6, weekly: 68, longest: 24, runs: 5, run10k: 2400 }),
    injuries: "Had a cold last week, back running since sunday and feel normal again",
    absences: [{ reason: "illness", from: "2026-11-17", to: "2026-11-21" }],
    competitions: [{ name: "Coast Half", type: "half marathon", date: "2027-02-07", priority: "B" }],
  };
  const history = { ...ill.history, longestRunOfYear: 42_200 };
  const result = generatePlan({ ...ill, history }, { startDate: "2026-11-30", weeks: 10 });
  if (result.kind !== "plan") throw new Error("no plan");
  const sessions = result.plan.weeks.flatMap((week) => week.sessions);
  const long = sessions.find(({ code }) => code === "RL");
  expect(long === undefined ? 0 : sessionRunMetres(long, EASY)).toBeLessThanOrEqual(24_300);
  expect(long?.blocks.mainWorkout.map(({ rpe = 0 }) => rpe).filter((rpe) => rpe > 3)).toEqual([]);
  expect(sessions.find(({ code }) => code === "RACE")?.intensityLevel).toBe(9);
});
