import { daysBetween, type Day } from "@ironpace/training";
import { countingOf, ironOf, paceOf, type Counting } from "./counting.ts";
import { sessionState, type PlanView } from "./plan-view.ts";
import { weekStart } from "./weeks.ts";

/** Done against planned, as the stats row shows it. */
export interface Progress {
  readonly sessions: { readonly done: number; readonly planned: number };
  readonly counting: Counting;
  /** In what `counting` says. */
  readonly iron: { readonly done: number; readonly planned: number };
  readonly pace: { readonly done: number; readonly planned: number };
  /** Percent of the sessions due so far; absent while none was due. */
  readonly adherence?: number;
  readonly missed: number;
  /** Race day when the block has one, else its last day. */
  readonly end: { readonly isRace: boolean; readonly day: Day; readonly daysLeft: number };
}

export function progressOf(plan: PlanView, today: Day): Progress {
  const done = plan.sessions.filter((session) => session.completed);
  const missed = plan.sessions.filter((session) => sessionState(session, today) === "missed").length;
  const counting = countingOf(plan);
  const due = done.length + missed;
  const race = plan.sessions.find((session) => session.isRace);
  const day = race?.date ?? lastDay(plan);
  return {
    sessions: { done: done.length, planned: plan.sessions.length },
    counting,
    iron: { done: ironOf(done, counting), planned: ironOf(plan.sessions, counting) },
    pace: { done: paceOf(done, counting), planned: paceOf(plan.sessions, counting) },
    ...(due > 0 ? { adherence: Math.round((done.length / due) * 100) } : {}),
    missed,
    end: { isRace: race !== undefined, day, daysLeft: Math.max(0, daysBetween(today, day)) },
  };
}

function lastDay(plan: PlanView): Day {
  const monday = weekStart(plan, plan.durationWeeks);
  return plan.sessions.reduce((latest, session) => (session.date > latest ? session.date : latest), monday);
}
