import type { Athlete } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import type { Plan, Session, SessionCode } from "../../model/plan.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { noHeavierThan, noMoreThan, withBlocks } from "../../session/finish/lighter-than-last.ts";

/**
 * The bent plan in which what stands in for closed exercises takes no more minutes, sets and kilograms than was planned for the day
 * (return-ladders.md section 2). A session that needs them for a rule keeps them. Where the athlete may run more, the rungs of a return are taken
 * in all of its sessions: one of them left on an earlier rung would be a step back.
 */
export function withinPlanned(plan: Plan, bent: Plan, athlete: Athlete, mayRunMore: boolean): Plan {
  if (bent === plan) return plan;
  const planned = new Map(plan.weeks.flatMap(({ sessions }) => sessions.map((session) => [session.id, session] as const)));
  const shorter = new Map<string, Session>();
  for (const session of bent.weeks.flatMap(({ sessions }) => sessions)) {
    const most = planned.get(session.id);
    if (most === undefined || most === session || most.date !== session.date || session.code === "RACE") continue;
    // A run that was shorter than the rung of a return stays as it was.
    const within =
      !mayRunMore && runSeconds(session) > runSeconds(most) + ROUNDING_SECONDS && session.code === most.code
        ? most
        : noMoreThan(noHeavierThan(noFasterThan(session, most), most), most);
    if (within !== session) shorter.set(session.id, within);
  }
  return withWherePossible(bent, athlete, shorter);
}

/** A fast run with no more of it than was planned: what is left out of it beside that is not filled with more of it. */
function noFasterThan(session: Session, most: Session): Session {
  const [is, was] = [session.work, most.work];
  if (is === undefined || was === undefined || is.stimulus !== was.stimulus || is.mode !== was.mode) return session;
  if (session.code !== most.code || !FAST_RUNS.has(session.code) || is.sets * is.seconds <= was.sets * was.seconds) return session;
  const kept = new Set(session.blocks.mainWorkout.map(({ name }) => name));
  const { warmup, cooldown } = session.blocks;
  return withBlocks(
    { ...most, coachNotes: session.coachNotes },
    { ...most.blocks, warmup, cooldown, mainWorkout: most.blocks.mainWorkout.filter(({ name }) => kept.has(name)) },
  );
}

const FAST_RUNS: ReadonlySet<SessionCode> = new Set<SessionCode>(["RT", "RI"]);

/** The plan with other versions of some of its sessions, but for those with which a rule would be broken. */
export function withWherePossible(bent: Plan, athlete: Athlete, others: ReadonlyMap<string, Session>): Plan {
  const left = new Map(others);
  const known = new Set(validatePlan(bent, athlete).map(toKey));
  while (left.size > 0) {
    const within = withSessions(bent, left);
    const broken = validatePlan(within, athlete).filter((violation) => !known.has(toKey(violation)));
    if (broken.length === 0) return within;
    const size = left.size;
    for (const { sessionId, week } of broken)
      for (const [id, session] of left) if (id === sessionId || (sessionId === undefined && session.week === week)) left.delete(id);
    if (left.size === size) return bent;
  }
  return bent;
}

/** Minutes are whole. */
const ROUNDING_SECONDS = 60;

function withSessions(plan: Plan, sessions: ReadonlyMap<string, Session>): Plan {
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map((session) => sessions.get(session.id) ?? session) })),
  };
}

function toKey({ rule, message }: { readonly rule: string; readonly message: string }): string {
  return `${rule} ${message}`;
}
