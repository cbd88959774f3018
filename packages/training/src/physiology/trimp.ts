import type { Sex } from "../athlete/athlete.ts";
import type { Minutes } from "../units/units.ts";

export interface HeartRates {
  /** Beats per minute. */
  readonly mean: number;
  readonly resting: number;
  readonly max: number;
}

/** Weights of Banister's impulse: a × e^(b × reserve). */
const BANISTER = { male: { a: 0.64, b: 1.92 }, female: { a: 0.86, b: 1.67 } } as const;

/** Banister's training impulse of a session in arbitrary units; the fraction of the heart rate reserve stays within 0 and 1. */
export function banisterTrimp(minutes: Minutes, rates: HeartRates, sex: Sex): number {
  const reserve = Math.min(1, Math.max(0, (rates.mean - rates.resting) / (rates.max - rates.resting)));
  const { a, b } = BANISTER[sex];
  return minutes * reserve * a * Math.exp(b * reserve);
}

/** Edwards: minutes in 50-60, 60-70, 70-80, 80-90 and 90-100 % of the maximum heart rate, weighted 1 to 5. */
export function edwardsTrimp(minutes: readonly [Minutes, Minutes, Minutes, Minutes, Minutes]): number {
  return weighted(minutes);
}

/** Lucia: minutes below the first ventilatory threshold, between the two and above the second, weighted 1 to 3. */
export function luciaTrimp(minutes: readonly [Minutes, Minutes, Minutes]): number {
  return weighted(minutes);
}

function weighted(minutes: readonly Minutes[]): number {
  return minutes.reduce<number>((sum, value, index) => sum + value * (index + 1), 0);
}
