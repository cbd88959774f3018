import type { Kilograms } from "../units/units.ts";
import type { BenchmarkLift } from "./athlete.ts";

/** The lifts whose one-repetition maximum carries a training load. */
export type TrainingLift =
  | BenchmarkLift
  | "frontSquat"
  | "overheadSquat"
  | "romanianDeadlift"
  | "pushPress"
  | "pushJerk"
  | "benchPress"
  | "powerClean"
  | "powerSnatch"
  | "thruster"
  | "barbellRow"
  | "hipThrust";

export const BENCHMARK_LIFTS = ["backSquat", "deadlift", "cleanAndJerk", "snatch", "overheadPress"] as const;

export const LIFT_NAMES: { readonly [lift in TrainingLift]: string } = {
  backSquat: "back squat",
  frontSquat: "front squat",
  deadlift: "deadlift",
  cleanAndJerk: "clean and jerk",
  snatch: "snatch",
  overheadPress: "overhead press",
  pushPress: "push press",
  pushJerk: "push jerk",
  benchPress: "bench press",
  powerClean: "power clean",
  powerSnatch: "power snatch",
  overheadSquat: "overhead squat",
  thruster: "thruster",
  romanianDeadlift: "Romanian deadlift",
  barbellRow: "barbell row",
  hipThrust: "hip thrust",
};

export interface LiftShare {
  readonly lift: TrainingLift;
  /** Working maximum of the exercise as a share of the lift's. */
  readonly share: number;
}

/** Which lift's maximum the load of a catalogue exercise is taken from; exercises without a barbell have none. */
const LIFT_OF_EXERCISE = new Map<string, LiftShare>([
  ["Back squat", { lift: "backSquat", share: 1 }],
  ["Front squat", { lift: "frontSquat", share: 1 }],
  ["Box squat", { lift: "backSquat", share: 0.9 }],
  ["Pause squat", { lift: "backSquat", share: 0.9 }],
  ["Overhead squat", { lift: "overheadSquat", share: 1 }],
  ["Snatch balance", { lift: "overheadSquat", share: 0.9 }],
  ["Thruster", { lift: "thruster", share: 1 }],
  ["Deadlift", { lift: "deadlift", share: 1 }],
  ["Sumo deadlift", { lift: "deadlift", share: 0.95 }],
  ["Trap-bar deadlift", { lift: "deadlift", share: 1 }],
  ["Block pull", { lift: "deadlift", share: 1 }],
  ["Romanian deadlift", { lift: "romanianDeadlift", share: 1 }],
  ["Good morning", { lift: "backSquat", share: 0.4 }],
  ["Hip thrust", { lift: "hipThrust", share: 1 }],
  ["Front-rack lunge", { lift: "frontSquat", share: 0.5 }],
  ["Bench press", { lift: "benchPress", share: 1 }],
  ["Overhead press", { lift: "overheadPress", share: 1 }],
  ["Push press", { lift: "pushPress", share: 1 }],
  ["Push jerk", { lift: "pushJerk", share: 1 }],
  ["Split jerk", { lift: "pushJerk", share: 1 }],
  ["Barbell row", { lift: "barbellRow", share: 1 }],
  ["Pendlay row", { lift: "barbellRow", share: 0.95 }],
  ["Power clean", { lift: "powerClean", share: 1 }],
  ["Hang power clean", { lift: "powerClean", share: 0.95 }],
  ["Squat clean", { lift: "cleanAndJerk", share: 1 }],
  ["Clean and jerk", { lift: "cleanAndJerk", share: 1 }],
  ["Clean pull", { lift: "cleanAndJerk", share: 1 }],
  ["Power snatch", { lift: "powerSnatch", share: 1 }],
  ["Snatch", { lift: "snatch", share: 1 }],
  ["Snatch pull", { lift: "snatch", share: 1 }],
  ["Sumo deadlift high pull", { lift: "powerClean", share: 0.7 }],
]);

export function liftOfExercise(exerciseName: string): LiftShare | undefined {
  return LIFT_OF_EXERCISE.get(exerciseName);
}

/** The working maximum of an exercise from the maximum of its lift: the lift itself is exact, a variation is rounded down to 0.5 kg. */
export function workingMaximum({ share }: LiftShare, oneRepMax: Kilograms): Kilograms {
  return share === 1 ? oneRepMax : Math.floor(oneRepMax * share * 2) / 2;
}
