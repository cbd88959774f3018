import { goalRun, HALF_MARATHON } from "../season/goal-run.ts";
import { ALWAYS_ALLOWED, longRunLimit } from "../week/long-run-share.ts";
import type { Session } from "../model/plan.ts";
import { isReduced } from "../season/race-window.ts";
import { runSeconds } from "../week/run-history.ts";
import { metresOf, runItems } from "./run-metres.ts";
import { inSession, isBegun, type Rule } from "./rule.ts";

/** Distances are rounded, and what a session has room for is known only when it is built. */
const ROUNDING = 1.1;
/** Shorter running is part of another session. */
const A_RUN = 600;

/**
 * Rule 7: the long run of a loading week is at most 30 % of its running, from 64 km on a quarter but no less than in a week of 64 km (Daniels). Exempt: runs of up to 45
 * minutes; weeks with three runs (45 %) or fewer, runs after a ride or among stations not counted; who has entered a half marathon or more, as the distance has to be learned.
 * Deloads, weeks near races or with days away, and weeks begun before an adjustment are no measure.
 */
export const longRunPart: Rule = (facts) => {
  const { plan, athlete, races, sessions } = facts;
  const open = new Set(sessions);
  return plan.weeks.flatMap((week) => {
    if (isReduced(athlete, week, races) || isBegun(facts, week) || goalRun(athlete, week.startDate) >= HALF_MARATHON) return [];
    const runs = week.sessions.filter((session) => session.code !== "RACE");
    const metres = runs.reduce((sum, session) => sum + runMetres(session), 0);
    const limit = longRunLimit(
      runs.filter((session) => session.code !== "BK" && session.code !== "HX" && runSeconds(session) >= A_RUN).length,
      metres,
    );
    return runs
      .filter((session) => session.code === "RL" && open.has(session) && runSeconds(session) > ALWAYS_ALLOWED)
      .filter((session) => runMetres(session) > limit * ROUNDING)
      .map((session) =>
        inSession("run-volume", session, `a long run of ${Math.round(runMetres(session))} m in a week of ${Math.round(metres)} m`),
      );
  });
};

function runMetres(session: Session): number {
  return runItems(session).reduce((sum, item) => sum + metresOf(item), 0);
}
