import type { Metres } from "../units/units.ts";

/**
 * Largest part of the week's running in its long run, from two runs a week to six: race-demands.md table 5.2 and five points. Coaches who read
 * plans held to the table struck long runs that stood still on a day with minutes to spare; novice plans are near a half (same section).
 */
const USUAL_SHARES = [0.68, 0.6, 0.5, 0.43, 0.36] as const;
const MARATHON_SHARES = [0.75, 0.64, 0.57, 0.5, 0.43] as const;
/** More in the three longest weeks. */
export const LONGEST_WEEKS_MORE = 0.05;

/** More towards a race over trails: hours on the feet are the training, and much of them is walked uphill (convention). */
const CLIMBING_MORE = 0.08;

/** What the long run may be of a week with so many runs; all of it with fewer than two. */
export function longRunPart(runs: number, raceMetres: Metres, isClimbing = false): number {
  if (runs < 2) return 1;
  const table = raceMetres > 30_000 ? MARATHON_SHARES : USUAL_SHARES;
  return Math.min(1, (table[Math.min(runs, 6) - 2] ?? 1) + (isClimbing ? CLIMBING_MORE : 0));
}
