import { describe, expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { type Day, daysBetween } from "../../calendar/day.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";

const BASE = {
  level: "intermediate",
  age: 31,
  trainingYears: 5,
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4 },
} as const satisfies Partial<Athlete>;

const POWERLIFTER: Athlete = {
  ...BASE,
  focus: "powerlifting",
  sex: "female",
  bodyWeight: 67,
  strength: { oneRepMax: { backSquat: 112.5, deadlift: 140, overheadPress: 45 }, recordedOn: "2026-10-18" },
};
const WEIGHTLIFTER: Athlete = {
  ...BASE,
  focus: "strength",
  sex: "male",
  bodyWeight: 80,
  strength: { oneRepMax: { backSquat: 140, snatch: 75, cleanAndJerk: 97 }, recordedOn: "2026-11-10" },
};

interface Lift {
  readonly days: number;
  readonly item: ExerciseItem;
  readonly session: Session;
}

function liftsBefore(athlete: Athlete, type: string, meet: Day, weeks: number, startDate: Day): readonly Lift[] {
  const result = generatePlan({ ...athlete, competitions: [{ name: "Meet", type, date: meet, priority: "A" }] }, { startDate, weeks });
  if (result.kind === "referral") throw new Error("no plan");
  return result.plan.weeks
    .flatMap(({ sessions }) => sessions)
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => session.blocks.strength.map((item) => ({ days: daysBetween(session.date, meet), item, session })));
}

function percent({ load }: ExerciseItem): number {
  return load?.oneRepMax === undefined ? 0 : (100 * load.kilograms) / load.oneRepMax;
}

describe("an intermediate's powerlifting meet on a Sunday", () => {
  const lifts = liftsBefore(POWERLIFTER, "powerlifting meet", "2026-12-20", 4, "2026-11-23");
  const of = (name: string): readonly Lift[] => lifts.filter(({ item }) => item.name === name);

  // Race-demands.md section 9: last heavy squat D-10 to D-7, deadlift D-12 to D-8, bench press D-7 to D-4.
  test.each([
    ["Back squat", 10, 7],
    ["Deadlift", 12, 8],
    ["Bench press", 7, 4],
  ])("%s: the last single of 90 %% and more stands %i to %i days before", (name, from, to) => {
    const heavy = of(name).filter(({ item }) => percent(item) >= 90);
    const last = Math.min(...heavy.map(({ days }) => days));
    expect(last).toBeLessThanOrEqual(from);
    expect(last).toBeGreaterThanOrEqual(to);
  });

  test("squat and deadlift are touched lightly once more, and nothing is new in the last days", () => {
    const touches = lifts.filter(({ days, item }) => days <= 6 && (item.name === "Back squat" || item.name === "Deadlift"));
    for (const { item } of touches) expect(percent(item)).toBeLessThanOrEqual(80);
    const late = lifts.filter(({ days, item }) => days <= 5 && item.sets !== 1).map(({ item }) => percent(item));
    expect(Math.max(...late)).toBeLessThanOrEqual(80);
  });

  test("the first bench press measures the maximum that nobody entered", () => {
    const notes = of("Bench press").flatMap(({ item }) => item.notes ?? []);
    expect(notes.filter((note) => note.includes("measure it today"))).toHaveLength(1);
    const first = of("Bench press").filter(({ session }) => session.id === of("Bench press")[0]?.session.id);
    expect(first.some(({ item }) => item.notes?.includes("measure it today"))).toBe(true);
  });
});

describe("an intermediate's weightlifting meet", () => {
  const lifts = liftsBefore(WEIGHTLIFTER, "weightlifting meet", "2027-01-30", 9, "2026-11-30");

  test.each(["Snatch", "Clean and jerk"])("%s: the last 90 %% stand 7 to 5 days before, and three days before it is touched", (name) => {
    const own = lifts.filter(({ item }) => item.name === name);
    const last = Math.min(...own.filter(({ item }) => percent(item) >= 90).map(({ days }) => days));
    expect(last).toBeGreaterThanOrEqual(5);
    expect(last).toBeLessThanOrEqual(7);
    const touch = own.filter(({ days }) => days <= 3).map(({ item }) => Math.round(percent(item)));
    expect(touch.length).toBeGreaterThan(0);
    expect(Math.max(...touch)).toBeLessThanOrEqual(80);
  });

  test("pulls are as heavy as their lift, and Olympic lifts name no RPE", () => {
    const olympic = lifts.filter(({ item }) => findExercise(item.name)?.movementPattern.startsWith("olympic") === true);
    expect(olympic.flatMap(({ item }) => item.rpe ?? [])).toEqual([]);
    const pulls = olympic.filter(({ item }) => item.name.endsWith("pull"));
    expect(pulls.length).toBeGreaterThan(6);
    for (const { item } of pulls) expect(percent(item)).toBeGreaterThanOrEqual(87);
  });
});
