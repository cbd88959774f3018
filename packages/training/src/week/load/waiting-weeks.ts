import type { PlanWeek } from "../../model/plan.ts";
import type { Minutes } from "../../units/units.ts";

/** What is planned while a doctor's or midwife's word is awaited is no longer and no harder. */
const WAITING_LIMITS: { readonly minutes: Minutes; readonly rpe: number } = { minutes: 40, rpe: 3 };

/** Up to so many weeks of walking cost little (return-ladders.md section 7); after more of them the block builds up from what was walked. */
const MAX_WAITING_WEEKS = 2;

/** Whether the week held nothing but walks, easy pedalling and mobility. */
export function isWaitingWeek({ sessions }: Pick<PlanWeek, "sessions">): boolean {
  return (
    sessions.length > 0 &&
    sessions.every(({ duration, intensityLevel }) => duration <= WAITING_LIMITS.minutes && intensityLevel <= WAITING_LIMITS.rpe)
  );
}

/** The weeks of waiting at the end of these weeks, where training came before them: they are no measure for what follows. */
export function countWaitingWeeks(weeks: readonly Pick<PlanWeek, "sessions">[]): number {
  const trained = weeks.findLastIndex((week) => !isWaitingWeek(week));
  const count = weeks.length - 1 - trained;
  return trained >= 0 && count <= MAX_WAITING_WEEKS ? count : 0;
}
