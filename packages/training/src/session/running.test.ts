import { describe, expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { ExerciseItem, Plan, Session, SessionCode } from "../model/plan.ts";

const MARATHONER: Athlete = {
  level: "elite",
  focus: "running",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 990, run10k: 2040 },
  availability: { daysPerWeek: 7 },
  competitions: [{ type: "marathon", date: "2027-02-07", priority: "A" }],
};

test("an elite runner's threshold work is above the least of the level", () => {
  const week = planOf(MARATHONER, 6).weeks[5];
  const minutes = (week?.sessions ?? [])
    .filter(({ code }) => code === "RT")
    .flatMap(({ blocks }) => blocks.mainWorkout)
    .filter((item) => item.pace?.zone === "threshold")
    .reduce((sum, item) => sum + ((item.sets ?? 1) * (item.dose.seconds ?? 0)) / 60, 0);
  expect(minutes).toBeGreaterThanOrEqual(28);
});

test("intervals last two and a half to five minutes, repetitions two at most", () => {
  const items = sessions(planOf(MARATHONER, 12), "RI").flatMap(({ blocks }) => blocks.mainWorkout);
  const seconds = (zone: string): number[] => items.filter((item) => item.pace?.zone === zone).map((item) => item.dose.seconds ?? 0);
  expect(seconds("interval").length).toBeGreaterThan(2);
  expect(seconds("interval").filter((length) => length < 150 || length > 300)).toEqual([]);
  expect(seconds("repetition").filter((length) => length > 120)).toEqual([]);
});

test("the last long run before a marathon holds marathon pace, at most a third of the week", () => {
  const plan = planOf(MARATHONER, 12);
  const long = sessions(plan, "RL").filter((session) => session.duration >= 90 && session.date < "2027-02-07");
  const last = long.at(-1);
  const steady = (last?.blocks.mainWorkout ?? []).filter((item) => item.pace?.zone === "race");
  expect(steady.length).toBeGreaterThan(0);
  const metres = steady.reduce((sum, item) => sum + (item.sets ?? 1) * (item.dose.metres ?? 0), 0);
  const week = plan.weeks.find(({ sessions: all }) => all.some(({ id }) => id === last?.id));
  expect(metres).toBeLessThanOrEqual(0.35 * (week?.sessions ?? []).reduce((sum, session) => sum + session.distance, 0));
});

test("a pace from VO2max says ten seconds to either side, effort first", () => {
  const guess: Athlete = { ...MARATHONER, competitions: [], conditioning: { vo2Max: 55 } };
  const item = sessions(planOf(guess, 3), "RT")
    .flatMap(({ blocks }) => blocks.mainWorkout)
    .find(({ pace }) => pace?.zone === "threshold");
  expect(item?.intensity).toMatch(/^RPE 7, about \d:\d\d \/km ± 10 s$/u);
});

test("threshold and hill sessions of three weeks differ in structure and words", () => {
  const plan = planOf({ ...MARATHONER, competitions: [] }, 3);
  const fast = [...sessions(plan, "RT"), ...sessions(plan, "RI")];
  expect(new Set(fast.map(({ title }) => title)).size).toBe(fast.length);
  expect(new Set(fast.map(({ coachNotes }) => coachNotes.strategy)).size).toBeGreaterThan(2);
});

describe("somebody who has never run", () => {
  const novice: Athlete = { ...MARATHONER, level: "beginner", conditioning: {}, competitions: [], availability: { daysPerWeek: 3 } };
  const runs = (weeks: number, firstMacroWeek = 1): ExerciseItem[][] =>
    planOf(novice, weeks, firstMacroWeek).weeks.map((week) =>
      week.sessions
        .flatMap(({ blocks }) => blocks.mainWorkout)
        .filter(({ name }) => ["Run-walk intervals", "Easy run", "Long run"].includes(name)),
    );
  const longest = (weeks: ExerciseItem[][]): number[] =>
    weeks.map((items) => Math.max(...items.map(({ dose }) => (dose.seconds ?? 0) / 60)));

  test("starts with eight times a minute and runs half an hour without a stop after eight loading weeks, three times a week", () => {
    const weeks = runs(10);
    expect(weeks[0]?.[0]).toMatchObject({ name: "Run-walk intervals", sets: 8, duration: "1 min", restBetweenSets: "1:30" });
    expect(weeks.map((items) => items.length)).toEqual(Array.from({ length: 10 }, () => 3));
    expect(longest(weeks).filter((_, index) => index !== 3 && index !== 7)).toEqual([1, 1.5, 3, 5, 8, 13, 28, 30]);
  });

  test("goes on in the next block where the last one ended", () => {
    expect(longest(runs(2, 6))).toEqual([8, 13]);
  });
});

function planOf(athlete: Athlete, weeks: number, firstMacroWeek = 1): Plan {
  const result = generatePlan(athlete, { startDate: START, weeks, firstMacroWeek });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}

function sessions(plan: Plan, code: SessionCode): Session[] {
  return plan.weeks.flatMap((week) => week.sessions).filter((session) => session.code === code);
}

test("the breaks between repetitions are in the movement of the repetitions", () => {
  const notes = (athlete: Athlete, weeks = 7): (string | undefined)[] =>
    ["RI", "RT"].flatMap((code) =>
      sessions(planOf(athlete, weeks), code as SessionCode).flatMap(({ blocks }) =>
        blocks.mainWorkout.filter((item) => (item.sets ?? 1) > 1).map((item) => item.notes),
      ),
    );
  expect(notes(MARATHONER)).toContain("Jog easy between reps.");
  expect(notes(MARATHONER)).not.toContain("Pedal easy between reps.");
  // Later it runs again.
  const injured = notes({ ...MARATHONER, injuries: "knee pain" }, 2);
  expect(injured.some((note) => note?.startsWith("Jog"))).toBe(false);
});
