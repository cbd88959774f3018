import type { Kilograms } from "../units/units.ts";

/**
 * One-repetition maximum of a set, by the published formulas (strength.md section 1). They agree to a few percent up to 10
 * repetitions. The engine itself uses Epley through `oneRepMaxFromSet`.
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
