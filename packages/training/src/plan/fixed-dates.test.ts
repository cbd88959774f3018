import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { addDays } from "../calendar/day.ts";
import { validatePlan } from "../checks/validate.ts";
import type { Plan, Session } from "../model/plan.ts";
import { codeFacts } from "../model/session-codes.ts";
import { generatePlan } from "./generate-plan.ts";

const START = "2026-11-30";

const HYROX: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  age: 30,
  sex: "female",
  bodyWeight: 66,
  history: {
    weeklyRun: { value: 15_000, source: "told" },
    longestRun: { value: 10_000, source: "logged" },
    runsPerWeek: { value: 2, source: "told" },
  },
  strength: { oneRepMax: { backSquat: 80, deadlift: 100 } },
  gymnastics: {},
  conditioning: { run5k: 1590 },
  availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 6], minutes: { 1: 60, 2: 60, 4: 60, 6: 90 }, longDay: 6 },
  competitions: [{ type: "hyrox", date: "2027-02-13", priority: "A" }],
};

const GENERAL: Athlete = {
  level: "beginner",
  focus: "general",
  age: 38,
  history: {
    weeklyRun: { value: 5000, source: "told" },
    longestRun: { value: 5000, source: "told" },
    runsPerWeek: { value: 1, source: "told" },
  },
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1980 },
  availability: { daysPerWeek: 3, weekdays: [2, 4, 6], minutes: { 2: 40, 4: 40, 6: 70 }, longDay: 6 },
  competitions: [{ type: "10k", date: "2027-06-06", priority: "B" }],
};

const TRIATHLETE: Athlete = {
  level: "advanced",
  focus: "triathlon",
  age: 52,
  history: {
    weeklyRun: { value: 30_000, source: "logged" },
    longestRun: { value: 16_000, source: "logged" },
    runsPerWeek: { value: 3, source: "logged" },
    weeklyMinutes: { value: 480, source: "logged" },
  },
  strength: { oneRepMax: { backSquat: 90 } },
  gymnastics: {},
  conditioning: { run5k: 1350, ftp20min: 250 },
  availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7], minutes: { 2: 60, 3: 75, 4: 60, 5: 75, 6: 210, 7: 120 }, longDay: 6 },
  competitions: [{ type: "70.3", date: "2027-05-30", priority: "A" }],
};

function planOf(athlete: Athlete): Plan {
  const made = generatePlan(athlete, { startDate: START, weeks: 5 });
  if (made.kind !== "plan") throw new Error("a referral instead of a plan");
  expect(validatePlan(made.plan, athlete)).toEqual([]);
  return made.plan;
}

const sessionsOf = (athlete: Athlete): readonly Session[] => planOf(athlete).weeks.flatMap(({ sessions }) => sessions);
const isOwn = ({ title }: Session): boolean => title.startsWith("Your ");

describe("a match", () => {
  test.each([
    ["hyrox", { ...HYROX, dislikes: "Netball league on Wednesday nights is non-negotiable." }],
    ["general", { ...GENERAL, dislikes: "Five-a-side on Wednesday evenings, and I'm usually stiff the day after." }],
    ["running", { ...HYROX, focus: "running", competitions: [], dislikes: "Football on Wednesday evenings stays." }],
    ["strength", { ...HYROX, focus: "strength", competitions: [], dislikes: "Rugby on Wednesday evenings stays." }],
  ] as const)("is a hard day in head and body in every week, with easy legs behind it: %s", (_, athlete: Athlete) => {
    const sessions = sessionsOf(athlete);
    const matches = sessions.filter(isOwn);
    expect(matches).toHaveLength(5);
    for (const match of matches) {
      expect(match.weekday).toBe(3);
      expect(match.hard).toBe(true);
      expect(match.blocks.mainWorkout[0]?.rpe).toBe(match.intensityLevel);
      expect(match.coachNotes.stimulus).not.toMatch(/easier/u);
      const next = sessions.find(({ date }) => date === addDays(match.date, 1));
      expect(next === undefined || (!next.heavyLower && !codeFacts(next.code).fastRun)).toBe(true);
    }
  });

  test("that does not take place leaves an easy day, and the long run has it where it is longer", () => {
    const dislikes = "Netball league on Wednesday nights is non-negotiable (last match before Christmas is the 16th, back on 6 January).";
    const sessions = sessionsOf({ ...HYROX, dislikes });
    expect(sessions.filter(isOwn).map(({ date }) => date)).toEqual(["2026-12-02", "2026-12-09", "2026-12-16"]);
    expect(sessions.find(({ date }) => date === "2026-12-23")?.code).toBe("RL");
  });

  test("leaves who trains for a 10k a run that grows, on the longest day", () => {
    const sessions = sessionsOf({ ...GENERAL, dislikes: "Five-a-side on Wednesday evenings, and I'm usually stiff the day after." });
    expect(sessions.filter(({ weekday }) => weekday === 6).every(({ code }) => code === "RL")).toBe(true);
  });
});

