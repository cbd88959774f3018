import type { BenchmarkLift, Level, Sex } from "./athlete.ts";

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

/** Lifts that are learned with an empty bar, never estimated, by a beginner who entered none. */
export const OLYMPIC_LIFTS: ReadonlySet<TrainingLift> = new Set<TrainingLift>([
  "cleanAndJerk",
  "snatch",
  "powerClean",
  "powerSnatch",
  "overheadSquat",
  "pushJerk",
]);

/** One-repetition maximum of each lift relative to the back squat, for hybrid athletes (strength.md section 4). */
export function liftRatios(level: Level, sex: Sex | undefined): { readonly [lift in TrainingLift]: number } {
  const byLevel = (beginner: number, trained: number, elite: number): number =>
    level === "beginner" ? beginner : level === "elite" ? elite : trained;
  const bySex = (male: number, female: number): number => (sex === "male" ? male : female);
  const pushPress = 0.58;
  const deadlift = 1.2;
  const snatch = byLevel(0.45, 0.53, 0.62);
  return {
    backSquat: 1,
    frontSquat: 0.83,
    deadlift,
    cleanAndJerk: byLevel(0.6, 0.68, 0.77),
    snatch,
    overheadPress: bySex(0.45, 0.4),
    pushPress,
    pushJerk: 0.65,
    benchPress: bySex(0.72, 0.62),
    powerClean: 0.6,
    powerSnatch: 0.45,
    overheadSquat: snatch,
    thruster: 0.9 * pushPress,
    romanianDeadlift: 0.65 * deadlift,
    barbellRow: 0.55,
    hipThrust: 1.2,
  };
}

/** What an entered lift may plausibly be relative to the back squat. */
export const PLAUSIBLE_RATIO: { readonly [lift in Exclude<BenchmarkLift, "backSquat">]: { readonly low: number; readonly high: number } } =
  {
    deadlift: { low: 1, high: 1.4 },
    cleanAndJerk: { low: 0.5, high: 0.85 },
    snatch: { low: 0.38, high: 0.68 },
    overheadPress: { low: 0.33, high: 0.55 },
  };

/** What an entered lift may plausibly be relative to body weight. */
export const PLAUSIBLE_BODY_WEIGHTS: { readonly [lift in BenchmarkLift]: { readonly low: number; readonly high: number } } = {
  backSquat: { low: 0.2, high: 3.5 },
  deadlift: { low: 0.3, high: 4 },
  cleanAndJerk: { low: 0.15, high: 2.5 },
  snatch: { low: 0.1, high: 2 },
  overheadPress: { low: 0.1, high: 1.6 },
};

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
