import { describe, expect, test } from "vitest";
import type { Athlete, Competition, Level } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Plan, PlanWeek, Session } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const START = "2026-11-30";

describe("an ultra", () => {
  const plan = planOf({
    level: "intermediate",
    weekly: 50,
    longest: 22,
    race: { type: "50k trail ultra", date: "2027-02-20" },
    longDay: 240,
  });

  test("has two long days in a row in every second of the build and specific weeks", () => {
    const weeks = plan.weeks.filter(
      ({ season, isDeload, week }) => !isDeload && week <= 8 && (season === "build" || season === "specific"),
    );
    expect(weeks.length).toBeGreaterThan(4);
    const second = weeks.filter(({ sessions }) => {
      const long = sessions.find(({ code }) => code === "RL");
      const next = sessions.find(({ weekday, title }) => weekday === (long?.weekday ?? 0) + 1 && title.startsWith("Second long run"));
      if (next !== undefined) expect(next.duration).toBeGreaterThan(0.42 * (long?.duration ?? 0));
      return next !== undefined;
    });
    expect(second.length).toBeGreaterThan(1);
    expect(second.filter(({ week }) => second.some((other) => other.week === week + 1))).toEqual([]);
  });

  test("holds no marathon pace and is run by effort", () => {
    expect(plan.weeks.flatMap(({ sessions }) => sessions).filter(({ title }) => /marathon effort|Interval run/u.test(title))).toEqual([]);
    const race = raceOf(plan);
    expect(race.blocks.mainWorkout.every(({ pace }) => pace === undefined)).toBe(true);
    expect(race.description).toMatch(/50 km by effort, in three parts: about \d:\d\d h/u);
  });

  test("asks for its own longest run", () => {
    expect(plan.demand?.items[0]).toMatchObject({ name: "longest run", needed: 3, unit: "h", isCovered: true });
  });

  test("that is far leaves the week nearly its other half, and its long run steps back in the fourth week", () => {
    const { weeks } = built(
      {
        ...runner({ level: "intermediate", weekly: 36, longest: 18, race: { type: "ultra 50k", date: "2027-04-03" }, longDay: 240 }),
        availability: { daysPerWeek: 4, weekdays: [2, 4, 6, 7], minutes: { 2: 60, 4: 70, 6: 240, 7: 50 }, longDay: 6 },
      },
      5,
    );
    const loading = weeks.slice(0, 4);
    expect(loading.map(({ isDeload }) => isDeload)).toEqual([false, false, false, false]);
    const long = loading.map(({ sessions }) => Math.max(...sessions.map(({ distance }) => distance)));
    const share = loading.map(({ sessions }, index) => (long[index] ?? 0) / sessions.reduce((sum, { distance }) => sum + distance, 0));
    expect(Math.max(...share)).toBeLessThan(0.59);
    expect(long[2]).toBeGreaterThan(18_000);
    expect(long[3]).toBeLessThan(0.97 * (long[2] ?? 0));
  });

  test("of laps is raced in laps", () => {
    const backyard = planOf({
      level: "advanced",
      weekly: 60,
      longest: 28,
      race: { type: "backyard ultra", date: "2027-02-20" },
      longDay: 240,
    });
    expect(raceOf(backyard).blocks.mainWorkout).toMatchObject([{ sets: 12, dose: { metres: 6706 } }]);
  });
});

describe("a race week", () => {
  const races = ["5k", "10k", "half marathon", "marathon", "50k ultra"];
  const cases = races.flatMap((type) => (["beginner", "intermediate", "advanced"] as const).map((level) => ({ type, level })));

  test.each(cases)("of a $type for a $level athlete holds sessions worth doing on chosen days", ({ type, level }) => {
    const weekly = { beginner: 22, intermediate: 40, advanced: 65 }[level];
    const plan = planOf({ level, weekly, longest: 0.4 * weekly, race: { type, date: "2027-02-14", isConfirmed: true } });
    const week = plan.weeks.find(({ sessions }) => sessions.some(({ code }) => code === "RACE"));
    const others = week?.sessions.filter(({ code }) => code !== "RACE" && code !== "RC") ?? [];
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ weekday }) => ![2, 3, 5, 6, 7].includes(weekday))).toEqual([]);
    // Runners lift nothing any more, and run at least as long as the way to it takes.
    expect(others.filter(({ type: kind }) => kind === "strength")).toEqual([]);
    expect(Math.min(...others.map(({ duration }) => duration))).toBeGreaterThanOrEqual(24);
    expect(others.filter(({ title }) => /Interval run, .*continuous/u.test(title))).toEqual([]);
  });
});

describe("a deload of a runner", () => {
  const cases = (["beginner", "intermediate", "advanced", "elite"] as const).flatMap((level) => [0, 1].map((raced) => ({ level, raced })));

  test.each(cases)(
    "holds 55 to 78 % of the minutes before it, of little running up to 85 %, in runs worth their name ($level, races $raced)",
    ({ level, raced }) => {
      const weekly = { beginner: 18, intermediate: 35, advanced: 60, elite: 90 }[level];
      const race = raced === 1 ? { race: { type: "half marathon", date: "2027-03-14" } } : {};
      const plan = planOf({ level, weekly, longest: 0.35 * weekly, ...race });
      const deloads = plan.weeks.filter(({ isDeload }) => isDeload);
      expect(deloads.length).toBeGreaterThan(0);
      for (const deload of deloads) {
        const before = plan.weeks.filter(({ week, isDeload }) => !isDeload && week < deload.week).slice(-3);
        const share = minutesOf(deload) / (before.reduce((sum, week) => sum + minutesOf(week), 0) / before.length);
        expect(share).toBeGreaterThan(0.55);
        expect(share).toBeLessThan(level === "beginner" ? 0.85 : 0.78);
        const runs = deload.sessions.filter(({ code }) => code === "RE" || code === "REs" || code === "RT" || code === "RI");
        expect(Math.min(...runs.map(({ duration }) => duration))).toBeGreaterThanOrEqual(24);
      }
    },
  );
});

