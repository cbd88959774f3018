import { findExercise } from "../../catalogue/exercises.ts";
import { cardioMode } from "../cardio/mode.ts";
import { FAST_RUN_FLOOR, runSeconds } from "../run-history.ts";
import type { ExerciseItem, Pace, Session, Violation } from "../plan.ts";
import { inSession, type Rule, type RuleFacts } from "./rule.ts";

const SINGLE_RUN_GROWTH = 1.1;
/** Runs up to this length may be reached at once. */
const FLOOR_SECONDS = 1560;
const WEEKS_REMEMBERED = 4;
/** Distances are rounded to 50 m. */
const ROUNDING = 1.04;

/** Rule 7: a run grows by at most 10 % over the longest of four weeks; threshold, interval and repetition running stay within 10, 8 and 5 % of the week. */
export const runVolume: Rule = (facts) => [...longestRuns(facts), ...fastRuns(facts)];

function longestRuns({ plan }: RuleFacts): Violation[] {
  const longest = plan.weeks.map((week) => Math.max(0, ...week.sessions.filter((session) => session.code !== "RACE").map(runSeconds)));
  return plan.weeks.flatMap((week, index) => {
    const before = Math.max(0, ...longest.slice(Math.max(0, index - WEEKS_REMEMBERED), index));
    if (before === 0) return [];
    const limit = Math.max(FLOOR_SECONDS, before * SINGLE_RUN_GROWTH) + 1;
    return week.sessions
      .filter((session) => session.code !== "RACE" && runSeconds(session) > limit)
      .map((session) =>
        inSession(
          "run-volume",
          session,
          `${Math.round(runSeconds(session) / 60)} min of running, the longest before was ${Math.round(before / 60)}`,
        ),
      );
  });
}

const SHARE: { readonly [zone in Pace["zone"]]?: { readonly share: number; readonly floor: number } } = {
  threshold: { share: 0.1, floor: FAST_RUN_FLOOR.threshold },
  interval: { share: 0.08, floor: FAST_RUN_FLOOR.interval },
  repetition: { share: 0.05, floor: FAST_RUN_FLOOR.repetition },
};

function fastRuns({ plan }: RuleFacts): Violation[] {
  return plan.weeks.flatMap((week) => {
    const metres = week.sessions
      .filter((session) => session.code !== "RACE")
      .flatMap(runItems)
      .reduce((sum, item) => sum + metresOf(item), 0);
    return week.sessions.filter((session) => session.code !== "RACE").flatMap((session) => doseProblems(session, metres));
  });
}

function doseProblems(session: Session, weekMetres: number): Violation[] {
  return Object.entries(SHARE).flatMap(([zone, { share, floor }]) => {
    const items = runItems(session).filter((item) => item.pace?.zone === zone);
    const metres = items.reduce((sum, item) => sum + metresOf(item), 0);
    const seconds = items.reduce((sum, item) => sum + (item.sets ?? 1) * (item.dose.seconds ?? 0), 0);
    if (seconds <= floor * ROUNDING || metres <= weekMetres * share * ROUNDING) return [];
    return [inSession("run-volume", session, `${Math.round(metres)} m at ${zone} pace in a week of ${Math.round(weekMetres)} m`)];
  });
}

function runItems(session: Session): ExerciseItem[] {
  return Object.values(session.blocks)
    .flat()
    .filter((item) => {
      const exercise = findExercise(item.name);
      return exercise !== undefined && cardioMode(exercise) === "run" && exercise.name !== "Strides";
    });
}

/** Metres of a line; running without a pace (a warm-up) counts at the slow end of easy running. */
function metresOf(item: ExerciseItem): number {
  const sets = item.sets ?? 1;
  return sets * (item.dose.metres ?? (item.dose.seconds ?? 0) * SLOW_METRES_PER_SECOND);
}

const SLOW_METRES_PER_SECOND = 2.2;
