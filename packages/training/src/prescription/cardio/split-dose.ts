/** Repetitions whose sum stays within the dose. */
export interface Repetitions {
  readonly count: number;
  readonly seconds: number;
}

/** From here on repetitions are whole minutes, below it halves: what a person would write and a watch can count. */
const WHOLE_MINUTES_FROM = 180;
/** A neighbouring number of repetitions is taken when the wanted one would leave so much of the dose unused. */
const MUCH_BETTER = 1.1;

/** Splits `total` seconds into repetitions of about `preferred` seconds, whole or half minutes, never more than the total. */
export function splitDose(total: number, preferred: number, least = 2): Repetitions {
  const wanted = Math.max(least, Math.round(total / preferred));
  const first = evenly(total, wanted);
  return [wanted - 1, wanted + 1]
    .filter((count) => count >= least)
    .map((count) => evenly(total, count))
    .reduce((best, other) => (sum(other) > sum(best) * MUCH_BETTER ? other : best), first);
}

function evenly(total: number, count: number): Repetitions {
  return { count, seconds: roundSeconds(total / count) };
}

function sum({ count, seconds }: Repetitions): number {
  return count * seconds;
}

/** The nearest whole or half minute at or below. */
export function roundSeconds(seconds: number): number {
  const step = seconds >= WHOLE_MINUTES_FROM ? 60 : 30;
  return Math.max(30, step * Math.floor(seconds / step));
}
