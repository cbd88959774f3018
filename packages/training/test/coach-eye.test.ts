import { describe, expect, test } from "vitest";
import { findExercise } from "../src/catalogue/exercises.ts";
import { printPlan } from "../src/plan-text/explain/print-plan.ts";
import { generatePlan } from "../src/plan/generate-plan.ts";
import type { ExerciseItem, Plan, Session } from "../src/model/plan.ts";
import { START } from "./athlete-arbitrary.ts";
import { REFERENCE_ATHLETES } from "./reference.ts";

/** What a coach struck out of the reference plans once must not come back. */
const PLANS = new Map(REFERENCE_ATHLETES.map(({ name, athlete }) => [name, { athlete, plan: planOf(athlete) }]));
const sessionsOf = (name: string): readonly Session[] => PLANS.get(name)?.plan.weeks.flatMap((week) => week.sessions) ?? [];
const all = [...PLANS.values()].flatMap(({ plan }) => plan.weeks.flatMap((week) => week.sessions));
const main = (sessions: readonly Session[]): readonly ExerciseItem[] => sessions.flatMap(({ blocks }) => blocks.mainWorkout);

describe("every plan", () => {
  test("has no exercise for one set beside the lifts", () => {
    // A circuit may be one round of every movement.
    const single = all
      .filter(({ code }) => code !== "REs" && code !== "SWs")
      .flatMap(({ blocks }) => blocks.strength)
      .filter((item) => item.sets === 1 && item.load === undefined);
    expect(single.map(({ name }) => name)).toEqual([]);
  });

  test("calls mobility work only where the day or the week is easy", () => {
    const easy = new Set(["RE", "ZE", "RC", "RL", "RT", "RI", "BK", "BQ"]);
    const loading = all.filter(
      ({ isDeload, intensityLevel, coachNotes }) =>
        !isDeload && intensityLevel >= 6 && !/reminder|stay sharp|Short and crisp|Back to the weights/u.test(coachNotes.stimulus),
    );
    const filled = loading.filter(({ code, blocks }) => !easy.has(code) && blocks.mainWorkout.some((item) => isMobility(item)));
    expect(filled.map(({ title }) => title)).toEqual([]);
  });

  test("speaks of jogs, hills and tracks only where somebody runs", () => {
    const stopped = REFERENCE_ATHLETES.filter(({ athlete }) => athlete.focus === "running" || athlete.focus === "hyrox").flatMap(
      ({ athlete }) => planOf({ ...athlete, injuries: "left knee pain, 7/10" }).weeks.flatMap((week) => week.sessions),
    );
    const standing = [...all, ...stopped].filter(
      ({ code, blocks }) => ["RE", "RT", "RI", "RL"].includes(code) && blocks.mainWorkout.every(({ name }) => !/run|strides/iu.test(name)),
    );
    expect(standing.length).toBeGreaterThan(5);
    const words = /\b(jog|treadmill|track|shoes|hills?|run|strides)\b/iu;
    expect(standing.filter(({ coachNotes }) => words.test(`${coachNotes.stimulus} ${coachNotes.strategy}`)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  test("asks nobody to build on a light week", () => {
    const light = all.filter((session) => session.isDeload).map(({ coachNotes }) => coachNotes.strategy);
    expect(light.filter((text) => text.includes("next week builds on it"))).toEqual([]);
  });
});

test("a plan in pounds counts pounds, and the swim or run comes first where the day is for it", () => {
  const text = (name: string): string => {
    const found = PLANS.get(name);
    return found === undefined ? "" : printPlan(found.plan, found.athlete.units);
  };
  expect(text("crossfit-elite-pounds")).not.toContain("kg lifted");
  expect(text("triathlon-intermediate-busy")).toMatch(/Main workout: \d+ × \d+00 m[\s\S]*?Strength[\s\S]*?Cooldown/u);
});

test("running for the first time grows from one to five minutes in five weeks", () => {
  const runs = sessionsOf("running-beginner-first-5k").filter(({ code }) => code === "RE");
  const seconds = runs.map(({ blocks }) => blocks.mainWorkout[0]?.dose.seconds ?? 0);
  expect(seconds).toEqual([60, 90, 180, 90, 300]);
});

test("a stiff back is not rowed for long, jumped with or bent again and again", () => {
  const items = main(sessionsOf("general-master-back"));
  expect(items.filter(({ name, dose }) => name === "Row erg" && (dose.seconds ?? 0) > 720)).toEqual([]);
  expect(items.filter(({ name }) => name === "Box jump" || name === "Sit-up")).toEqual([]);
});

test("a shoulder that must stay down pulls instead of catching, and its skills grow from week to week", () => {
  const sessions = sessionsOf("crossfit-intermediate-shoulder");
  const lifts = sessions.filter(({ code }) => code === "OLs").flatMap(({ blocks }) => blocks.skill);
  // A clean ends on the shoulders: only what goes overhead is pulled.
  expect(lifts.map(({ name }) => name).filter((name) => !/pull|^Power clean$/u.test(name))).toEqual([]);
  const stood = lifts.flatMap(({ name, replaced }) => (name.endsWith("pull") && replaced !== undefined ? [replaced.reason] : []));
  expect(stood.length).toBeGreaterThan(0);
  expect(stood.every((reason) => /shoulder|overhead/u.test(reason))).toBe(true);
  const skills = sessions.filter(({ code, isDeload }) => code === "GYE" && !isDeload).map(({ blocks }) => blocks.skill);
  const work = skills.map((lines) => lines.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.reps ?? dose.seconds ?? 0), 0));
  expect(skills.flat().filter(({ name }) => /handstand|kip|toes/iu.test(name))).toEqual([]);
  expect(work.slice(0, 3).toSorted((a, b) => a - b)).toEqual(work.slice(0, 3));
  expect(work[2]).toBeGreaterThan(work[0] ?? 0);
});

test("whoever tested a squat trains with a bar, and rows are for those who need them", () => {
  const squat = sessionsOf("running-advanced-10k").find(({ code }) => code === "SFm")?.blocks.strength[0];
  expect(squat?.name).toBe("Back squat");
  const elite = sessionsOf("crossfit-elite-pounds").flatMap(({ blocks }) => [...blocks.strength, ...blocks.mainWorkout]);
  expect(elite.filter(({ name }) => name === "Ring row")).toEqual([]);
});

test("the long run-walk of a week is the longest", () => {
  const seconds = (code: string): number[] =>
    sessionsOf("running-beginner-first-5k")
      .filter((session) => session.code === code)
      .map(({ blocks }) => blocks.mainWorkout.filter(({ name }) => name === "Run-walk intervals"))
      .map((items) => items.reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? 0), 0));
  const usual = seconds("RE");
  const longer = seconds("RL").filter((long, week) => long > (usual[week] ?? 0));
  expect(longer).toHaveLength(5);
});

