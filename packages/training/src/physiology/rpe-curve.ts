/**
 * Percent of the one-repetition maximum at n = repetitions + repetitions in reserve, from n = 1 (Tuchscherer, Reactive Training
 * Systems). Beyond 12 it is extrapolated. People differ: it is where a set starts, its RPE decides.
 */
const PERCENT_AT = [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6, 59.9] as const;

/** Percent of the one-repetition maximum for a set of `reps` at `rpe` (10 is failure); half values are interpolated, n ends at 15. */
export function percentOfOneRepMax(reps: number, rpe: number): number {
  const n = Math.min(PERCENT_AT.length, Math.max(1, reps + 10 - rpe));
  const below = PERCENT_AT[Math.floor(n) - 1] ?? 100;
  const above = PERCENT_AT[Math.ceil(n) - 1] ?? below;
  return below + (above - below) * (n - Math.floor(n));
}

/** Repetitions to failure at a percent of the one-repetition maximum, by the curve read backwards; 1 to 15, fractional. */
export function repsToFailure(percent: number): number {
  for (let index = 1; index < PERCENT_AT.length; index++) {
    const here = PERCENT_AT[index - 1] ?? 100;
    const next = PERCENT_AT[index] ?? here;
    if (percent >= next) return Math.max(1, index + (here - percent) / (here - next));
  }
  return PERCENT_AT.length;
}

/** Whole repetitions that a set at `percent` and `rpe` has, rounded down; at least 1. */
export function repsAtPercent(percent: number, rpe: number): number {
  return Math.max(1, Math.floor(repsToFailure(percent) - (10 - rpe) + 1e-9));
}

/** The RPE of a set of `reps` at `percent`, to the nearest half; 5 is written for anything easier. */
export function rpeOfSet(percent: number, reps: number): number {
  return rpeBeforeFailure(repsToFailure(percent), reps);
}

/** The same for a weight whose repetitions to failure are known. */
export function rpeBeforeFailure(toFailure: number, reps: number): number {
  return Math.max(5, Math.round((10 - (toFailure - reps)) * 2) / 2);
}
