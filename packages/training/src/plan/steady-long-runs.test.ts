import fc from "fast-check";
import { expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import type { Plan, Session } from "#training/model/plan.ts";
import { parseDay } from "#training/calendar/day.ts";
import { validatePlan } from "#training/checks/validate.ts";
import { generatePlan } from "./generate-plan.ts";

const START = parseDay("2026-11-30") ?? "2026-11-30";
const told = (value: number): { readonly value: number; readonly source: "told" } => ({ value, source: "told" });

const RUNNER: Athlete = {
  level: "intermediate",
  focus: "running",
  age: 41,
  sex: "male",
  bodyWeight: 77,
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1265, run10k: 2650, recordedOn: "2026-11-01" },
  history: { weeklyRun: told(48_000), longestRun: told(22_000), runsPerWeek: told(4) },
  availability: { daysPerWeek: 5, weekdays: [1, 2, 4, 6, 7], minutes: { 1: 60, 2: 75, 4: 75, 6: 180, 7: 60 }, longDay: 6 },
  competitions: [{ type: "marathon", date: "2027-04-11", priority: "A", goal: 12_300 }],
};
const TRIATHLETE: Athlete = {
  ...RUNNER,
  focus: "triathlon",
  conditioning: { run10k: 2760, recordedOn: "2026-11-01" },
  history: { weeklyRun: told(28_000), longestRun: told(16_000), runsPerWeek: told(3), weeklyMinutes: told(450), longestSwim: told(1800) },
  availability: { daysPerWeek: 6, weekdays: [2, 3, 4, 5, 6, 7], minutes: { 2: 60, 3: 60, 4: 60, 5: 45, 6: 90, 7: 240 }, longDay: 7 },
  competitions: [{ type: "70.3", date: "2027-06-20", priority: "A", goal: 19_800 }],
};

function planFor(athlete: Athlete, weeks = 9): Plan {
  const result = generatePlan(athlete, { startDate: START, weeks });
  if (result.kind !== "plan") throw new Error(result.referral.text);
  return result.plan;
}

function longRuns(athlete: Athlete): readonly Session[] {
  return planFor(athlete).weeks.flatMap(({ sessions }) => sessions.filter(({ code }) => code === "RL"));
}

const steadyLines = (sessions: readonly Session[]): Session["blocks"]["mainWorkout"] =>
  sessions.flatMap(({ blocks }) => blocks.mainWorkout.filter(({ rpe = 0, pace }) => rpe >= 5 && pace !== undefined));

test.each(["", "Long steady runs bore me."])("the way to a marathon is never run faster than its goal: %s", (dislikes) => {
  const found = steadyLines(longRuns({ ...RUNNER, dislikes }));
  expect(found.length).toBeGreaterThan(0);
  for (const { pace } of found) expect(pace?.fastest).toBeGreaterThanOrEqual(Math.floor(12_300 / 42.195) - 2);
});

test("a triathlete holds the pace of the run off the bike, and reads of no marathon", () => {
  const sessions = longRuns(TRIATHLETE);
  const found = steadyLines(sessions);
  expect(found.length).toBeGreaterThan(0);
  for (const { pace } of found) expect(pace?.fastest).toBeGreaterThanOrEqual(309);
  for (const session of sessions) expect(JSON.stringify(session)).not.toMatch(/marathon effort|marathon pace|pace of a marathon/u);
});

test("marathon pace in one piece ends the run: nothing easy but the way home follows it", () => {
  const [last] = longRuns(RUNNER).filter(({ title }) => title.includes("marathon effort"));
  expect(last?.blocks.mainWorkout.at(-1)?.rpe).toBe(5);
});

