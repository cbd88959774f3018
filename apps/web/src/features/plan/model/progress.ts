import { daysBetween, type Day } from "@ironpace/training";
import { sessionState, type PlanView } from "./plan-view.ts";
import { sumOf, weekStart } from "./weeks.ts";

/** Done against planned, as the stats row shows it. */
export interface Progress {
  readonly sessions: { readonly done: number; readonly planned: number };
  /** Tonnes. */
  readonly iron: { readonly done: number; readonly planned: number };
  /** Kilometres. */
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
  const due = done.length + missed;
  const race = plan.sessions.find((session) => session.isRace);
  const day = race?.date ?? lastDay(plan);
  return {
    sessions: { done: done.length, planned: plan.sessions.length },
    iron: inThousands((session) => session.tonnage),
    pace: inThousands((session) => session.distance),
    ...(due > 0 ? { adherence: Math.round((done.length / due) * 100) } : {}),
    missed,
    end: { isRace: race !== undefined, day, daysLeft: Math.max(0, daysBetween(today, day)) },
  };

  function inThousands(value: Parameters<typeof sumOf>[1]): { done: number; planned: number } {
    return { done: sumOf(done, value) / 1000, planned: sumOf(plan.sessions, value) / 1000 };
  }
}

function lastDay(plan: PlanView): Day {
  const monday = weekStart(plan, plan.durationWeeks);
  return plan.sessions.reduce((latest, session) => (session.date > latest ? session.date : latest), monday);
}
