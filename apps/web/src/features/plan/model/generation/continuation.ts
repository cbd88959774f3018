import { CONTINUATION_DAYS, daysRemaining } from "@ironpace/contract";
import { addDays, daysBetween, getMonday, getWeekday, type Day } from "@ironpace/training";
import type { PlanView } from "../plan-view.ts";
import { getWeek } from "../weeks.ts";

/** An active plan with a week or less to go, by the sessions that were completed or by the calendar; the service looks again. */
export function canContinue(plan: PlanView, today: Day): boolean {
  if (plan.status !== "active") return false;
  const completed = plan.sessions.filter(({ completed: done }) => done).map(({ week }) => week);
  const end = addDays(plan.startDate, 7 * plan.durationWeeks);
  return daysRemaining(plan.durationWeeks, completed) <= CONTINUATION_DAYS || daysBetween(today, end) <= CONTINUATION_DAYS;
}

/** The Monday the next block begins on: the next one, today when it is one and the block is over. */
export function nextBlockStart(plan: PlanView, today: Day): Day {
  return getWeekday(today) === 1 && isOver(plan, today) ? today : addDays(getMonday(today), 7);
}

/** Sessions of this block that its end takes away: planned for a day that still lies ahead. */
export function sessionsLost(plan: PlanView, today: Day): number {
  return plan.sessions.filter(({ date, completed, skipped }) => !completed && !skipped && date >= today).length;
}

function isOver(plan: PlanView, today: Day): boolean {
  return getWeek(plan, today) > plan.durationWeeks;
}
