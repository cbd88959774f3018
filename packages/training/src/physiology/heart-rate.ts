/** Maximum heart rate by age (Tanaka 2001). Its spread is about 10 beats: never a ceiling by itself. */
export function maxHeartRate(age: number): number {
  return Math.round(208 - 0.7 * age);
}

/** Heart rate at the fraction `p` of the reserve (Karvonen). */
export function heartRateAtReserve(p: number, resting: number, max: number): number {
  return Math.round(resting + p * (max - resting));
}
