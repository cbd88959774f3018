import type { Athlete } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import type { Plan, PlanWeek, Session, Violation } from "../../model/plan.ts";
import { isSame } from "../same.ts";

/** How often a rule that the smallest change breaks may ask for one session or week more. */
const MAX_ROUNDS = 8;

/**
 * The plan with only those changes of `replanned` that are needed, and those without which a rule would be broken. `replanned` itself when the
 * rest does not fit together.
 */
export function minimalPlan(
  plan: Plan,
  replanned: Plan,
  { before, after: athlete }: { readonly before: Athlete; readonly after: Athlete },
  isNeeded: (before: Session | undefined, after: Session | undefined) => boolean,
): Plan {
  if (replanned === plan) return plan;
  const known = new Set(validatePlan(plan, before).map(toKey));
  const needed = new Set(changedIds(plan, replanned, isNeeded));
  const wholeWeeks = new Set<number>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const composed = compose(plan, replanned, needed, wholeWeeks);
    const broken = validatePlan(composed, athlete).filter((violation) => !known.has(toKey(violation)));
    if (broken.length === 0) return composed;
    const size = needed.size + wholeWeeks.size;
    // A session that breaks two rules is asked for once; only what it still breaks in its new form is a matter of its week.
    const asked = new Set(needed);
    for (const { sessionId, week } of broken) {
      if (sessionId !== undefined && !asked.has(sessionId)) needed.add(sessionId);
      else if (week !== undefined) wholeWeeks.add(week);
    }
    // What a week says of the one it goes on from is mended there.
    if (needed.size + wholeWeeks.size === size) for (const { week } of broken) addEarlier(wholeWeeks, week);
    if (needed.size + wholeWeeks.size === size) return replanned;
  }
  return replanned;
}

/** The nearest week before one that is not taken whole yet. */
function addEarlier(wholeWeeks: Set<number>, week = 0): void {
  let earlier = week - 1;
  while (wholeWeeks.has(earlier)) earlier--;
  if (earlier > 0) wholeWeeks.add(earlier);
}

function toKey({ rule, message }: Violation): string {
  return `${rule} ${message}`;
}

function changedIds(
  plan: Plan,
  replanned: Plan,
  isNeeded: (before: Session | undefined, after: Session | undefined) => boolean,
): readonly string[] {
  const [old, now] = [byId(plan), byId(replanned)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (id) => !isSame(old.get(id), now.get(id)) && isNeeded(old.get(id), now.get(id)),
  );
}

function byId({ weeks }: Plan): ReadonlyMap<string, Session> {
  return new Map(weeks.flatMap(({ sessions }) => sessions.map((session) => [session.id, session] as const)));
}

function compose(plan: Plan, replanned: Plan, needed: ReadonlySet<string>, wholeWeeks: ReadonlySet<number>): Plan {
  const weeks = replanned.weeks.map((after, index): PlanWeek => {
    const before = plan.weeks[index];
    if (before === undefined || wholeWeeks.has(after.week)) return after;
    const sessions = [
      ...before.sessions.filter(({ id }) => !needed.has(id)),
      ...after.sessions.filter(({ id }) => needed.has(id)),
    ].toSorted((a, b) => a.date.localeCompare(b.date));
    return fits(before, sessions) ? { ...before, sessions } : after;
  });
  return { ...replanned, weeks };
}

/** One session a day, and all of them of the phase of the week. */
function fits({ isDeload, phase, sessions: before }: PlanWeek, sessions: readonly Session[]): boolean {
  const old = new Set(before);
  return (
    new Set(sessions.map(({ date }) => date)).size === sessions.length &&
    sessions.every((session) => old.has(session) || (session.isDeload === isDeload && session.phase === phase))
  );
}
