import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { failsInLongWorkouts } from "../athlete/stated/stated-engine.ts";
import { daysBetween } from "../calendar/day.ts";
import { validatePlan } from "../checks/validate.ts";
import type { ExerciseItem, Plan, PlanWeek, Session } from "../model/plan.ts";
import { generatePlan } from "./generate-plan.ts";
import { returningLifts } from "./returning-lifts.ts";

const told = (value: number) => ({ value, source: "told" }) as const;

function planOf(athlete: Athlete, weeks = 5): Plan {
  const result = generatePlan(athlete, { startDate: "2026-11-30", weeks });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

function sessionsOf(athlete: Athlete): readonly Session[] {
  return planOf(athlete).weeks.flatMap(({ sessions }) => sessions);
}

const linesOf = ({ blocks }: Session): readonly ExerciseItem[] => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout];

const LIFTER: Athlete = {
  focus: "powerlifting",
  level: "intermediate",
  age: 67,
  sex: "female",
  bodyWeight: 71.5,
  trainingYears: 6,
  strength: { oneRepMax: { backSquat: 92.5, benchPress: 52.5, deadlift: 120 } },
  gymnastics: {},
  conditioning: {},
  equipment: ["barbell", "rack", "bench", "dumbbell", "cable", "machine", "band"],
  availability: { daysPerWeek: 3, weekdays: [1, 3, 5], minutes: { 1: 90, 3: 90, 5: 90 } },
  competitions: [{ name: "Masters meet", type: "powerlifting", date: "2027-04-17", priority: "A" }],
};

describe("weeks of a lifter with a deload in every third week", () => {
  const heaviest = ({ sessions }: PlanWeek, name: string): number =>
    Math.max(0, ...sessions.flatMap(linesOf).flatMap((item) => (item.name === name ? [item.load?.kilograms ?? 0] : [])));

  test("end no lighter than the weeks before", () => {
    const { weeks } = planOf(LIFTER);
    expect(weeks.map(({ isDeload }) => isDeload)).toEqual([false, false, true, false, false]);
    for (const name of ["Back squat", "Bench press", "Deadlift", "Pause squat", "Barbell row"]) {
      const [, second = 0, , fourth = 0, last = 0] = weeks.map((week) => heaviest(week, name));
      expect(last, name).toBeGreaterThanOrEqual(Math.max(second, fourth));
    }
  });

  test("have heads that are no harder than the lifts of the day", () => {
    for (const session of sessionsOf(LIFTER)) {
      const lifts = session.blocks.strength.slice(0, 2).flatMap(({ rpe }) => rpe ?? []);
      expect(session.intensityLevel, session.title).toBeLessThanOrEqual(Math.max(...lifts));
    }
  });

  test("row what a strong deadlift says as well", () => {
    const rows = sessionsOf(LIFTER)
      .flatMap(linesOf)
      .filter(({ name }) => name === "Barbell row");
    expect(rows[0]?.load?.oneRepMax).toBeGreaterThan(45);
    expect(rows[0]?.load?.oneRepMax).toBeLessThan(1.05 * 52.5);
    const usual = sessionsOf({ ...LIFTER, strength: { oneRepMax: { backSquat: 92.5, benchPress: 52.5, deadlift: 90 } } }).flatMap(linesOf);
    expect(usual.find(({ name }) => name === "Barbell row")?.load?.oneRepMax).toBeLessThan(43);
  });
});

const CROSSFITTER: Athlete = {
  focus: "crossfit",
  level: "advanced",
  age: 24,
  sex: "female",
  bodyWeight: 59,
  trainingYears: 4,
  strength: { oneRepMax: { backSquat: 102.5, deadlift: 125, cleanAndJerk: 75, snatch: 57.5, overheadPress: 44 } },
  gymnastics: { strictPullUps: 12, handstandPushUps: 7 },
  conditioning: { row500m: 106, run5k: 1480 },
  dislikes: "long sets of wall balls. I died in everything longer than 12 minutes at the last competition.",
  injuries: "The right wrist gets a bit achy in the front rack after a lot of cleans (2 out of 10, gone by the next day).",
  availability: { daysPerWeek: 5, weekdays: [1, 3, 5, 6, 7], minutes: { 1: 75, 3: 75, 5: 75, 6: 120, 7: 60 } },
};

