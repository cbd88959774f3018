import { expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../athlete/athlete.ts";
import type { Session } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

/** A first 70.3 more than half a year ahead. */
const ATHLETE: Athlete = {
  ...HYBRID,
  injuries: "",
  focus: "triathlon",
  level: "intermediate",
  trainingYears: 4,
  history: {
    weeklyRun: told(35_000),
    longestRun: told(18_000),
    runsPerWeek: told(4),
    weeklyMinutes: told(480),
    longestRide: told(180),
    longestSwim: told(1500),
  },
  conditioning: { run10k: 2520, ftp20min: 260, recordedOn: "2026-11-01" },
  availability: {
    daysPerWeek: 6,
    weekdays: [1, 2, 3, 4, 6, 7],
    minutes: { "1": 60, "2": 60, "3": 60, "4": 75, "6": 210, "7": 120 },
    longDay: 6,
  },
  competitions: [{ name: "The lake", type: "70.3 triathlon", date: "2027-06-13", priority: "A" }],
};

function sessionsOf(weeks: number, over: Partial<Athlete> = {}): readonly Session[] {
  const result = generatePlan({ ...ATHLETE, ...over }, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.weeks.flatMap(({ sessions }) => sessions);
}

const hasBrick = ({ blocks }: Session): boolean => blocks.mainWorkout.some(({ name }) => name === "Brick run off the bike");

test("threshold running climbs from block to block: a hard ride takes nothing from it", () => {
  const minutes = sessionsOf(12)
    .filter(({ code, work, isDeload }) => code === "RT" && work?.stimulus === "threshold" && !isDeload)
    .map(({ work }) => ((work?.sets ?? 0) * (work?.seconds ?? 0)) / 60);
  expect(Math.max(...minutes)).toBeGreaterThanOrEqual(24);
  expect(Math.max(...minutes.slice(-2))).toBeGreaterThan(minutes[0] ?? 0);
});

test("the first six weeks hold long rides near the told one, in waves, and a run off the bike", () => {
  const sessions = sessionsOf(6);
  const rides = sessions.filter(({ code, isDeload }) => code === "BK" && !isDeload).map(({ duration }) => duration);
  expect(rides[0]).toBeGreaterThanOrEqual(0.85 * 180);
  expect(new Set(rides).size).toBeGreaterThan(1);
  expect(sessions.filter(({ code }) => code === "BK").some(hasBrick)).toBe(true);
});

test("who runs more often than the week has runs does so off the hard ride", () => {
  const rides = sessionsOf(3).filter(({ code, updates, isDeload }) => code === "BQ" && updates === undefined && !isDeload);
  expect(rides.some(hasBrick)).toBe(true);
  const fewer = sessionsOf(3, { history: { ...ATHLETE.history, runsPerWeek: told(2) } });
  expect(fewer.filter(({ code }) => code === "BQ").some(hasBrick)).toBe(false);
});

test("a deload keeps its share of the long ride and run", () => {
  const sessions = sessionsOf(5).filter(({ code }) => code === "BK" || code === "RL");
  for (const code of ["BK", "RL"]) {
    const long = Math.max(...sessions.filter((session) => session.code === code && !session.isDeload).map(({ duration }) => duration));
    const light = sessions.find((session) => session.code === code && session.isDeload)?.duration ?? long;
    expect(light / long, code).toBeGreaterThanOrEqual(0.5);
  }
});

test("after two weeks away the watts are lower, as the paces are", () => {
  const away = sessionsOf(6, { absences: [{ reason: "holiday", from: "2026-12-14", to: "2026-12-27" }] });
  const watts = (sessions: readonly Session[], week: number): number =>
    Math.max(
      ...sessions
        .filter((session) => session.week === week)
        .flatMap(({ blocks }) => blocks.mainWorkout.map(({ power }) => power?.high ?? 0)),
    );
  expect(watts(away, 5)).toBeLessThan(watts(away, 1));
});

test("a sore foot changes what the runs train, not what the hard ride does", () => {
  const rides = sessionsOf(3, { injuries: "sore foot 3/10" }).filter(({ code, work }) => code === "BQ" && work !== undefined);
  expect(rides.length).toBeGreaterThan(0);
  for (const { work } of rides) expect(work?.stimulus).toBe("sweet-spot");
});

test("on a day that holds no more sweet spot the hard ride goes on to threshold, and no dose comes twice", () => {
  const sessions = sessionsOf(12, {
    history: { ...ATHLETE.history, runsPerWeek: told(2), weeklyRun: told(19_000), longestRun: told(11_000) },
    injuries: "Pool is only open for me Tuesday and Friday mornings.",
    availability: {
      daysPerWeek: 6,
      weekdays: [1, 2, 3, 5, 6, 7],
      minutes: { "1": 45, "2": 60, "3": 75, "5": 60, "6": 180, "7": 90 },
      longDay: 6,
    },
  });
  const rides = sessions.filter(({ code, work, isDeload }) => code === "BQ" && work !== undefined && !isDeload);
  const doses = rides.map(({ work }) => `${work?.stimulus} ${work?.sets} × ${work?.seconds} s, ${work?.restSeconds} s`);
  expect(doses.length).toBeGreaterThan(8);
  expect(new Set(doses).size).toBe(doses.length);
  expect(rides.at(-1)?.work?.stimulus).not.toBe("sweet-spot");
  // Nor does the ride push the fast run to the day after the long one.
  const long = sessions.filter(({ code }) => code === "RL").map(({ weekday }) => weekday);
  for (const { code, weekday, title } of sessions)
    if (code === "RT" || code === "RI") expect(long, title).not.toContain(weekday === 1 ? 7 : weekday - 1);
});