test("a beginner who runs 5 km without a stop does not begin with minutes", () => {
  const plan = planOf({ level: "beginner", weekly: 8, longest: 5, race: { type: "10k", date: "2027-02-14" }, isTimed: false });
  expect(plan.weeks.flatMap(({ sessions }) => sessions).filter(({ title }) => /running$|run-walk/iu.test(title))).toEqual([]);
});

test("a beginner who runs 2.5 km begins with runs of minutes, not with the first step", () => {
  const plan = planOf({ level: "beginner", weekly: 6, longest: 2.5, isTimed: false });
  expect(plan.weeks[0]?.sessions[0]?.title).toMatch(/^Run-walk, 4 × 5 min running/u);
});

test("a race in the first week takes nothing from what was run before it", () => {
  const plan = planOf({ level: "advanced", weekly: 42, longest: 12, race: { type: "5k", date: "2026-12-05" }, weeks: 5 });
  const long = plan.weeks.map(({ sessions }) =>
    Math.max(0, ...sessions.filter(({ code }) => code === "RL").map(({ distance }) => distance)),
  );
  expect(Math.min(...long.slice(2))).toBeGreaterThan(11_000);
  const metres = plan.weeks.map((week) => week.sessions.reduce((sum, { distance }) => sum + distance, 0));
  expect(Math.max(...metres)).toBeGreaterThan(39_000);
  // Nor does it ask for more: no race is ahead.
  expect(Math.max(...metres)).toBeLessThan(1.05 * 42_000);
  expect(Math.max(...long)).toBeLessThan(1.05 * 12_000);
});

test.each([
  [17, 32_000],
  [25, 38_500],
])("without a race, at %d years, a week of 30 km grows no further than %d m", (age, most) => {
  const athlete = runner({ level: "advanced", weekly: 30, longest: 10 });
  const plan = built({ ...athlete, age, history: { ...athlete.history, bestWeeklyRun: 30_000 } }, 5);
  const metres = plan.weeks.map((week) => week.sessions.reduce((sum, { distance }) => sum + distance, 0));
  expect(Math.max(...metres)).toBeLessThan(most);
  expect(Math.max(...metres)).toBeGreaterThan(most - 5000);
});

test("kilometres told as kilometres are read as such", () => {
  const athlete = runner({ level: "intermediate", weekly: 42, longest: 16 });
  const inKilometres: Athlete = {
    ...athlete,
    history: { weeklyRun: { value: 42, source: "told" }, longestRun: { value: 16, source: "told" } },
  };
  expect(built(inKilometres, 5).weeks).toEqual(built(athlete, 5).weeks);
});

test("a 5 km is predicted by the 5 km that was just run", () => {
  const athlete = runner({ level: "advanced", weekly: 42, longest: 12, race: { type: "5k", date: "2026-12-20" } });
  const slow10k: Athlete = { ...athlete, conditioning: { run5k: 1135, run10k: 2410, recordedOn: "2026-10-31" } };
  expect(raceOf(built(slow10k, 5)).mainFormat?.target).toBe("18:55");
});

test("without a race the long run grows over the weeks", () => {
  const plan = planOf({ level: "intermediate", weekly: 30, longest: 12 });
  const long = plan.weeks.flatMap(({ isDeload, sessions }) =>
    isDeload ? [] : sessions.filter(({ code }) => code === "RL").map(({ distance }) => distance),
  );
  expect(long.at(-1)).toBeGreaterThan(1.1 * (long[0] ?? 0));
});

interface Told {
  readonly level: Level;
  readonly weekly: number;
  readonly longest: number;
  readonly race?: Pick<Competition, "date" | "isConfirmed"> & { readonly type: string };
  readonly longDay?: number;
  readonly weeks?: number;
  readonly isTimed?: boolean;
}

const RUN_5K: { readonly [level in Level]: number } = { beginner: 1900, intermediate: 1440, advanced: 1170, elite: 990 };

function runner({ level, weekly, longest, race, longDay = 180, isTimed = true }: Told): Athlete {
  return {
    level,
    focus: "running",
    age: 34,
    sex: "female",
    bodyWeight: 62,
    trainingYears: level === "beginner" ? 1 : 6,
    history: {
      weeklyRun: { value: 1000 * weekly, source: "told" },
      longestRun: { value: 1000 * longest, source: "told" },
      runsPerWeek: { value: 4, source: "told" },
    },
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: isTimed ? { run5k: RUN_5K[level], recordedOn: "2026-11-01" } : {},
    availability: {
      daysPerWeek: 5,
      weekdays: [2, 3, 5, 6, 7],
      minutes: { 2: 75, 3: 75, 5: 75, 6: longDay, 7: 150 },
      longDay: 6,
    },
    competitions: race === undefined ? [] : [{ name: "Race", priority: "A", ...race }],
  };
}

function planOf(told: Told): Plan {
  return built(runner(told), told.weeks ?? 12);
}

function built(athlete: Athlete, weeks: number): Plan {
  const result = generatePlan(athlete, { startDate: START, weeks });
  if (result.kind === "referral") throw new Error(result.referral.text);
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

function raceOf(plan: Plan): Session {
  const race = plan.weeks.flatMap(({ sessions }) => sessions).find(({ code }) => code === "RACE");
  if (race === undefined) throw new Error("no race");
  return race;
}

function minutesOf({ sessions }: PlanWeek): number {
  return sessions.reduce((sum, { duration, code }) => sum + (code === "RACE" ? 0 : duration), 0);
}
