import type { Athlete } from "../../athlete/athlete.ts";
import { validatePlan } from "../../checks/validate.ts";
import type { Plan, PlanWeek, Session, Violation } from "../../model/plan.ts";
import { isDetail } from "../detail-change.ts";
import { isSame } from "../same.ts";
import { caredFor } from "./about-change.ts";

/** Sessions of a round that did not fit together and are tried alone. */
const MOST_ALONE = 12;

/** Whether a session is the same training for whoever does it: a minute, a stretch or a note apart, and the same work of sore regions. */
export function isNoise(before: Session | undefined, after: Session | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  const care = (session: Session): unknown => [caredFor(session), session.blocks.warmup.filter(isTest)].flat().map(toDose);
  return isDetail({ sessionId: after.id, before, after }) && isSame(care(before), care(after));
}

/** The test of a step, as a line of a warm-up. */
function isTest({ notes = "" }: Session["blocks"]["warmup"][number]): boolean {
  return notes.startsWith("Test for ");
}

function toDose({ name, sets, reps, duration }: Session["blocks"]["warmup"][number]): unknown {
  return [name, sets, reps, duration];
}

/** The bent plan in which a session that changed without a reason of its own is the planned one again, wherever every rule allows it. */
export function withoutNoise(
  plan: Plan,
  bent: Plan,
  athlete: Athlete,
  isIdle: (before: Session | undefined, after: Session | undefined) => boolean,
): Plan {
  if (bent === plan) return plan;
  const planned = new Map(plan.weeks.flatMap(({ sessions }) => sessions.map((session) => [session.id, session] as const)));
  const idle = bent.weeks.flatMap((week) =>
    week.sessions.flatMap((session) => {
      const before = planned.get(session.id);
      return before !== undefined &&
        !isRung(before) &&
        !isRung(session) &&
        canStay(week, before, session) &&
        !isSame(before, session) &&
        isIdle(before, session)
        ? [before]
        : [];
    }),
  );
  const known = new Set(validatePlan(bent, athlete).map(toKey));
  const broken = (kept: readonly Session[]): readonly Violation[] =>
    validatePlan(withSessions(bent, kept), athlete).filter((violation) => !known.has(toKey(violation)));
  let kept = idle;
  const dropped: Session[] = [];
  while (kept.length > 0) {
    const violations = broken(kept);
    if (violations.length === 0) break;
    const hit = kept.filter(({ id, week }) =>
      violations.some(({ sessionId, week: ofWeek }) =>
        sessionId === undefined ? ofWeek === undefined || ofWeek === week : sessionId === id,
      ),
    );
    // A rule that names a session that has to change says nothing of which of the others breaks it.
    const out = new Set(hit.length > 0 ? hit : kept.filter(({ week }) => violations.some(({ week: ofWeek }) => ofWeek === week)));
    if (out.size === 0) for (const session of kept) out.add(session);
    dropped.push(...out);
    kept = kept.filter((session) => !out.has(session));
  }
  for (const session of dropped.slice(0, MOST_ALONE)) if (broken([...kept, session]).length === 0) kept = [...kept, session];
  return kept.length === 0 ? bent : withSessions(bent, kept);
}

/** The rungs of a return belong together: none of them stays behind. */
function isRung({ blocks }: Session): boolean {
  return blocks.mainWorkout.some(({ name }) => name === "Run-walk intervals");
}

function canStay({ isDeload, phase }: PlanWeek, before: Session, { date, code }: Session): boolean {
  return before.date === date && code !== "RACE" && before.code !== "RACE" && before.isDeload === isDeload && before.phase === phase;
}

function withSessions(plan: Plan, kept: readonly Session[]): Plan {
  const byId = new Map(kept.map((session) => [session.id, session]));
  return {
    ...plan,
    weeks: plan.weeks.map((week) => ({ ...week, sessions: week.sessions.map((session) => byId.get(session.id) ?? session) })),
  };
}

function toKey({ rule, message }: Violation): string {
  return `${rule} ${message}`;
}
