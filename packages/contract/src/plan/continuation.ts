/** A plan can be continued when at most this many days of it remain. */
export const CONTINUATION_DAYS = 7;

/**
 * Days of a plan that remain, in whole weeks: the current week is the one after the last with a completed session, at most the last.
 * @param completedWeeks weeks (1-based) with a completed session, in any order
 */
export function daysRemaining(durationWeeks: number, completedWeeks: readonly number[]): number {
  const currentWeek = Math.min(durationWeeks, Math.max(0, ...completedWeeks) + 1);
  return 7 * (durationWeeks - currentWeek);
}
