import type { BenchmarkMovement } from "../benchmark-workout.ts";

/* The movements of benchmark workouts, as short as they stand on a whiteboard. */

export const TWENTY_ONE = [21, 15, 9] as const;
export const FIFTY_DOWN = [50, 40, 30, 20, 10] as const;
export const TEN_DOWN = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const;

export type Reps = number | readonly number[];

export const move = (exercise: string, reps: Reps): BenchmarkMovement => ({ exercise, reps });
/** Kilograms. */
export const loaded = (exercise: string, reps: Reps, men: number, women: number): BenchmarkMovement => ({
  exercise,
  reps,
  load: { men, women },
});
export const relative = (exercise: string, reps: Reps, bodyWeights: number): BenchmarkMovement => ({ exercise, reps, bodyWeights });
export const run = (metres: number): BenchmarkMovement => ({ exercise: "Interval run", called: "run", metres });
export const row = (metres: number): BenchmarkMovement => ({ exercise: "Row erg", metres });
export const rowCalories = (men: number, women: number): BenchmarkMovement => ({ exercise: "Row erg", calories: { men, women } });
export const pullUp = (reps: Reps): BenchmarkMovement => move("Pull-up (kipping)", reps);
export const handstandPushUp = (reps: Reps): BenchmarkMovement => move("Handstand push-up (kipping)", reps);
export const swing = (reps: Reps, men: number, women: number): BenchmarkMovement => loaded("Kettlebell swing (American)", reps, men, women);
/** Over the bar, which is faced. */
export const barFacingBurpee = (reps: Reps): BenchmarkMovement => ({ exercise: "Burpee", called: "bar-facing burpee", reps });
