import { addDays, daysBetween, type Day } from "@ironpace/training";
import { getCounting, getIron, getPace, type Counting } from "./counting.ts";
import { asDone } from "./done-amounts.ts";
import { sessionState, type PlanView } from "./plan-view.ts";

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
  /** Race day while the block has one ahead, else its last day; of a plan that has ended the day it did, with nothing left. */
  readonly end: { readonly kind: "race" | "block" | "ended"; readonly day: Day; readonly daysLeft: number };
}

export function getProgress(plan: PlanView, today: Day): Progress {
  const done = plan.sessions.filter((session) => session.completed).map(asDone);
  const missed = plan.sessions.filter((session) => sessionState(session, today) === "missed").length;
  const counting = getCounting(plan);
  const due = done.length + missed;
  return {
    sessions: { done: done.length, planned: plan.sessions.length },
    counting,
    iron: { done: getIron(done, counting), planned: getIron(plan.sessions, counting) },
    pace: { done: getPace(done, counting), planned: getPace(plan.sessions, counting) },
    ...(due > 0 ? { adherence: Math.round((done.length / due) * 100) } : {}),
    missed,
    end: getEnd(plan, today),
  };
}

function getEnd(plan: PlanView, today: Day): Progress["end"] {
  const lastDay = addDays(plan.startDate, 7 * plan.durationWeeks - 1);
  if (plan.status !== "active" || today > lastDay) return { kind: "ended", day: plan.endedOn ?? lastDay, daysLeft: 0 };
  const race = plan.sessions.find(({ isRace, date }) => isRace && date >= today);
  const day = race?.date ?? lastDay;
  return { kind: race === undefined ? "block" : "race", day, daysLeft: daysBetween(today, day) };
}
