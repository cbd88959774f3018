import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete, Competition } from "../athlete/athlete.ts";
import { addDays, daysBetween } from "../calendar/day.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { Plan, Session } from "../model/plan.ts";
import { getMinutes } from "../week/slots/slot-load.ts";
import { validatePlan } from "../checks/validate.ts";

const START = "2026-11-23";

describe("an A race", () => {
  const race = competition("hyrox", "2027-01-09");
  const raced = (): Plan => planOf({ competitions: [race] }, 8);

  test("is a session on its day", () => {
    expect(sessions(raced()).filter(({ code }) => code === "RACE")).toMatchObject([{ date: race.date, weekday: 6 }]);
  });

  test("is tapered for: 41 to 60 % less over ten days, falling, at full effort", () => {
    const plan = raced();
    const usual = getMinutes(plan.weeks[4]?.sessions ?? []) / 7;
    const taper = before(plan, race, 10);
    expect(getMinutes(taper) / 10 / usual).toBeGreaterThan(0.385);
    expect(getMinutes(taper) / 10 / usual).toBeLessThan(0.61);
    const half = (from: number, to: number) =>
      getMinutes(taper.filter(({ date }) => -away(date, race) <= from && -away(date, race) > to)) / 5;
    expect(half(5, 0)).toBeLessThan(half(10, 5));
    expect(Math.max(...taper.map(({ intensityLevel }) => intensityLevel))).toBeGreaterThanOrEqual(7);
  });

  test("has nothing hard in the last days, no heavy legs for a week, and an eve of twenty minutes at most", () => {
    const plan = raced();
    expect(before(plan, race, 4).filter(({ hard }) => hard)).toEqual([]);
    expect(before(plan, race, 7).filter(({ heavyLower }) => heavyLower)).toEqual([]);
    expect(before(plan, race, 1).every(({ duration }) => duration <= 25)).toBe(true);
  });

  test("lets lifting come back at 70 % at most, in the first three days after the easy ones", () => {
    const back = sessions(planOf({ competitions: [race] }, 9)).filter(({ date }) => away(date, race) > 0 && away(date, race) <= 4 + 3);
    const percents = back.flatMap(({ blocks }) => [...blocks.skill, ...blocks.strength].flatMap(({ load }) => load?.percent ?? []));
    expect(percents.length).toBeGreaterThan(0);
    expect(Math.max(...percents)).toBeLessThanOrEqual(70);
    const efforts = back.flatMap(({ blocks }) => [...blocks.skill, ...blocks.strength].flatMap(({ rpe }) => rpe ?? []));
    expect(Math.max(...efforts), "pull-ups and accessories too").toBeLessThanOrEqual(6);
  });

  test("breaks no rule", () => {
    expect(validatePlan(raced(), { ...HYBRID, competitions: [race] })).toEqual([]);
  });
});

/** Days of the taper by event and the share of a loading week that its last seven days hold (race-demands.md table 10). */
const TAPERS: readonly (readonly [string, Athlete["focus"], number])[] = [
  ["5k", "running", 0.57],
  ["10k", "running", 0.49],
  ["half marathon", "running", 0.43],
  ["marathon", "running", 0.37],
  ["hyrox", "hyrox", 0.4],
  ["crossfit throwdown", "crossfit", 0.45],
  ["olympic triathlon", "triathlon", 0.45],
];

test.each(TAPERS)("the last seven days before a %s for %s hold no more than table 10 asks for", (type, focus, share) => {
  const race = { ...competition(type, "2027-01-23"), isConfirmed: true };
  const plan = planOf({ focus, competitions: [race] }, 10);
  const loading = plan.weeks.filter(({ isDeload, startDate }) => !isDeload && daysBetween(startDate, race.date) >= 27).slice(-3);
  const usual = getMinutes(loading.flatMap(({ sessions: done }) => done)) / loading.length;
  // A run of less than 27 minutes is not worth the way to it.
  expect(getMinutes(before(plan, race, 7)) / usual).toBeLessThan(share + 0.13);
  expect(getMinutes(before(plan, race, 7)) / usual).toBeGreaterThan(0.2);
});

