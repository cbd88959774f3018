import { describe, expect, test } from "vitest";
import type { Athlete } from "../../athlete/athlete.ts";
import { addDays, daysBetween } from "../../calendar/day.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { type ExerciseItem, generatePlan, type Session } from "../../index.ts";

const START = "2026-11-30";
const MEET = "2027-01-24";
const LIFTS = ["Snatch", "Clean and jerk"];

function lifter(more: Partial<Athlete> = {}): Athlete {
  return {
    level: "advanced",
    focus: "strength",
    age: 27,
    sex: "male",
    bodyWeight: 81,
    trainingYears: 6,
    strength: { oneRepMax: { snatch: 110, cleanAndJerk: 138, backSquat: 180, deadlift: 200 } },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 4, weekdays: [1, 3, 5, 6], minutes: { 1: 75, 3: 75, 5: 60, 6: 120 } },
    competitions: [{ name: "Open", type: "weightlifting meet", date: MEET, priority: "A" }],
    ...more,
  };
}

function sessionsOf(athlete: Athlete, weeks = 12): readonly Session[] {
  const result = generatePlan(athlete, { startDate: START, weeks, firstMacroWeek: 1 });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan.weeks.flatMap(({ sessions }) => sessions);
}

const liftsOf = ({ blocks }: Session): readonly ExerciseItem[] => blocks.strength.filter(({ name }) => LIFTS.includes(name));
const share = ({ load }: ExerciseItem): number => (load?.kilograms ?? 0) / (load?.oneRepMax ?? 1);

const ATHLETES: readonly (readonly [string, Partial<Athlete>])[] = [
  ["an adult", {}],
  ["somebody of seventeen", { age: 17 }],
  ["a master", { age: 54 }],
  ["a beginner", { level: "beginner", trainingYears: 1 }],
];

describe("a weightlifter", () => {
  test.each(ATHLETES)("%s lifts before and after the meet, and does no workouts", (_, more) => {
    const sessions = sessionsOf(lifter(more));
    expect(sessions.filter(({ code }) => ["GY", "GYE", "ML", "MM", "HX"].includes(code)).map(({ title }) => title)).toEqual([]);
    expect(sessions.filter(({ code, mainFormat }) => code === "OLs" && mainFormat !== undefined).map(({ title }) => title)).toEqual([]);
    const after = sessions.filter(({ date }) => date > addDays(MEET, 7));
    expect(after.flatMap(liftsOf).length).toBeGreaterThan(6);
  });

  test.each(ATHLETES)("%s has both lifts of a day at the same share of their maxima", (_, more) => {
    for (const session of sessionsOf(lifter(more))) {
      const [snatch, cleanAndJerk] = liftsOf(session);
      if (session.code === "RACE" || snatch === undefined || cleanAndJerk === undefined) continue;
      expect(Math.abs(share(snatch) - share(cleanAndJerk)), session.title).toBeLessThan(0.04);
    }
  });

  test.each(ATHLETES)("%s opens no lighter than in training, in small steps", (_, more) => {
    const sessions = sessionsOf(lifter(more));
    const race = sessions.find(({ code }) => code === "RACE");
    for (const name of LIFTS) {
      const [opener = 0, second = 0, third = 0] = (race?.blocks.mainWorkout.find((item) => item.name === name)?.weight ?? "")
        .split("→")
        .map((text) => Number.parseFloat(text));
      const heaviest = Math.max(
        ...sessions
          .filter(({ date }) => date < MEET)
          .flatMap(liftsOf)
          .filter((item) => item.name === name)
          .map(({ load }) => load?.kilograms ?? 0),
      );
      expect(opener).toBeGreaterThanOrEqual(0.96 * heaviest);
      expect(opener).toBeLessThanOrEqual(1.08 * heaviest);
      expect(Math.max(second - opener, third - second)).toBeLessThanOrEqual(0.07 * third);
    }
  });

  test.each(ATHLETES)("%s lifts both at about the opener in the last ten days, and light two or three days before the meet", (_, more) => {
    const before = (session: Session): number => daysBetween(session.date, MEET);
    const last = sessionsOf(lifter(more)).filter((session) => session.code === "OLs" && before(session) > 0);
    const heavy = last.filter((session) => before(session) <= 10 && before(session) >= 5 && liftsOf(session).length === 2);
    expect(Math.max(...heavy.flatMap(liftsOf).map(share))).toBeGreaterThan(0.83);
    const light = last.filter((session) => before(session) <= 3);
    expect(light.flatMap(liftsOf).length).toBeGreaterThan(0);
    expect(light.flatMap(liftsOf).filter((item) => share(item) > 0.78)).toEqual([]);
  });

  test("has both lifts on the longest day of the week, its heaviest", () => {
    const [week] = [sessionsOf(lifter(), 5).filter(({ week: number, code }) => number === 2 && code === "OLs")];
    const both = week?.filter((session) => liftsOf(session).length === 2);
    expect(both?.map(({ weekday }) => weekday)).toEqual([6]);
    const heaviest = (session: Session): number => Math.max(...liftsOf(session).map(share));
    expect(Math.max(...(week ?? []).map(heaviest))).toBe(heaviest(both?.[0] as Session));
  });

  test.each(ATHLETES)("%s never jerks, snatches or cleans more than three times in a row", (_, more) => {
    const fast = sessionsOf(lifter(more))
      .flatMap(({ blocks }) => blocks.strength)
      .filter(({ name }) => findExercise(name)?.movementPattern === "olympic");
    expect(fast.filter(({ dose }) => (dose.reps ?? 0) > 3).map(({ name, reps }) => `${name} × ${reps ?? ""}`)).toEqual([]);
  });
});

