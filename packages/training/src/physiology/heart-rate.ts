/** Maximum heart rate by age in beats per minute (Tanaka 2001). Its spread is about 10 beats: never a ceiling by itself. */
export function maxHeartRate(age: number): number {
  return Math.round(208 - 0.7 * age);
}

/** Heart rate at the fraction `p` of the reserve (Karvonen), in beats per minute. */
export function heartRateAtReserve(p: number, resting: number, max: number): number {
  return Math.round(resting + p * (max - resting));
}

/** Beats per minute, both ends included. */
export interface HeartRateRange {
  readonly low: number;
  readonly high: number;
}

/** Heart rates of Daniels' running intensities, from 65-79, 80-89, 88-92 and 97-100 % of the maximum; repetitions have none. */
export function runningHeartRates(max: number): { readonly [zone in "easy" | "marathon" | "threshold" | "interval"]: HeartRateRange } {
  return { easy: share(max, 65, 79), marathon: share(max, 80, 89), threshold: share(max, 88, 92), interval: share(max, 97, 100) };
}

/** Heart rates on the bike from the lactate threshold heart rate (Coggan), for those without a power meter: 69-83, 84-94, 95-105 %. */
export function thresholdHeartRates(lthr: number): { readonly [zone in "endurance" | "tempo" | "threshold"]: HeartRateRange } {
  return { endurance: share(lthr, 69, 83), tempo: share(lthr, 84, 94), threshold: share(lthr, 95, 105) };
}

function share(of: number, low: number, high: number): HeartRateRange {
  return { low: Math.round((of * low) / 100), high: Math.round((of * high) / 100) };
}
