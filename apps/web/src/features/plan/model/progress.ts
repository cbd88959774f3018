import { addDays, daysBetween, type Day } from "@ironpace/training";
import { getCounting, getIron, getPace, type Counting } from "./counting.ts";
import { asDone } from "./done-amounts.ts";
import { sessionState, type PlanView, type SessionView } from "./plan-view.ts";

/** Planned and done, as the stats row shows it. */
export interface Progress {
  readonly sessions: { readonly done: number; readonly planned: number };
  readonly counting: Counting;
  /** Week by week, in what `counting` says. */
  readonly iron: ByWeek;
  readonly pace: ByWeek;
  /** Percent of the sessions due so far; absent while none was due. */
  readonly adherence?: number;
  readonly missed: number;
  /** Race day while the block has one ahead, else its last day; of a plan that has ended the day it did, with nothing left. */
  readonly end: { readonly kind: "race" | "block" | "ended"; readonly day: Day; readonly daysLeft: number };
}

interface ByWeek {
  readonly done: readonly number[];
  readonly planned: readonly number[];
}

export function getProgress(plan: PlanView, today: Day): Progress {
  const done = plan.sessions.filter((session) => session.completed).map(asDone);
  const missed = plan.sessions.filter((session) => sessionState(session, today) === "missed").length;
  const counting = getCounting(plan);
  const due = done.length + missed;
  return {
    sessions: { done: done.length, planned: plan.sessions.length },
    counting,
    iron: { done: byWeek(done, getIron), planned: byWeek(plan.sessions, getIron) },
    pace: { done: byWeek(done, getPace), planned: byWeek(plan.sessions, getPace) },
    ...(due > 0 ? { adherence: Math.round((done.length / due) * 100) } : {}),
    missed,
    end: getEnd(plan, today),
  };

  function byWeek(sessions: readonly SessionView[], amount: typeof getIron): readonly number[] {
    return Array.from({ length: plan.durationWeeks }, (_, index) =>
      amount(
        sessions.filter(({ week }) => week === index + 1),
        counting,
      ),
    );
  }
}

function getEnd(plan: PlanView, today: Day): Progress["end"] {
  const lastDay = addDays(plan.startDate, 7 * plan.durationWeeks - 1);
  if (plan.status !== "active" || today > lastDay) return { kind: "ended", day: plan.endedOn ?? lastDay, daysLeft: 0 };
  const race = plan.sessions.find(({ isRace, date }) => isRace && date >= today);
  const day = race?.date ?? lastDay;
  return { kind: race === undefined ? "block" : "race", day, daysLeft: daysBetween(today, day) };
}