test("five to two weeks before a meet only the longest day has singles, the others doubles below them", () => {
  const days = sessionsOf(lifter()).filter(({ date }) => {
    const until = daysBetween(date, MEET);
    return until >= 14 && until <= 34;
  });
  const own = days.filter((session) => session.weekday !== 6).flatMap(liftsOf);
  const platform = days.filter((session) => session.weekday === 6).flatMap(liftsOf);
  expect(own).not.toEqual([]);
  expect(own.map(({ dose }) => dose.reps)).toEqual(own.map(() => 2));
  expect(platform.map(({ dose }) => dose.reps)).toEqual(platform.map(() => 1));
  expect(Math.max(...own.map(share))).toBeLessThan(Math.max(...platform.map(share)));
});

test("a B meet on the way costs days, and the week after its easy one is a full one", () => {
  const junior = lifter({
    level: "intermediate",
    age: 19,
    competitions: [
      { name: "Winter Open", type: "weightlifting meet", date: "2026-12-13", priority: "B" },
      { name: "Juniors", type: "weightlifting meet", date: "2027-03-20", priority: "A" },
    ],
    history: { weeklyMinutes: { value: 360, source: "told" } },
  });
  const sessions = sessionsOf(junior, 5);
  const minutes = (from: string): number =>
    sessions.filter(({ date }) => date >= from && date < addDays(from as "2026-11-30", 7)).reduce((sum, { duration }) => sum + duration, 0);
  expect(minutes("2026-12-21")).toBeGreaterThan(270);
  const [lifted] = sessions.filter(({ date, blocks }) => date > "2026-12-13" && blocks.strength.some(({ name }) => LIFTS.includes(name)));
  expect(daysBetween("2026-12-13", lifted?.date ?? "2027-01-01")).toBeLessThanOrEqual(3);
});

test("a line has one rule for its rests", () => {
  const lines = sessionsOf(
    lifter({ competitions: [{ name: "Open", type: "weightlifting meet", date: "2026-12-20", priority: "A" }] }),
    3,
  ).flatMap(({ blocks }) => blocks.strength.filter(({ name }) => LIFTS.includes(name)));
  const each = lines.filter(({ notes }) => notes?.startsWith("Each starts on a clock"));
  expect(each.length).toBeGreaterThan(0);
  for (const { restBetweenSets } of each) expect(restBetweenSets).toBe("2:00");
});

test("a wrist that complains of the front rack has days without it between", () => {
  const RACK = /clean(?! pull)|jerk|push press|front squat/iu;
  const sessions = sessionsOf(
    lifter({
      level: "intermediate",
      injuries: "Left wrist gets sore after front rack work on two days in a row",
      availability: { daysPerWeek: 5, weekdays: [1, 2, 3, 5, 6], minutes: { 1: 90, 2: 60, 3: 90, 5: 75, 6: 120 }, longDay: 6 },
    }),
    5,
  );
  const racked = sessions.filter(({ blocks }) => blocks.strength.some(({ name }) => RACK.test(name))).map(({ date }) => date);
  expect(racked.length).toBeGreaterThan(5);
  for (const [index, date] of racked.entries()) expect(racked[index + 1]).not.toBe(addDays(date, 1));
});