describe("weeks of a CrossFitter", () => {
  test("keep to the sets that were wished, and to half of what brings a complaint on", () => {
    const work = sessionsOf(CROSSFITTER).flatMap(({ blocks }) => blocks.mainWorkout);
    const walls = work.filter(({ name, dose }) => name === "Wall ball" && dose.reps !== undefined);
    expect(walls.length).toBeGreaterThan(0);
    for (const { dose } of walls) expect(dose.reps).toBeLessThanOrEqual(8);
    for (const { name, sets = 1, dose } of work)
      if (/\bclean\b/iu.test(name) && !name.startsWith("Dumbbell")) expect(sets * (dose.reps ?? 0)).toBeLessThanOrEqual(23);
  });

  test("train no accessory on two days in a row", () => {
    const sessions = sessionsOf({ ...CROSSFITTER, injuries: "" });
    for (const [at, session] of sessions.entries()) {
      const before = sessions[at - 1];
      if (before === undefined || daysBetween(before.date, session.date) !== 1) continue;
      const names = new Set(before.blocks.strength.map(({ name }) => name));
      const again = session.blocks.strength.filter(({ name }) => names.has(name) && /press|row|deadlift/iu.test(name));
      expect(
        again.map(({ name }) => name),
        session.date,
      ).toEqual([]);
    }
  });

  test("hold two long workouts for whoever fails in them", () => {
    const long = (week: PlanWeek): number =>
      week.sessions.filter(
        ({ blocks }) => blocks.strength.length > 0 && blocks.mainWorkout.reduce((sum, { dose }) => sum + dose.totalSeconds, 0) >= 720,
      ).length;
    for (const week of planOf({ ...CROSSFITTER, injuries: "" }).weeks) if (!week.isDeload) expect(long(week)).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ["I died in everything longer than 12 minutes", true],
    ["Long workouts are where I fade", true],
    ["I fall apart in long metcons", true],
    ["Nothing longer than 12 minutes on Fridays", false],
    ["I love long workouts", false],
    ["My dog died last year. Workouts over 20 minutes are fine", false],
  ])("%s", (dislikes, expected) => expect(failsInLongWorkouts({ dislikes })).toBe(expected));
});

describe("a lift that a sore region had closed", () => {
  const closed = { name: "Back squat", reason: "Too much for the lower back for now." };
  const weekWith = (item: Partial<ExerciseItem>, isDeload = false): PlanWeek => {
    const [week] = planOf(LIFTER).weeks;
    if (week === undefined) throw new Error("no week");
    const sessions = week.sessions.map((session, at) => {
      const [first] = session.blocks.strength;
      const strength = at > 0 || first === undefined ? [] : [{ ...first, ...item }];
      return { ...session, blocks: { ...session.blocks, strength } };
    });
    return { ...week, isDeload, sessions };
  };
  const away = weekWith({ name: "Goblet squat", replaced: closed });
  const back = (kilograms: number): PlanWeek => weekWith({ name: "Back squat", load: { kilograms, perHand: false, estimated: false } });

  test("comes back by 15 % a week", () => {
    expect(returningLifts([away]).get("Back squat")).toBe(0);
    expect(returningLifts([away, back(50)]).get("Back squat")).toBeCloseTo(57.5);
    expect(returningLifts([away, back(50), back(57.5), back(65)]).has("Back squat")).toBe(false);
  });

  test("and one that only lacked its bar does not", () => {
    const unequipped = weekWith({
      name: "Goblet squat",
      replaced: { name: "Back squat", reason: "It needs a barbell, which you do not have." },
    });
    expect(returningLifts([unequipped]).size).toBe(0);
  });
});

test("a swimmer of years is spared the first steps, and swims on from four hundred metres", () => {
  const triathlete: Athlete = {
    focus: "triathlon",
    level: "beginner",
    age: 40,
    sex: "female",
    bodyWeight: 68,
    trainingYears: 3,
    history: { weeklyRun: told(13_000), longestRun: told(8000), runsPerWeek: told(2), trainingYears: { run: 3, swim: 2, bike: 20 } },
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: { run5k: 1890 },
    availability: { daysPerWeek: 5 },
    competitions: [{ name: "Lake", type: "olympic triathlon", date: "2027-06-06", priority: "A" }],
  };
  const notes = (athlete: Athlete): string => JSON.stringify(sessionsOf(athlete));
  expect(notes(triathlete)).not.toMatch(/bubbles|most new swimmers/u);
  expect(notes({ ...triathlete, history: { ...triathlete.history, trainingYears: { swim: 0 } } })).toMatch(/bubbles/u);
  const pieces = sessionsOf(triathlete).flatMap(({ title }) => /with (\d+) m without a stop/u.exec(title)?.[1] ?? []);
  expect(Number(pieces[0])).toBeGreaterThanOrEqual(300);
});

test("strength after a run does its graded work once, and its drills prepare no lifts that are over", () => {
  const runner: Athlete = {
    focus: "general",
    level: "intermediate",
    age: 41,
    sex: "male",
    bodyWeight: 78,
    trainingYears: 3,
    history: { weeklyRun: told(14_000), longestRun: told(8000), runsPerWeek: told(2) },
    strength: { oneRepMax: { backSquat: 90, deadlift: 115 } },
    gymnastics: { strictPullUps: 5 },
    conditioning: { run5k: 1515 },
    injuries: "My lower back is stiff after a long shift and loosens up once I move.",
    availability: { daysPerWeek: 4, weekdays: [1, 2, 4, 7], minutes: { 1: 60, 2: 50, 4: 60, 7: 75 } },
  };
  const runs = sessionsOf(runner).filter(({ code }) => code === "REs");
  expect(runs.length).toBeGreaterThan(0);
  for (const { blocks } of runs) {
    const strength = new Set(blocks.strength.map(({ name }) => name));
    expect(blocks.cooldown.filter(({ name }) => strength.has(name)).map(({ name }) => name)).toEqual([]);
    expect(JSON.stringify(blocks.cooldown)).not.toContain("lifts of the day");
  }
});
