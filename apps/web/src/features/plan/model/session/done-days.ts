import { addDays, daysBetween, type Day } from "@ironpace/training";
import type { PlanView, SessionView } from "../plan-view.ts";
import { weekStart } from "../weeks.ts";

/** As far back as a training day is remembered well enough. */
const MAX_DAYS = 14;

export interface DoneDay {
  readonly day: Day;
  /** Titles of what else the plan had on it. */
  readonly also: readonly string[];
}

/** The days on which a session of the past may have been done instead of its own: from its week to today, the last one first. */
export function daysSince(plan: PlanView, session: SessionView, today: Day): readonly DoneDay[] {
  const first = weekStart(plan, session.week);
  const count = Math.min(MAX_DAYS, daysBetween(first, today) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(today, -index))
    .filter((day) => day !== session.date)
    .map((day) => ({ day, also: plan.sessions.filter(({ id, date }) => date === day && id !== session.id).map(({ title }) => title) }));
}