test("after a marathon two weeks are easy, also when it was run just before the block", () => {
  const athlete: Partial<Athlete> = { focus: "running", competitions: [competition("marathon", addDays(START, -1))] };
  const easy = sessions(planOf(athlete, 3)).filter(({ date }) => daysBetween(START, date) < 13);
  expect(easy.filter(({ hard, heavyLower, intensityLevel }) => hard || heavyLower || intensityLevel > 5)).toEqual([]);
  expect(sessions(planOf(athlete, 3)).some(({ hard }) => hard)).toBe(true);
});

describe("the last long run before a marathon", () => {
  const race = competition("marathon", "2027-02-07", "Winter Marathon");
  const athlete: Partial<Athlete> = { focus: "running", level: "advanced", competitions: [race] };
  const plan = planOf(athlete, 11);
  const deloads = plan.weeks.filter((week) => week.isDeload).map((week) => week.week);

  test("is in no deload: deloads are counted back from the race to the eighth and the fourth week before it", () => {
    expect(deloads).toEqual([3, 7]);
  });

  test("is 14 to 28 days before the race", () => {
    const long = sessions(plan).filter(({ code }) => code === "RL");
    const longest = Math.max(...long.map(({ duration }) => duration));
    const days = long.filter(({ duration }) => duration === longest).map(({ date }) => -away(date, race));
    expect(Math.max(...days)).toBeLessThanOrEqual(28);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(14);
  });
});

test("a race the day after the block shapes its last week", () => {
  const race = competition("10k", addDays(START, 35));
  const last = planOf({ focus: "running", competitions: [race] }, 5).weeks[4];
  expect(getMinutes(last?.sessions ?? [])).toBeLessThan(0.7 * getMinutes(planOf({ focus: "running" }, 5).weeks[4]?.sessions ?? []));
});

test("of three races on three days in a row the least important one is left out, and a note says so", () => {
  const dates = ["2026-12-25", "2026-12-26", "2026-12-27"];
  const [first, second, third] = dates.map((date) => competition("5k", date));
  const competitions = [first, { ...second, priority: "C" as const }, third].filter((race) => race !== undefined) as Competition[];
  const plan = planOf({ focus: "running", competitions }, 5);
  expect(sessions(plan).flatMap(({ code, date }) => (code === "RACE" ? [date] : []))).toEqual(["2026-12-25", "2026-12-27"]);
  expect(notes(plan)).toContain("a third race in three days");
  expect(validatePlan(plan, { ...HYBRID, focus: "running", competitions })).toEqual([]);
});

test("with less than a week to go sessions are short, two or three of them sharp at most", () => {
  const plan = planOf({ competitions: [competition("hyrox", addDays(START, 5))] }, 1);
  const week = sessions(plan).filter(({ code }) => code !== "RACE");
  expect(week.every(({ duration }) => duration <= 40)).toBe(true);
  expect(week.filter(({ intensityLevel }) => intensityLevel >= 5).length).toBeLessThanOrEqual(3);
  expect(notes(plan)).toContain("the race is in the first week of the plan");
});

test("a race of priority C has two or three easy days and no taper", () => {
  const race: Competition = { ...competition("10k", "2026-12-12"), priority: "C" };
  const plan = planOf({ competitions: [race] }, 5);
  expect(before(plan, race, 3).filter(({ hard }) => hard)).toEqual([]);
  expect(before(plan, race, 6).some(({ hard }) => hard)).toBe(true);
});

describe("two races close together", () => {
  const first = competition("hyrox", "2026-12-19", "First");
  const second = competition("hyrox", "2027-01-02", "Second");

  test("of equals the first is tapered for, and a note says so", () => {
    expect(notes(planOf({ competitions: [second, first] }, 7))).toContain("First comes first and gets the full taper");
  });

  test("the more important one keeps its taper", () => {
    const plan = planOf({ competitions: [{ ...first, priority: "B" }, second] }, 7);
    expect(notes(plan)).toContain("the taper is for Second");
    expect(
      sessions(plan)
        .filter(({ code }) => code === "RACE")
        .map(({ date }) => date),
    ).toEqual([first.date, second.date]);
  });

  test("on one day the more important one is raced", () => {
    const plan = planOf(
      {
        competitions: [
          { ...first, priority: "C" },
          { ...first, name: "Main" },
        ],
      },
      5,
    );
    expect(
      sessions(plan)
        .filter(({ code }) => code === "RACE")
        .map(({ title }) => title),
    ).toEqual([expect.stringContaining("Main")]);
  });
});

