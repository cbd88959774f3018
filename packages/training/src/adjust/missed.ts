import type { Absence } from "../athlete/athlete.ts";
import { addDays, type Day } from "../calendar/day.ts";
import type { Plan, Session } from "../model/plan.ts";
import type { Progress } from "./adjustment.ts";
import type { Situation } from "./situation.ts";

/**
 * The days without training that missed sessions mean: from the first one after the last training to yesterday, each missed
 * session before that and each that will be missed as a day of its own.
 */
export function missedAbsences(sessionIds: readonly string[] | undefined, situation: Situation): readonly Absence[] {
  const { today } = situation.progress;
  const sessions = situation.plan.weeks.flatMap((week) => week.sessions).toSorted((a, b) => a.date.localeCompare(b.date));
  const missed = missedSessions(sessions, sessionIds, situation);
  const trained = sessions.filter((session) => session.date < today && !missed.includes(session)).at(-1);
  const last = missed.filter(({ date }) => date < today && (trained === undefined || date > trained.date));
  const first = last[0];
  const single = missed
    .filter((session) => !last.includes(session))
    .map(({ date }): Absence => ({ reason: "missed", from: date, to: date }));
  return first === undefined ? single : [...single, { reason: "missed", from: first.date, to: addDays(today, -1) }];
}

/** Without ids, sessions of so many days without an outcome count as missed. */
const DAYS_LOOKED_BACK = 7;
/** An athlete who logged what came before has missed everything since, up to so many days. */
const MAX_DAYS_LOOKED_BACK = 28;

function missedSessions(
  sessions: readonly Session[],
  ids: readonly string[] | undefined,
  { plan, progress }: Situation,
): readonly Session[] {
  const status = new Map(progress.outcomes.map(({ sessionId, status: what }) => [sessionId, what]));
  const since = firstMissedDay(plan, progress);
  return sessions.filter(({ id, date, code }) => {
    if (status.get(id) === "completed" || code === "RACE") return false;
    if (ids !== undefined) return ids.includes(id);
    return date >= since && date < progress.today;
  });
}

/**
 * From which day on past sessions without an outcome count as missed, where nobody names them: the day after the last completed session if that was
 * 8 to 28 days ago, else seven days ago.
 */
export function firstMissedDay({ weeks }: Plan, { today, outcomes }: Progress): Day {
  const usual = addDays(today, -DAYS_LOOKED_BACK);
  const completed = new Set(outcomes.flatMap(({ sessionId, status }) => (status === "completed" ? [sessionId] : [])));
  const days = weeks.flatMap(({ sessions }) =>
    sessions.filter(({ id, date }) => date < today && completed.has(id)).map(({ date }) => date),
  );
  const last = days.toSorted().at(-1);
  if (last === undefined || last >= usual || last < addDays(today, -MAX_DAYS_LOOKED_BACK)) return usual;
  return addDays(last, 1);
}
