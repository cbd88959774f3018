import { percentOfOneRepMax } from "../../physiology/strength.ts";

/** Repetitions to failure at a percent of the one-repetition maximum, by the RPE curve read backwards; 1 to 15, fractional. */
export function repsToFailure(percent: number): number {
  for (let n = 1; n < 15; n++) {
    const here = percentOfOneRepMax(n, 10);
    const next = percentOfOneRepMax(n + 1, 10);
    if (percent >= next) return Math.max(1, n + (here - percent) / (here - next));
  }
  return 15;
}

/** The RPE of a set, to the nearest half; 5 is written for anything easier. */
export function rpeOfSet(percent: number, reps: number): number {
  const rpe = 10 - (repsToFailure(percent) - reps);
  return Math.max(5, Math.round(rpe * 2) / 2);
}
