import { describe, expect, test } from "vitest";
import { HYBRID } from "#test/athletes.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { daysBetween, parseDay } from "../../calendar/day.ts";
import { validatePlan } from "../../checks/validate.ts";
import type { ExerciseItem, Plan, Session } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { getNames } from "../activities.ts";
import { readAthlete } from "../read-injuries.ts";
import { strengthTriggers } from "./trigger-dose.ts";

const TODAY = parseDay("2026-11-30") ?? "";
const CROSSFITTER: Athlete = {
  ...HYBRID,
  focus: "crossfit",
  strength: { oneRepMax: { backSquat: 110, deadlift: 140, benchPress: 80, overheadPress: 50, snatch: 60, cleanAndJerk: 80 } },
  gymnastics: { strictPullUps: 8, handstandPushUps: 3 },
};
const LIFTER: Athlete = {
  ...HYBRID,
  focus: "powerlifting",
  strength: { oneRepMax: { backSquat: 180, deadlift: 210, benchPress: 120 } },
  availability: { daysPerWeek: 4 },
};

function planOf(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: TODAY, weeks: 5 });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan;
}

function work({ blocks }: Session): readonly ExerciseItem[] {
  return [...blocks.strength, ...blocks.skill, ...blocks.mainWorkout];
}

const overhead = new Set(getNames("overhead"));
const holdsOverhead = (session: Session): boolean => work(session).some(({ name }) => overhead.has(name));

describe("what brings a mild complaint on keeps a dose", () => {
  test.each([
    ["Right shoulder gets a bit sore when I do a lot of overhead work.", ["overhead"]],
    ["Right shoulder a bit sore with a lot of overhead work", ["overhead"]],
    ["Schulter wird bei viel Überkopf etwas wund", ["overhead"]],
    ["J'ai un peu mal à l'épaule quand je fais beaucoup de travail au-dessus de la tête", ["overhead"]],
    ["Lower back gets tight after heavy deadlifts.", ["deadlift"]],
    ["Lower back gets tight the day after heavy deadlifts, maybe a 2 out of 10, nothing that stops me.", ["deadlift"]],
    ["golfers elbow left, flares up with rope climbs and lots of kipping pull ups, ok otherwise", ["kipping"]],
    ["La espalda baja se carga después de peso muerto pesado", ["deadlift"]],
    ["Calf gets tight after long runs", []],
    ["My shoulder was sore years ago, all fine now", []],
  ])("%s", (injuries, triggers) => {
    expect(readAthlete({ ...CROSSFITTER, injuries }, TODAY, 0).regions.flatMap(strengthTriggers)).toEqual(triggers);
  });

  test.each([3, 4, 5, 6] as const)("overhead on two days at most, never in a row, on %i days of training", (daysPerWeek) => {
    const injuries = "Right shoulder gets a bit sore when I do a lot of overhead work.";
    const plan = planOf({ ...CROSSFITTER, injuries, availability: { daysPerWeek } });
    for (const { sessions } of plan.weeks) {
      const dates = sessions.filter(holdsOverhead).map(({ date }) => date);
      expect(dates.length).toBeLessThanOrEqual(2);
      for (const [index, date] of dates.slice(1).entries()) expect(daysBetween(dates[index] ?? date, date)).toBeGreaterThan(1);
      for (const session of sessions.filter((one) => one.intensityLevel >= 8))
        expect(session.blocks.mainWorkout.filter(({ name }) => /kipping|thruster|wall ball/iu.test(name))).toEqual([]);
      for (const session of sessions.filter(holdsOverhead)) expect(session.coachNotes.warmup).toContain("above 3/10");
    }
    expect(plan.notes.map(({ text }) => text).join(" ")).toContain("work overhead on 2 days a week at most");
  });

  test("heavy deadlifts begin small, rows are supported, and no heavy squat follows", () => {
    const plan = planOf({ ...LIFTER, injuries: "Lower back gets tight after heavy deadlifts." });
    const sessions = plan.weeks.flatMap((week) => week.sessions);
    const pulled = sessions.flatMap((session) =>
      work(session)
        .filter(({ name }) => name === "Deadlift")
        .map((item) => ({ item, session })),
    );
    const dose = ({ item }: (typeof pulled)[number]): number => (item.sets ?? 0) * (item.dose.reps ?? 0) * (item.load?.kilograms ?? 0);
    expect(dose(pulled[0]!)).toBeLessThan(Math.max(...pulled.map(dose)));
    expect(sessions.flatMap(work).map(({ name }) => name)).not.toContain("Barbell row");
    for (const { session } of pulled)
      for (const next of sessions.filter(({ date }) => daysBetween(session.date, date) === 1))
        expect(work(next).filter(({ name }) => /^(?:back|front|pause) squat$/iu.test(name))).toEqual([]);
  });
});

test("what brings it on without a word for much is left out, and the other keeps its dose", () => {
  const { regions } = readAthlete(
    { ...CROSSFITTER, injuries: "golfers elbow left, flares up with rope climbs and lots of kipping pull ups" },
    TODAY,
  );
  expect(regions).toEqual([expect.objectContaining({ hurts: ["rope"], after: ["kipping"] })]);
});
