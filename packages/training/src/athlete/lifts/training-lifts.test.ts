import { expect, test } from "vitest";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { LIFT_NAMES, liftOfExercise, workingMaximum } from "./training-lifts.ts";

test("the maximum of the lift itself is kept to the gram, a variation's is 5 % lower unless that was done before", () => {
  expect(workingMaximum({ lift: "backSquat", share: 1 }, 142.88)).toBe(142.88);
  expect(workingMaximum({ lift: "backSquat", share: 0.9, isVariation: true }, 142.88)).toBe(122);
  expect(workingMaximum({ lift: "backSquat", share: 0.9, isVariation: true }, 142.88, true)).toBe(128.5);
});

test("a box squat goes by nine tenths of the back squat, a push-up by no lift", () => {
  expect(liftOfExercise("Box squat")).toEqual({ lift: "backSquat", share: 0.9, isVariation: true });
  expect(liftOfExercise("Push-up")).toBeUndefined();
  expect(findExercise("Box squat")).toBeDefined();
});

test("every lift is named by its words", () => {
  for (const [lift, name] of Object.entries(LIFT_NAMES)) {
    const words = lift.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    expect(name.toLowerCase()).toBe(words);
  }
});

test("the shares of the catalogue's barbell exercises", () => {
  const shares = EXERCISES.flatMap(({ name }) => {
    const found = liftOfExercise(name);
    return found === undefined ? [] : [`${name}: ${found.share} ${found.lift}`];
  });
  expect(shares.toSorted()).toMatchInlineSnapshot(`
    [
      "Back squat: 1 backSquat",
      "Barbell row: 1 barbellRow",
      "Bench press: 1 benchPress",
      "Block pull: 1 deadlift",
      "Box squat: 0.9 backSquat",
      "Clean and jerk: 1 cleanAndJerk",
      "Clean pull: 1 cleanAndJerk",
      "Close-grip bench press: 0.92 benchPress",
      "Deadlift: 1 deadlift",
      "Front squat: 1 frontSquat",
      "Front-rack lunge: 0.42 backSquat",
      "Good morning: 0.5 backSquat",
      "Hang power clean: 0.95 powerClean",
      "Hip thrust: 1 hipThrust",
      "Overhead press: 1 overheadPress",
      "Overhead squat: 1 overheadSquat",
      "Pause squat: 0.88 backSquat",
      "Pendlay row: 0.95 barbellRow",
      "Power clean: 1 powerClean",
      "Power snatch: 1 powerSnatch",
      "Push jerk: 1 pushJerk",
      "Push press: 1 pushPress",
      "Romanian deadlift: 1 romanianDeadlift",
      "Snatch balance: 0.9 overheadSquat",
      "Snatch pull: 1 snatch",
      "Snatch: 1 snatch",
      "Split jerk: 1 cleanAndJerk",
      "Squat clean: 1 cleanAndJerk",
      "Sumo deadlift high pull: 0.7 powerClean",
      "Sumo deadlift: 0.95 deadlift",
      "Thruster: 1 thruster",
      "Trap-bar deadlift: 1.05 deadlift",
    ]
  `);
});
