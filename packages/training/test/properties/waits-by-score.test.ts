import { describe, expect, test } from "vitest";
import type { Athlete } from "#training/athlete/athlete.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import { STORIES } from "../stories/stories.ts";

const START = "2026-11-23";

/** The exercises of the first two weeks, in which nothing steps up by itself. */
function trained(athlete: Athlete, injuries: string): ReadonlySet<string> {
  const made = generatePlan({ ...athlete, injuries }, { startDate: START, weeks: 2 });
  if (made.kind === "referral") throw new Error(`${injuries}: ${made.referral.text}`);
  const sessions = made.plan.weeks.flatMap((week) => week.sessions);
  return new Set(sessions.flatMap(({ blocks }) => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout].map(({ name }) => name)));
}

const people = ["crossfit", "hyrox", "powerlifting", "running"].flatMap((focus) => {
  const found = STORIES.find(({ athlete }) => athlete.focus === focus);
  return found === undefined ? [] : [[focus, found.athlete] as const];
});

const legs = new Set(["squat", "lunge", "hinge"]);
const isLegWork = (name: string): boolean => legs.has(findExercise(name)?.movementPattern ?? "");
const isCarry = (name: string): boolean => findExercise(name)?.movementPattern === "carry";
const isHeld = (name: string): boolean =>
  (findExercise(name)?.equipment ?? []).some((one) => /barbell|dumbbell|kettlebell|sandbag|cable/iu.test(one));

/** What the ladder of the region gives it. */
const GIVEN = /glute bridge|hip hinge drill|wall sit|step-up \(low box\)|straight-leg/iu;

describe.each(people)("a plan for %s at 6 of 10 and more", (_focus, athlete) => {
  test.each(["low back pain 6/10", "lower back 7/10, cannot tie my shoes", "Rückenschmerzen 7/10 im unteren Rücken"])(
    "%s: no squat, hinge or carry in place of another",
    (injuries) => {
      expect([...trained(athlete, injuries)].filter((name) => (isLegWork(name) || isCarry(name)) && !GIVEN.test(name))).toEqual([]);
    },
  );

  test.each(["left knee pain 6/10", "knee 7/10, limping"])("%s: nothing pulled or carried on it", (injuries) => {
    const left = [...trained(athlete, injuries)].filter((name) => (isLegWork(name) || isCarry(name)) && !/hip thrust/iu.test(name));
    expect(left.filter((name) => !GIVEN.test(name))).toEqual([]);
  });

  test.each(["right wrist pain 7/10", "wrist 6/10"])("%s: nothing is held in the hand, and no weight is on it", (injuries) => {
    const names = [...trained(athlete, injuries)].filter((name) => !/hip thrust/iu.test(name));
    expect(names.filter((name) => isHeld(name) || /burpee|push-up|handstand/iu.test(name))).toEqual([]);
  });
});

test("what is slighter, elsewhere or told to be fine is trained", () => {
  const [, athlete] = people.find(([focus]) => focus === "hyrox") ?? people[0] ?? ["", undefined];
  if (athlete === undefined) throw new Error("nobody");
  expect([...trained(athlete, "low back 3/10")].some(isLegWork)).toBe(true);
  expect([...trained(athlete, "shoulder pain 6/10")].some(isLegWork)).toBe(true);
  expect([...trained(athlete, "wrist pain 3/10")].some(isHeld)).toBe(true);
});

test.each(["right wrist pain 5/10", "wrist 7/10", "Handgelenk 4/10"])("%s: no machine is pulled by a handle", (injuries) => {
  for (const [, athlete] of people)
    expect([...trained(athlete, injuries)].filter((name) => /^(?:ski|row) erg|\brope\b/iu.test(name))).toEqual([]);
});

test("a wrist at 2 of 10 rows and skis", () => {
  const [, athlete] = people.find(([focus]) => focus === "hyrox") ?? people[0] ?? ["", undefined];
  if (athlete === undefined) throw new Error("nobody");
  expect([...trained(athlete, "wrist pain 2/10")].some((name) => /^(?:ski|row) erg/iu.test(name))).toBe(true);
});