test("a workout may take half as long again as expected; only beginners stop at 25 minutes", () => {
  const capped = all.flatMap(({ mainFormat }) => (mainFormat?.kind === "for-time" ? [mainFormat] : []));
  expect(capped.some(({ capMinutes = 0 }) => capMinutes > 25)).toBe(true);
});

test("nobody is told what would open a skill that an injury closes", () => {
  const told = sessionsOf("crossfit-intermediate-shoulder").filter(({ coachNotes }) => /kipping|handstand/u.test(coachNotes.strategy));
  expect(told.map(({ id }) => id)).toEqual([]);
});

test("strict pull-ups grow within a phase", () => {
  const reps = sessionsOf("hyrox-intermediate-knee")
    .flatMap(({ blocks }) => blocks.strength.filter(({ name }) => name === "Pull-up (strict)"))
    .map(({ dose }) => dose.reps);
  expect(reps.slice(0, 3)).toEqual([3, 4, 4]);
});

test("the rides, swims and long runs of a triathlete grow from phase to phase", () => {
  const work = (code: string, week: number): ExerciseItem[] =>
    (PLANS.get("triathlon-intermediate-busy")?.plan.weeks[week - 1]?.sessions ?? [])
      .filter((session) => session.code === code)
      .flatMap(({ blocks }) => [...blocks.mainWorkout]);
  const hard = (code: string, week: number): number =>
    work(code, week)
      .filter(({ rpe = 0, name }) => rpe >= 5 && name !== "Long run")
      .reduce((sum, { sets = 1, dose }) => sum + sets * (dose.seconds ?? dose.metres ?? 0), 0);
  // Week 5 changes from sweet spot to threshold: fewer minutes, harder ones (dose-progression.md section 3).
  expect(hard("BQ", 3)).toBeGreaterThan(hard("BQ", 1));
  expect(hard("SWs", 5)).toBeGreaterThanOrEqual(hard("SWs", 2));
  const long = (week: number): number => work("RL", week).reduce((sum, { dose }) => sum + (dose.metres ?? 0), 0);
  expect(long(5)).toBeGreaterThan(0.98 * long(3));
});

function isMobility(item: ExerciseItem): boolean {
  return findExercise(item.name)?.category === "flexibility";
}

function planOf(athlete: (typeof REFERENCE_ATHLETES)[number]["athlete"]): Plan {
  const result = generatePlan(athlete, { startDate: START });
  if (result.kind !== "plan") throw new Error("a referral");
  return result.plan;
}
