/** Repetitions whose sum stays within the dose. */
export interface Repetitions {
  readonly count: number;
  readonly seconds: number;
}

/** Splits `total` seconds into repetitions of about `preferred` seconds, in steps of a quarter of a minute, never more than the total. */
export function splitDose(total: number, preferred: number, least = 2): Repetitions {
  const count = Math.max(least, Math.round(total / preferred));
  const seconds = Math.max(30, 15 * Math.floor(total / count / 15));
  return { count, seconds };
}
