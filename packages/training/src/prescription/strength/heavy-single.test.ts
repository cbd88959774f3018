import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { daysBetween } from "../../calendar/day.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { ExerciseItem, Session } from "../../model/plan.ts";

const MEET = "2026-12-19";

const LIFTER: Athlete = {
  ...HYBRID,
  focus: "powerlifting",
  level: "elite",
  trainingYears: 10,
  strength: { oneRepMax: { backSquat: 240, deadlift: 280, overheadPress: 95 } },
  availability: { daysPerWeek: 4 },
};

function sessions(athlete: Athlete, weeks: number, firstMacroWeek = 1): readonly Session[] {
  const result = generatePlan(athlete, { startDate: "2026-11-23", weeks, firstMacroWeek });
  if (result.kind === "referral") throw new Error("no plan");
  return result.plan.weeks.flatMap((week) => week.sessions);
}

const singlesOf = (session: Session): readonly ExerciseItem[] =>
  session.blocks.strength.filter((item) => item.sets === 1 && item.dose.reps === 1);

const withMeet = (date: string): Athlete => ({ ...LIFTER, competitions: [{ type: "powerlifting meet", date, priority: "A" }] });

describe("heavy singles", () => {
  test("grow towards a meet, end with the opener and leave the last days alone", () => {
    const squats = sessions(withMeet(MEET), 4).flatMap((session) =>
      singlesOf(session).map((item) => ({ days: daysBetween(session.date, MEET), name: item.name, kilograms: item.load?.kilograms ?? 0 })),
    );
    expect(squats.filter(({ name }) => name === "Back squat")).toEqual([
      { days: 26, name: "Back squat", kilograms: 215 },
      { days: 19, name: "Back squat", kilograms: 222.5 },
      { days: 9, name: "Back squat", kilograms: 217.5 },
    ]);
    const nearest = (name: string): number => Math.min(...squats.filter((single) => single.name === name).map(({ days }) => days));
    // Race-demands.md section 9: D-10 to D-7, D-12 to D-8 and D-7 to D-4.
    expect(nearest("Back squat")).toBe(9);
    expect(nearest("Deadlift")).toBe(12);
    expect(nearest("Bench press")).toBe(4);
  });

  test("come in the loading weeks of the performance phase when there is no meet, and not before", () => {
    expect(sessions(LIFTER, 3).flatMap(singlesOf)).toEqual([]);
    const inPerformance = sessions(LIFTER, 3, 9);
    expect(inPerformance.filter(({ code }) => code === "PS").map((session) => singlesOf(session)[0]?.load?.kilograms)).toEqual([
      210, 215, 222.5,
    ]);
  });

  test("are followed by sets that are work, also in a foundation week", () => {
    const days = sessions(withMeet(MEET), 2).filter((session) => singlesOf(session).length > 0);
    const backOffs = days.map((session) =>
      session.blocks.strength.find((item) => item.name === singlesOf(session)[0]?.name && item.sets !== 1),
    );
    // Triples three weeks out, doubles two weeks out.
    expect(backOffs.map((item) => item?.dose.reps)).toEqual([3, 3, 3, 2, 2, 2]);
    expect(backOffs.filter((item) => (item?.rpe ?? 0) < 6).map((item) => item?.name)).toEqual([]);
  });

  test.each<[string, Partial<Athlete>]>([
    ["a first month of lifting", { level: "beginner", trainingYears: 0.1 }],
    ["the first months of lifting under eighteen", { age: 16, trainingYears: 0.4 }],
    ["the over sixties", { age: 62 }],
    ["who has a condition to be cleared", { injuries: "high blood pressure" }],
    ["who never entered a lift", { strength: { oneRepMax: {} } }],
  ])("are not for %s", (_, more) => {
    expect(
      sessions({ ...withMeet(MEET), ...more }, 4)
        .filter(({ code }) => code !== "RACE")
        .flatMap(singlesOf),
    ).toEqual([]);
  });
});

test.each([
  "I only pull sumo, no conventional deadlifts",
  "love sumo deadlift, hate conventional",
  "sumo instead of conventional deadlift please",
])("who pulls sumo keeps the singles and the attempts: %s", (dislikes) => {
  const pulls = (more: Partial<Athlete>): readonly (number | undefined)[] =>
    sessions({ ...withMeet(MEET), ...more }, 4)
      .filter(({ code }) => code !== "RACE")
      .flatMap(singlesOf)
      .filter(({ name }) => name === "Deadlift")
      .map(({ load }) => load?.kilograms);
  expect(pulls({ dislikes })).toEqual(pulls({}));
  const race = sessions({ ...withMeet(MEET), dislikes }, 4).find(({ code }) => code === "RACE");
  expect(race?.blocks.mainWorkout.map(({ weight }) => weight)).not.toContain(undefined);
});

test("under eighteen the openers are lifted before a meet, never more than 90 %", () => {
  const singles = sessions({ ...withMeet(MEET), age: 16 }, 4)
    .filter(({ code }) => code !== "RACE")
    .flatMap(singlesOf);
  expect(singles.length).toBeGreaterThan(4);
  for (const { load } of singles) expect(load?.kilograms ?? 0).toBeLessThanOrEqual(0.9 * (load?.oneRepMax ?? 0));
});

test("a beginner lifts singles in the last three weeks before the meet only, up to 90 %", () => {
  const singles = sessions({ ...withMeet(MEET), level: "beginner", trainingYears: 0.7 }, 4)
    .filter(({ code }) => code !== "RACE")
    .flatMap((session) => singlesOf(session).map((item) => ({ days: daysBetween(session.date, MEET), item })));
  expect(singles.length).toBeGreaterThan(4);
  for (const { days, item } of singles.filter(({ item: { rpe } }) => (rpe ?? 0) > 5.5)) {
    expect(days).toBeLessThanOrEqual(27);
    expect(item.load?.kilograms ?? 0).toBeLessThanOrEqual(0.9 * (item.load?.oneRepMax ?? 0));
  }
});

test("the day of the meet shows three attempts on each lift, in order, and a range where the maximum is an estimate", () => {
  const race = sessions(withMeet(MEET), 4).find(({ code }) => code === "RACE");
  expect(race?.blocks.mainWorkout.map(({ name, weight }) => `${name} ${weight ?? ""}`)).toEqual([
    "Back squat 217.5 → 230 → 240 kg",
    "Bench press 120–135 → 127.5–142.5 → 132.5–147.5 kg",
    "Deadlift 255 → 270 → 280 kg",
  ]);
});
