import { addDays, daysBetween, type Day } from "@ironpace/training";
import type { PlanView, SessionView } from "./plan-view.ts";

/** When a plan runs. */
export type WeekRange = Pick<PlanView, "startDate" | "durationWeeks">;

/** 1-based week the day lies in: 0 before the plan, `durationWeeks + 1` after it. */
export function getWeek(plan: WeekRange, day: Day): number {
  const week = Math.floor(daysBetween(plan.startDate, day) / 7) + 1;
  return Math.min(Math.max(week, 0), plan.durationWeeks + 1);
}

/** The week to open a plan at: the one we are in, the first before it starts, the last after its end. */
export function openingWeek(plan: WeekRange, today: Day): number {
  return Math.min(Math.max(getWeek(plan, today), 1), plan.durationWeeks);
}

export function weekStart(plan: WeekRange, week: number): Day {
  return addDays(plan.startDate, (week - 1) * 7);
}

export function sessionsOfWeek(plan: PlanView, week: number): readonly SessionView[] {
  return plan.sessions.filter((session) => session.week === week);
}

export function getSum(sessions: readonly SessionView[], value: (session: SessionView) => number): number {
  return sessions.reduce((total, session) => total + value(session), 0);
}