describe("a long run on the way to a marathon", () => {
  test("grows beyond what general running needs", () => {
    const history = { weeklyRun: { value: 40_000, source: "logged" }, longestRun: { value: 16_000, source: "logged" } } as const;
    const longest = (athlete: Partial<Athlete>) =>
      Math.max(
        ...sessions(planOf({ focus: "running", history, ...athlete }, 12))
          .filter(({ code }) => code === "RL")
          .map(({ duration }) => duration),
      );
    expect(longest({ competitions: [competition("marathon", "2027-02-21")] })).toBeGreaterThan(longest({}));
  });

  test("is short in the last week before it", () => {
    const race = competition("marathon", "2027-02-07");
    const runs = sessions(planOf({ focus: "running", competitions: [race] }, 11)).filter(({ code }) => code === "RL");
    const longest = Math.max(...runs.map(({ distance }) => distance));
    expect(runs.filter(({ date }) => -away(date, race) < 7).every(({ distance }) => distance <= 0.6 * longest)).toBe(true);
  });
});

function planOf(athlete: Partial<Athlete>, weeks: number): Plan {
  const result = generatePlan({ ...HYBRID, ...athlete }, { startDate: START, weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

describe("the order of days around races", () => {
  const focuses = ["hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"] as const;

  test.each(focuses)("%s: holds whatever the weekday, the number of sessions and the priority", (focus) => {
    for (const daysPerWeek of [3, 4, 5, 6, 7]) {
      for (let day = 14; day < 21; day++) {
        for (const priority of ["A", "C"] as const) {
          const race = { ...competition("10k", addDays(START, day)), priority };
          expect(brokenOrder(planOf({ focus, competitions: [race], availability: { daysPerWeek } }, 4))).toEqual([]);
        }
      }
    }
  });

  test.each(focuses)("%s: holds when three races are entered for three days in a row, of which two are planned for", (focus) => {
    for (const daysPerWeek of [3, 5, 7]) {
      for (let day = 14; day < 19; day++) {
        const competitions = [0, 1, 2].map((later) => competition("5k", addDays(START, day + later), `Race ${later + 1}`));
        const plan = planOf({ focus, competitions, availability: { daysPerWeek } }, 4);
        expect(sessions(plan).filter(({ code }) => code === "RACE")).toHaveLength(2);
        expect(brokenOrder(plan)).toEqual([]);
      }
    }
  });

  /** Three hard days in a row, heavy legs on two days in a row, and heavy legs before a fast or long run, looked up by date. */
  function brokenOrder(plan: Plan): string[] {
    const on = new Map(sessions(plan).map((session) => [session.date, session]));
    return sessions(plan).flatMap((session) => {
      const [before, first] = [on.get(addDays(session.date, -1)), on.get(addDays(session.date, -2))];
      const codes = [first, before, session].map((day) => day?.code ?? "rest").join(" ");
      const isThird = first?.hard === true && before?.hard === true && session.hard;
      const isKey = session.heavyLower || (session.hard && ["RI", "RT", "HX"].includes(session.code)) || session.code === "RL";
      return isThird || (before?.heavyLower === true && isKey && !session.isDeload) ? [codes] : [];
    });
  }
});

function competition(type: string, date: string, name = type): Competition {
  return { type, name, date, priority: "A" };
}

function sessions(plan: Plan): Session[] {
  return plan.weeks.flatMap((week) => week.sessions);
}

function before(plan: Plan, race: Competition, days: number): Session[] {
  return sessions(plan).filter(({ date }) => away(date, race) < 0 && away(date, race) >= -days);
}

function away(date: string, race: Competition): number {
  return daysBetween(race.date, date);
}

function notes(plan: Plan): string {
  return plan.notes.map(({ text }) => text).join(" ");
}
