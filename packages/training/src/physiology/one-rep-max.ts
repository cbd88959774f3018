import type { Kilograms } from "../units/units.ts";

/**
 * One-repetition maximum from a set of `reps` with `kg`, leaving `repsInReserve` (Epley 1985 on reps + reserve), rounded down to
 * 0.5 kg. One repetition with none in reserve is the maximum itself. Undefined beyond 12 repetitions, where the formula says
 * nothing. Error about ±2 to 5 % up to 5 repetitions, more above 10; deadlifts come out low (LeSuer 1997).
 */
export function oneRepMaxFromSet(kg: Kilograms, reps: number, repsInReserve = 0): Kilograms | undefined {
  const effort = reps + repsInReserve;
  if (!Number.isInteger(reps) || reps < 1 || repsInReserve < 0 || effort > 12 || kg <= 0) return undefined;
  return Math.floor(ONE_REP_MAX_FORMULAS.epley(kg, effort) * 2 + 1e-9) / 2;
}

/**
 * One-repetition maximum of a set to failure, in kilograms, by the published formulas (strength.md section 1). They agree to a
 * few percent up to 10 repetitions. The engine itself uses Epley through `oneRepMaxFromSet`.
 */
export const ONE_REP_MAX_FORMULAS = {
  /** Epley 1985; the set itself when it is one repetition. */
  epley: (kg: Kilograms, reps: number): Kilograms => (reps === 1 ? kg : kg * (1 + reps / 30)),
  /** Brzycki 1993; up to 12 repetitions. */
  brzycki: (kg: Kilograms, reps: number): Kilograms => (kg * 36) / (37 - reps),
  /** Lombardi 1989 */
  lombardi: (kg: Kilograms, reps: number): Kilograms => kg * reps ** 0.1,
  /** O'Conner 1989 */
  oConner: (kg: Kilograms, reps: number): Kilograms => kg * (1 + 0.025 * reps),
  /** Mayhew 1992, from the bench press. */
  mayhew: (kg: Kilograms, reps: number): Kilograms => (100 * kg) / (52.2 + 41.9 * Math.exp(-0.055 * reps)),
  /** Wathan 1994 */
  wathan: (kg: Kilograms, reps: number): Kilograms => (100 * kg) / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
  /** Lander 1985 */
  lander: (kg: Kilograms, reps: number): Kilograms => (100 * kg) / (101.3 - 2.67123 * reps),
} as const;

/**
 * What the published formulas make of a set of `reps` with `kg` and `repsInReserve` left: from the lowest to the highest, in kilograms. One
 * repetition with none in reserve is the maximum itself. Undefined where they part, beyond ten repetitions to failure.
 */
export function oneRepMaxRange(kg: Kilograms, reps: number, repsInReserve = 0): readonly [low: Kilograms, high: Kilograms] | undefined {
  const effort = reps + repsInReserve;
  if (!Number.isInteger(reps) || reps < 1 || repsInReserve < 0 || effort > 10 || kg <= 0) return undefined;
  if (effort === 1) return [kg, kg];
  const estimates = Object.values(ONE_REP_MAX_FORMULAS).map((formula) => formula(kg, effort));
  return [Math.max(kg, Math.min(...estimates)), Math.max(...estimates)];
}