describe("a squad whose coach writes the set", () => {
  const dislikes = "Tuesday and Thursday I swim an hour with the masters group, the coach there writes the set, so no extra pool please.";

  test("is the whole swim of its days, and of no other", () => {
    const sessions = sessionsOf({ ...TRIATHLETE, dislikes });
    const swims = sessions.filter(({ code }) => code === "SW" || code === "SWs");
    expect(swims.map(({ weekday }) => weekday)).toEqual([2, 4, 2, 4, 2, 4, 2, 4, 2, 4]);
    for (const swim of swims) {
      expect([swim.title, swim.duration, swim.blocks.strength]).toEqual(["Your masters swim, 60 min", 60, []]);
      expect(swim.distance).toBeGreaterThan(1000);
      expect(Math.max(...swim.blocks.mainWorkout.map(({ rpe = 0 }) => rpe))).toBe(swim.intensityLevel);
    }
  });

  test("is not swum on a journey without a pool, and nothing is ridden there without a bicycle", () => {
    const trip = " From 27 December to 2 January we are at my in-laws', no bike and no pool, but the running shoes always come along.";
    const plan = planOf({ ...TRIATHLETE, dislikes: dislikes + trip });
    const away = plan.weeks.flatMap(({ sessions }) => sessions).filter(({ date }) => date >= "2026-12-27" && date <= "2027-01-02");
    const names = away.flatMap(({ blocks }) => Object.values(blocks).flatMap((items) => items.map(({ name }) => name)));
    expect(names.filter((name) => /swim|bike|ride/iu.test(name))).toEqual([]);
    // The week that loses both is the deload.
    expect(plan.weeks.filter(({ isDeload }) => isDeload).map(({ week }) => week)).toEqual([5]);
  });
});

test("weeks that are much less than what is logged say why on the cover", () => {
  const text = (dislikes: string): string =>
    planOf({ ...TRIATHLETE, dislikes })
      .notes.map((note) => note.text)
      .join("\n");
  expect(text("Work is busy until the end of January, less time.")).toContain("because you wrote of little time");
  expect(text("Work is calm until the end of January, then it is audit season.")).not.toContain("because you wrote of little time");
});

test.each([
  ["My gym has a sled but only about 10 metres of turf.", 10],
  ["Unser Kunstrasen ist nur 15 m lang.", 15],
  ["", 12.5],
])("sleds go by lengths of the floor: %s", (dislikes, metres) => {
  const lengths = sessionsOf({ ...HYROX, dislikes })
    .flatMap(({ blocks }) => [...blocks.mainWorkout, ...blocks.strength])
    .filter(({ name, dose }) => name.startsWith("Sled") && dose.metres !== undefined)
    .map(({ dose }) => dose.metres ?? 0);
  expect(lengths.length).toBeGreaterThan(2);
  expect(lengths.filter((length) => length % metres !== 0)).toEqual([]);
});
