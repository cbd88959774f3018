import type { Kilograms } from "../../units/units.ts";
import type { BenchmarkLift } from "../athlete.ts";

/** The lifts whose one-repetition maximum carries a training load. */
export type TrainingLift =
  | BenchmarkLift
  | "frontSquat"
  | "overheadSquat"
  | "romanianDeadlift"
  | "pushPress"
  | "pushJerk"
  | "powerClean"
  | "powerSnatch"
  | "thruster"
  | "barbellRow"
  | "hipThrust";

/** Benchmarks that follow from each other by usual ratios. */
export const BENCHMARK_LIFTS = ["backSquat", "deadlift", "cleanAndJerk", "snatch", "overheadPress"] as const;

/** All that can be entered: the bench press says nothing about the others, and follows two of them where it is not entered. */
export const ENTERED_LIFTS = [...BENCHMARK_LIFTS, "benchPress"] as const;

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
  /** Maximum of the exercise as a share of the lift's. */
  readonly share: number;
  /** A lift of its own beside the one it is taken from: its maximum is an estimate, 5 % below the ratio. */
  readonly isVariation?: true;
}

const same = (lift: TrainingLift): LiftShare => ({ lift, share: 1 });
const variation = (lift: TrainingLift, share: number): LiftShare => ({ lift, share, isVariation: true });

/**
 * Which lift's maximum the load of a catalogue exercise is taken from, and how much of it (load-plausibility.md section 2); exercises
 * without a barbell have none. Of pulls 100 % is the best snatch or clean, so they have no maximum of their own.
 */
const LIFT_OF_EXERCISE = new Map<string, LiftShare>([
  ["Back squat", same("backSquat")],
  ["Front squat", same("frontSquat")],
  ["Box squat", variation("backSquat", 0.9)],
  ["Pause squat", variation("backSquat", 0.88)],
  ["Tempo squat", variation("backSquat", 0.85)],
  ["Overhead squat", same("overheadSquat")],
  ["Snatch balance", variation("overheadSquat", 0.9)],
  ["Thruster", same("thruster")],
  ["Deadlift", same("deadlift")],
  ["Sumo deadlift", variation("deadlift", 0.95)],
  ["Trap-bar deadlift", variation("deadlift", 1.05)],
  ["Block pull", variation("deadlift", 1)],
  ["Deficit deadlift", variation("deadlift", 0.92)],
  ["Stiff-leg deadlift", variation("deadlift", 0.75)],
  ["Romanian deadlift", same("romanianDeadlift")],
  ["Good morning", variation("backSquat", 0.5)],
  ["Hip thrust", same("hipThrust")],
  ["Front-rack lunge", variation("backSquat", 0.42)],
  ["Barbell lunge", variation("backSquat", 0.5)],
  ["Bench press", same("benchPress")],
  ["Close-grip bench press", variation("benchPress", 0.92)],
  ["Incline bench press", variation("benchPress", 0.8)],
  ["Overhead press", same("overheadPress")],
  ["Push press", same("pushPress")],
  ["Push jerk", same("pushJerk")],
  ["Split jerk", same("cleanAndJerk")],
  ["Barbell row", same("barbellRow")],
  ["Pendlay row", variation("barbellRow", 0.95)],
  ["Power clean", same("powerClean")],
  ["Hang power clean", variation("powerClean", 0.95)],
  ["Squat clean", same("cleanAndJerk")],
  ["Clean and jerk", same("cleanAndJerk")],
  ["Clean pull", same("cleanAndJerk")],
  ["Power snatch", same("powerSnatch")],
  ["Snatch", same("snatch")],
  ["Snatch pull", same("snatch")],
  ["Sumo deadlift high pull", variation("powerClean", 0.7)],
]);

export function liftOfExercise(exerciseName: string): LiftShare | undefined {
  return LIFT_OF_EXERCISE.get(exerciseName);
}

/** Estimates lie in the lower part of what is likely (strength.md section 4). */
const CAUTION = 0.95;

/**
 * The maximum of an exercise from the maximum of its lift: the lift itself is exact; a variation is 5 % below its ratio, unless the lift
 * is an estimate that is reduced already, never above the lift, and rounded down to 0.5 kg.
 */
export function workingMaximum({ share, isVariation }: LiftShare, oneRepMax: Kilograms, isReduced = false): Kilograms {
  if (isVariation === undefined) return oneRepMax;
  return Math.floor(oneRepMax * Math.min(1, share * (isReduced ? 1 : CAUTION)) * 2) / 2;
}