test("a long run in parts is run through", () => {
  const parts = longRuns({ ...RUNNER, dislikes: "Long steady runs bore me." }).filter(({ title }) => title.includes("three parts"));
  expect(parts.length).toBeGreaterThan(0);
  for (const session of parts) {
    expect(session.blocks.mainWorkout.every(({ restBetweenSets }) => restBetweenSets === undefined)).toBe(true);
    expect(`${session.description} ${session.blocks.mainWorkout.map(({ notes }) => notes).join(" ")}`).not.toMatch(/walk/iu);
  }
});

// What says when or with whom the long run is names nothing that bores.
test.each([
  "I run with my club on Saturday mornings, so the long run should be then.",
  "Der lange Lauf passt am besten am Sonntagvormittag.",
  "The long run with my group is what I look forward to each week.",
  "La sortie longue du dimanche se fait avec mon club depuis des années.",
])("the long run stays one run: %s", (dislikes) => {
  for (const { title } of longRuns({ ...RUNNER, dislikes })) expect(title).toMatch(/^(?:Deload: l|L)ong run/u);
});

test.each(["long slow runs", "Hate long steady runs", "lange langsame Läufe", "Les sorties longues, bof"])(
  "the long run comes in turn: %s",
  (dislikes) => {
    expect(longRuns({ ...RUNNER, dislikes }).some(({ title }) => !/ong run/u.test(title))).toBe(true);
  },
);

test("a tempo run is firm and no race of an hour", () => {
  const beginner: Athlete = {
    ...RUNNER,
    level: "beginner",
    conditioning: { run5k: 1920, run10k: 3990, recordedOn: "2026-11-01" },
    history: { weeklyRun: told(18_000), longestRun: told(10_000), runsPerWeek: told(3) },
    competitions: [{ type: "half marathon", date: "2027-05-09", priority: "A" }],
  };
  const tempo = planFor(beginner).weeks.flatMap(({ sessions }) => sessions.filter(({ work }) => work?.stimulus === "tempo"));
  expect(tempo.length).toBeGreaterThan(0);
  for (const { coachNotes } of tempo) expect(coachNotes.stimulus).not.toMatch(/for an hour|comfortably hard/iu);
});

test("strides are not run on the morning after the long run where another easy run can have them", () => {
  const athlete: Athlete = {
    ...RUNNER,
    history: { weeklyRun: told(60_000), longestRun: told(22_000), runsPerWeek: told(6) },
    availability: { daysPerWeek: 6, longDay: 6 },
  };
  for (const { sessions } of planFor(athlete).weeks) {
    const easy = sessions.filter(({ code }) => code === "RE");
    expect(easy.length).toBeGreaterThan(1);
    for (const { weekday, blocks } of easy)
      if (weekday === 7) expect(blocks.mainWorkout.some(({ name }) => name === "Strides")).toBe(false);
  }
});

test("whatever the goals and times, steady running keeps to the race it leads to", () => {
  fc.assert(
    fc.property(
      fc.record({
        type: fc.constantFrom("marathon", "half marathon", "10k", "70.3", "olympic triathlon"),
        date: fc.constantFrom("2027-01-17", "2027-02-28", "2027-05-09", "2027-07-04"),
        run10k: fc.integer({ min: 2300, max: 4200 }),
        slower: fc.double({ min: 0.9, max: 1.2, noNaN: true }),
        bored: fc.boolean(),
      }),
      ({ type, date, run10k, slower, bored }) => {
        const isTriathlon = /70|tri/u.test(type);
        const athlete: Athlete = {
          ...(isTriathlon ? TRIATHLETE : RUNNER),
          conditioning: { run10k, recordedOn: "2026-11-01" },
          competitions: [{ type, date, priority: "A", ...(type === "marathon" ? { goal: Math.round(4.65 * run10k * slower) } : {}) }],
          ...(bored ? { dislikes: "Hate long steady runs" } : {}),
        };
        const rules = validatePlan(planFor(athlete), athlete).map(({ rule }) => rule);
        expect(rules.filter((rule) => ["LR3", "LR4", "claim-steady"].includes(rule))).toEqual([]);
      },
    ),
    { numRuns: 15 },
  );
});
