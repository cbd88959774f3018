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

/**
 * Hristov's INOL of one lift: repetitions / (100 − percent) of every set, summed. In a session 0.4 to 1 is normal, 1 to 2 hard, above
 * 2 too much; over a week 2 to 3 is hard, above 4 too much. Sets at 100 % count as 99 %, where the formula has no value.
 */
export function inol(sets: readonly { readonly percent: number; readonly reps: number }[]): number {
  return sets.reduce((sum, { percent, reps }) => sum + reps / (100 - Math.min(99, percent)), 0);
}

function range(lowestReps: number, highestReps: number, optimalTotal: number, lowest: number, highest: number): PrilepinRange {
  return { repsPerSet: { lowest: lowestReps, highest: highestReps }, optimalTotal, total: { lowest, highest } };
}
