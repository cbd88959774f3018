import { describe, expect, test } from "vitest";
import type { Athlete } from "../athlete/athlete.ts";
import { validatePlan } from "../checks/validate.ts";
import type { ExerciseItem } from "../model/plan.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import { holdsEnough, ownedWeights } from "./owned-weights.ts";

describe("the weights that are told", () => {
  test.each<[string, readonly string[], string, Partial<ReturnType<typeof ownedWeights>>]>([
    ["one bell in words", ["kettlebell"], "no machines. one kettlebell 16 kg", { kettlebells: [16], pairs: [], isFew: true }],
    ["one bell in the list", ["kettlebell 24 kg"], "", { kettlebells: [24], pairs: [] }],
    ["two different bells", ["kettlebells 16 and 24 kg"], "", { kettlebells: [16, 24], pairs: [] }],
    ["two alike", ["kettlebell"], "I have two 16 kg kettlebells", { kettlebells: [16], pairs: [16] }],
    ["two alike, by number", ["kettlebell"], "2 x 20 kg kettlebells", { kettlebells: [20], pairs: [20] }],
    ["a pair of dumbbells", ["dumbbell"], "only 2 × 20 kg dumbbells", { dumbbell: 20, dumbbells: [20], twoDumbbells: true, isFew: true }],
    ["a pair in a slip of the pen", ["dumbbell", "band"], "At home 2 dumbells of 5kg and stairs", { dumbbells: [5], isFew: true }],
    [
      "two sizes",
      ["dumbbell", "band"],
      "At home I've got 4kg and 6kg dumbbells and a band",
      { dumbbell: 6, dumbbells: [4, 6], isFew: true },
    ],
    ["adjustable ones", ["dumbbell"], "2 x 20 kg adjustable dumbbells", { dumbbell: 20, twoDumbbells: true, isFew: false }],
    ["one dumbbell", ["dumbbell"], "one dumbbell of 12 kg", { dumbbell: 12, dumbbells: [12], twoDumbbells: false }],
    ["up to a size", ["dumbbells up to 24 kg"], "", { dumbbell: 24, twoDumbbells: true, isFew: false }],
    ["toys", ["dumbbell"], "i have 2kg dumbbells", { dumbbell: 2, isToy: true }],
    ["in German", ["kettlebell"], "nur eine Kugelhantel mit 16 kg", { kettlebells: [16], pairs: [], isFew: true }],
    ["in Spanish", ["dumbbell"], "dos mancuernas de 10 kg", { dumbbell: 10, dumbbells: [10], twoDumbbells: true }],
    ["beside a barbell", ["barbell", "rack", "dumbbell"], "", { dumbbell: 30, isFew: false }],
  ])("%s", (_, equipment, dislikes, expected) => {
    expect(ownedWeights({ equipment, dislikes, sex: "female" })).toMatchObject(expected);
  });

  test("nobody with one bell holds two", () => {
    const one = ownedWeights({ equipment: ["kettlebell 16 kg"] });
    expect(holdsEnough(["kettlebells"], one)).toBe(false);
    expect(holdsEnough(["kettlebell or dumbbell"], one)).toBe(true);
  });
});

const AT_HOME: Athlete = {
  level: "intermediate",
  focus: "crossfit",
  age: 28,
  sex: "female",
  bodyWeight: 56,
  trainingYears: 4,
  strength: { oneRepMax: {} },
  gymnastics: { strictPullUps: 15, handstandPushUps: 14, ringMuscleUps: 6, handstandWalk: true },
  conditioning: { run5k: 1440 },
  equipment: ["rings", "kettlebell", "jump rope", "box", "pull-up bar"],
  dislikes: "one kettlebell 16 kg",
  availability: { daysPerWeek: 5 },
};

describe("who has rings, a bar and one bell", () => {
  const result = generatePlan(AT_HOME, { startDate: "2026-11-30", weeks: 6 });
  if (result.kind === "referral") throw new Error("no plan");
  const { plan } = result;
  const items: readonly ExerciseItem[] = plan.weeks.flatMap(({ sessions }) =>
    sessions.flatMap(({ blocks }) => [...blocks.skill, ...blocks.strength, ...blocks.mainWorkout]),
  );

  test("never holds two bells or another weight, and never chooses one", () => {
    expect(validatePlan(plan, AT_HOME)).toEqual([]);
    const bells = items.filter(({ name, load }) => load !== undefined && /kettlebell|goblet|suitcase/iu.test(name));
    expect(bells.length).toBeGreaterThan(3);
    expect(new Set(bells.map(({ load }) => load?.kilograms))).toEqual(new Set([16]));
    expect(items.filter(({ name }) => /double kettlebell|gorilla|pullover/iu.test(name))).toEqual([]);
  });

  test("practises the skills she has shown, not what led to them", () => {
    const names = new Set(items.map(({ name }) => name));
    for (const name of ["Ring muscle-up", "Handstand push-up (strict)", "Handstand walk", "Ring dip"]) expect(names).toContain(name);
    for (const name of ["Wall walk", "Ring row", "Band-assisted pull-up", "Muscle-up transition drill"]) expect(names).not.toContain(name);
    const next = plan.weeks.flatMap(({ sessions }) => sessions.map(({ coachNotes }) => coachNotes.strategy));
    expect(next.filter((text) => text.includes("8 strict pull-ups and 8 dips"))).toEqual([]);
  });

  test("no slow set lasts longer than about a minute on a side", () => {
    for (const { reps, notes = "" } of items) {
      const seconds = notes.includes("one and a half") ? 10 : notes.includes("5-1-1") ? 7 : notes.includes("3-1-1") ? 5 : 0;
      expect(seconds * Number.parseInt(reps ?? "0", 10)).toBeLessThanOrEqual(70);
    }
  });
});

describe("one pair of weights and no other", () => {
  const OLDER: Athlete = {
    level: "beginner",
    focus: "strength",
    age: 72,
    sex: "male",
    bodyWeight: 78,
    height: 175,
    trainingYears: 0,
    strength: { oneRepMax: {} },
    gymnastics: {},
    conditioning: {},
    availability: { daysPerWeek: 3 },
    competitions: [],
    equipment: ["dumbbell", "band"],
  };
  const textOf = (dislikes: string): string => {
    const result = generatePlan({ ...OLDER, dislikes }, { startDate: "2026-11-30", weeks: 5 });
    if (result.kind !== "plan") throw new Error(result.kind);
    const items = result.plan.weeks.flatMap(({ sessions }) => sessions.flatMap(({ blocks }) => Object.values(blocks).flat()));
    return items.map(({ notes }) => notes ?? "").join(" ");
  };

  test.each(["At home 2 dumbbells of 5 kg.", "Ich habe nur zwei Kurzhanteln mit 5 kg.", "Solo dos mancuernas de 5 kg."])(
    "nothing heavier and nothing lighter is asked for: %s",
    (dislikes) => {
      expect(textOf(dislikes)).not.toMatch(/next weight|size lighter|Heavier than (?:in|last|before|your)|lightest weight you have/u);
    },
  );

  test("with a rack of them the next one is", () => {
    expect(textOf("")).toMatch(/next weight|lightest weight you have/u);
  });
});
