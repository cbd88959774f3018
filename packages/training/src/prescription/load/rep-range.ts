import { percentOfOneRepMax } from "../../physiology/rpe-curve.ts";

interface RepRange {
  readonly fewest: number;
  readonly most: number;
}

/** Repetitions of a set by lift (load-plausibility.md section 4): long sets of these teach bad positions. */
const BY_EXERCISE: ReadonlyMap<string, RepRange> = new Map([
  ["Deadlift", { fewest: 1, most: 8 }],
  ["Sumo deadlift", { fewest: 1, most: 8 }],
  ["Trap-bar deadlift", { fewest: 1, most: 8 }],
  ["Block pull", { fewest: 1, most: 8 }],
  ["Deficit deadlift", { fewest: 1, most: 8 }],
  ["Front squat", { fewest: 1, most: 6 }],
  ["Overhead squat", { fewest: 1, most: 5 }],
  ["Push jerk", { fewest: 1, most: 3 }],
  ["Split jerk", { fewest: 1, most: 3 }],
  ["Push press", { fewest: 1, most: 6 }],
  ["Snatch pull", { fewest: 2, most: 4 }],
  ["Clean pull", { fewest: 2, most: 4 }],
  ["Romanian deadlift", { fewest: 6, most: 10 }],
  ["Good morning", { fewest: 6, most: 12 }],
  ["Hip thrust", { fewest: 5, most: 12 }],
  ["Barbell row", { fewest: 5, most: 12 }],
  ["Pendlay row", { fewest: 5, most: 12 }],
  ["Front-rack lunge", { fewest: 5, most: 12 }],
  ["Barbell lunge", { fewest: 5, most: 12 }],
]);

const ANY_RANGE: RepRange = { fewest: 1, most: 10 };

export function repRange(exerciseName: string): RepRange {
  return BY_EXERCISE.get(exerciseName) ?? ANY_RANGE;
}

/** A set easier than this is practice, not training. */
export const LEAST_WORKING_RPE = 6.5;

/** The lightest percent at which the longest set of the exercise still trains. */
export function minWorkingPercent(exerciseName: string, mostReps = Number.POSITIVE_INFINITY): number {
  return percentOfOneRepMax(Math.min(mostReps, repRange(exerciseName).most), LEAST_WORKING_RPE);
}
