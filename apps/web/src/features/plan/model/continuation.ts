import { addDays, mondayOf, weekdayOf, type Day } from "@ironpace/training";
import type { PlanView } from "./plan-view.ts";
import { weekOf } from "./weeks.ts";

/** A block may be continued from here on, and then it is offered. */
export const CONTINUE_WITHIN_DAYS = 7;

/** Days of training ahead, counted by what was done: whole weeks after the one that follows the highest completed week. */
export function remainingDays({ sessions, durationWeeks }: PlanView): number {
  const highest = Math.max(0, ...sessions.filter(({ completed }) => completed).map(({ week }) => week));
  return (durationWeeks - Math.min(highest + 1, durationWeeks)) * 7;
}

/** An active plan with a week or less to go; also one whose last day has passed, however little of it was done. */
export function canContinue(plan: PlanView, today: Day): boolean {
  return plan.status === "active" && (remainingDays(plan) <= CONTINUE_WITHIN_DAYS || isOver(plan, today));
}

/** The Monday the next block begins on: the next one, today when it is one and the block is over. */
export function nextBlockStart(plan: PlanView, today: Day): Day {
  return weekdayOf(today) === 1 && isOver(plan, today) ? today : addDays(mondayOf(today), 7);
}

/** Sessions of this block that its end takes away: planned for a day that still lies ahead. */
export function sessionsLost(plan: PlanView, today: Day): number {
  return plan.sessions.filter(({ date, completed, skipped }) => !completed && !skipped && date >= today).length;
}

function isOver(plan: PlanView, today: Day): boolean {
  return weekOf(plan, today) > plan.durationWeeks;
}
