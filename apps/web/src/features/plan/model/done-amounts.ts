import type { PlanView, SessionView } from "./plan-view.ts";

/** What the ledger holds of a session of the plan. */
export interface DoneAmount {
  readonly training_session_id: string | null;
  readonly duration_minutes: number | null;
  readonly session_rpe: number | null;
  readonly kilograms: number;
  readonly metres: number;
  readonly sets: number;
}

type Amounts = Pick<SessionView, "duration" | "load" | "ironLoad" | "tonnage" | "distance">;

/** The plan with what was done in its completed sessions, counted as the session log counts it. */
export function withDone(plan: PlanView, done: readonly DoneAmount[]): PlanView {
  const bySession = new Map(done.map((row) => [row.training_session_id, row]));
  return {
    ...plan,
    sessions: plan.sessions.map((session) => {
      const row = session.completed ? bySession.get(session.id) : undefined;
      return row === undefined ? session : { ...session, done: getAmounts(session, row) };
    }),
  };
}

function getAmounts(session: SessionView, row: DoneAmount): Amounts {
  const duration = row.duration_minutes ?? session.duration;
  const load = Math.round(duration * (row.session_rpe ?? session.effort));
  const ironLoad = session.load > 0 ? Math.round((load * session.ironLoad) / session.load) : 0;
  // Minutes and effort alone, like a session that is only ticked off: the rest as planned.
  const isTimeOnly = row.kilograms === 0 && row.metres === 0 && row.sets === 0;
  const { tonnage, distance } = isTimeOnly ? session : { tonnage: row.kilograms, distance: row.metres };
  return { duration, load, ironLoad, tonnage, distance };
}

/** A session as it was done, else as it is planned. */
export function asDone({ done, ...session }: SessionView): SessionView {
  return { ...session, ...done };
}
