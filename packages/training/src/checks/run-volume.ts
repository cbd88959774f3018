import { FAST_RUN_FLOOR } from "../week/fast-running.ts";
import type { ExerciseItem, Pace, Session, Violation } from "../model/plan.ts";
import { metresOf, runItems } from "./run-metres.ts";
import { inSession, type Rule, type RuleFacts } from "./rule.ts";

/** Distances are rounded to 50 m. */
const ROUNDING = 1.04;

/**
 * Threshold, interval and repetition running stay within 10, 8 and 5 % of the week (Daniels, running.md section 1).
 */
export const runVolume: Rule = (facts) => fastRuns(facts);

const SHARE: { readonly [zone in Pace["zone"]]?: { readonly share: number; readonly floor: number } } = {
  threshold: { share: 0.1, floor: FAST_RUN_FLOOR.threshold },
  interval: { share: 0.08, floor: FAST_RUN_FLOOR.interval },
  repetition: { share: 0.05, floor: FAST_RUN_FLOOR.repetition },
};

/** What was run before an adjustment, at paces of its time, counts as far as the same minutes are at easy pace now. */
function fastRuns({ plan, sessions, capacities }: RuleFacts): Violation[] {
  const easy = capacities.paces?.easy.fast;
  const atEasyPace = (item: ExerciseItem): number => (easy === undefined ? 0 : (1000 * (item.sets ?? 1) * (item.dose.seconds ?? 0)) / easy);
  const open = new Set(sessions);
  return plan.weeks.flatMap((week) => {
    const metres = week.sessions
      .filter((session) => session.code !== "RACE")
      .flatMap((session) =>
        runItems(session).map((item) => (open.has(session) ? metresOf(item) : Math.max(metresOf(item), atEasyPace(item)))),
      )
      .reduce((sum, metres) => sum + metres, 0);
    return week.sessions
      .filter((session) => session.code !== "RACE" && open.has(session))
      .flatMap((session) => doseProblems(session, metres));
  });
}

function doseProblems(session: Session, weekMetres: number): Violation[] {
  const runs = runItems(session).filter((item) => item.pace !== undefined && item.pace.zone in SHARE);
  if (runs.length === 0) return [];
  return Object.entries(SHARE).flatMap(([zone, { share, floor }]) => {
    const items = runs.filter((item) => item.pace?.zone === zone);
    const metres = items.reduce((sum, item) => sum + metresOf(item), 0);
    const seconds = items.reduce((sum, item) => sum + (item.sets ?? 1) * (item.dose.seconds ?? 0), 0);
    if (seconds <= floor * ROUNDING || metres <= weekMetres * share * ROUNDING) return [];
    return [inSession("run-volume", session, `${Math.round(metres)} m at ${zone} pace in a week of ${Math.round(weekMetres)} m`)];
  });
}
