import type { Day, MorningSituation, PlannedSession } from "@ironpace/training";
import type { Mornings } from "#features/check-in/api/check-ins.ts";
import type { Competition } from "#features/competitions/api/competitions.ts";
import type { PlanView, SessionView } from "#features/plan/model/plan-view.ts";

/** Planned effort from which a session is a hard one. */
const HARD_EFFORT = 7;

/** The morning as the engine judges it, from what the device has read. */
export function getMorningSituation(
  today: Day,
  mornings: Pick<Mornings, "checkIns" | "changes">,
  plan: PlanView | null | undefined,
  competitions: readonly Competition[] = [],
): MorningSituation {
  const race = competitions.filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date))[0];
  return {
    today,
    checkIns: mornings.checkIns,
    changes: mornings.changes,
    sessions: plan?.sessions.filter(({ predatesPlan }) => !predatesPlan).map(toPlannedSession) ?? [],
    ...(race === undefined ? {} : { race: { name: race.name, date: race.date } }),
  };
}

function toPlannedSession({ id, date, duration, load, effort, isRace, completed, skipped }: SessionView): PlannedSession {
  const status = completed ? "done" : skipped ? "skipped" : "open";
  return { id, date, minutes: duration, load, isHard: effort >= HARD_EFFORT, isRace, status };
}
