import { expect, test } from "vitest";
import { percentAtReps, repsAtPercentOfMaximum, repsToFailure } from "./reps-to-failure.ts";
import { strengthFacts, type StrengthFacts } from "./strength-facts.ts";

const MAN: StrengthFacts = { level: "advanced", sex: "male", bodyWeight: 80 };

test("the examples of exercise-selection.md section 4, for a man of 80 kg", () => {
  const { overheadPress = 0, benchPress = 0 } = strengthFacts(
    {
      level: "advanced",
      focus: "crossfit",
      bodyWeight: 80,
      strength: { oneRepMax: {} },
      gymnastics: { handstandPushUps: 15 },
      conditioning: {},
      availability: { daysPerWeek: 5 },
    },
    {},
  );
  expect(overheadPress).toBeCloseTo(78, 0);
  expect(benchPress).toBeCloseTo(126, 0);
  expect(repsToFailure("Push-up", { ...MAN, benchPress })).toBeCloseTo(41, 0);
  expect(repsToFailure("Air squat", { ...MAN, backSquat: 100 })).toBeCloseTo(35, 0);
  expect(repsToFailure("Air squat", { ...MAN, backSquat: 140 })).toBeCloseTo(51, 0);
});

test("the curve goes on beyond 15 repetitions (load-plausibility.md section 4)", () => {
  for (const [reps, percent] of [
    [16, 58.6],
    [18, 56.2],
    [20, 53.9],
    [25, 49],
    [30, 44.9],
    [40, 38.5],
  ] as const) {
    expect(percentAtReps(reps)).toBeCloseTo(percent, 1);
    expect(repsAtPercentOfMaximum(percent)).toBeCloseTo(reps, 0);
  }
  expect(repsAtPercentOfMaximum(101)).toBe(0);
  expect(repsAtPercentOfMaximum(0)).toBe(80);
});

test("weight in the backpack makes repetitions fewer, and nothing is said of what is not known", () => {
  const facts: StrengthFacts = { ...MAN, benchPress: 90, pullUps: 10 };
  expect(repsToFailure("Backpack push-up", facts, 15)).toBeLessThan(repsToFailure("Push-up", facts) ?? 0);
  expect(repsToFailure("Pull-up (strict)", facts)).toBe(10);
  expect(repsToFailure("Weighted pull-up", facts, 20)).toBeCloseTo(2, 0);
  expect(repsToFailure("Pistol squat", { ...MAN, backSquat: 60 })).toBeLessThanOrEqual(1);
  expect(repsToFailure("Push-up", MAN)).toBeUndefined();
  expect(repsToFailure("Band row", facts)).toBeUndefined();
});

test.each([
  [7, undefined, 11],
  [7, 60, 5],
  [3, undefined, undefined],
] as const)("who does %i pull-ups does push-ups, unless a bench press of %s tells better", (strictPullUps, benchPress, atLeast) => {
  const oneRepMax = benchPress === undefined ? {} : { benchPress };
  const facts = strengthFacts(
    {
      level: "advanced",
      focus: "triathlon",
      bodyWeight: 77,
      strength: { oneRepMax },
      gymnastics: { strictPullUps },
      conditioning: {},
      availability: { daysPerWeek: 5 },
    },
    { benchPress: { oneRepMax: benchPress ?? 56, estimated: benchPress === undefined } as never },
  );
  const reps = repsToFailure("Push-up", facts) ?? 0;
  if (atLeast === undefined) expect(reps).toBeLessThan(5);
  else expect(Math.round(reps)).toBeGreaterThanOrEqual(atLeast);
});
