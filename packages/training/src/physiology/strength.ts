import type { Kilograms } from "../units/units.ts";
import { ONE_REP_MAX_FORMULAS } from "./one-rep-max-formulas.ts";

/**
 * One-repetition maximum from a set of `reps` with `kg`, leaving `repsInReserve` (Epley 1985), rounded down to 0.5 kg.
 * One repetition with none in reserve is the maximum itself. Undefined beyond 12 repetitions, where the formula says nothing.
 */
export function oneRepMaxFromSet(kg: Kilograms, reps: number, repsInReserve = 0): Kilograms | undefined {
  const effort = reps + repsInReserve;
  if (!Number.isInteger(reps) || reps < 1 || repsInReserve < 0 || effort > 12 || kg <= 0) return undefined;
  return Math.floor(ONE_REP_MAX_FORMULAS.epley(kg, effort) * 2 + 1e-9) / 2;
}

/** Percent of the one-repetition maximum at n = repetitions + repetitions in reserve, from n = 1 (Tuchscherer's chart). */
const PERCENT_AT = [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6, 59.9] as const;

/** Percent of the one-repetition maximum for a set of `reps` at `rpe`; half values are interpolated, n ends at 15. */
export function percentOfOneRepMax(reps: number, rpe: number): number {
  const n = Math.min(PERCENT_AT.length, Math.max(1, reps + 10 - rpe));
  const below = PERCENT_AT[Math.floor(n) - 1] ?? 100;
  const above = PERCENT_AT[Math.ceil(n) - 1] ?? below;
  return below + (above - below) * (n - Math.floor(n));
}

export interface PrilepinRange {
  readonly repsPerSet: { readonly lowest: number; readonly highest: number };
  readonly optimalTotal: number;
  readonly total: { readonly lowest: number; readonly highest: number };
}

/**
 * Prilepin's chart for one exercise in one session, work sets only. Made for Olympic lifts and near-maximal
 * squats and pulls; do not apply it to hypertrophy sets. `percent` like 85; below 55 the chart is silent.
 */
export function prilepinRange(percent: number): PrilepinRange | undefined {
  if (percent < 55) return undefined;
  if (percent < 70) return range(3, 6, 24, 18, 30);
  if (percent < 80) return range(3, 6, 18, 12, 24);
  if (percent < 90) return range(2, 4, 15, 10, 20);
  return range(1, 2, 7, 4, 10);
}

function range(lowestReps: number, highestReps: number, optimalTotal: number, lowest: number, highest: number): PrilepinRange {
  return { repsPerSet: { lowest: lowestReps, highest: highestReps }, optimalTotal, total: { lowest, highest } };
}
