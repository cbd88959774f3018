import { startingRun } from "../../season/demand/starting-run.ts";
import type { Session, Violation } from "../../model/plan.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { trained } from "../../athlete/interruptions.ts";
import { nextLongRun, runRamp } from "../../season/run-ramp.ts";
import { runSeconds } from "../../week/run/run-history.ts";
import { sessionRunMetres } from "../../week/run/run-metres.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

/** Runs up to this length may be reached at once. */
const FLOOR_SECONDS = 1560;
const RUN_MEMORY_WEEKS = 4;
const TOLERANCE = 1.02;
/** Distances are rounded to 50 and 100 m, a line each. */
const ROUNDING_METRES = 150;

/**
 * L4 (dose-progression.md section 9; race-demands.md section 0): a run is at most 1.10 times the longest of the four weeks before it, below
 * 15 km also 1.5 km longer (+2 %), from logged or told running on; towards a longest run of the last twelve months 1.2 times. Run-walk
 * counts with its runs. Without a known longest run the first week with a run is not limited: it establishes the longest run.
 */
export const longRunGrowth: Rule = (facts) => {
  const { plan, athlete, sessions, easy } = facts;
  const open = new Set(sessions);
  const start = startingRun(athlete, loadingLevel(athlete.level, athlete.trainingYears));
  const ramp = runRamp(athlete, start);
  const isCalibrating = start.defaults.includes("longest") && Math.max(0, ...(plan.startsFrom?.longestRuns ?? [])) === 0;
  const earlier = earlierRuns(facts, start.longest);
  const known = [
    ...earlier,
    ...plan.weeks.map((week) =>
      Math.max(
        0,
        ...trained(athlete, week.sessions)
          .filter(isTraining)
          .map((session) => length(session, easy)),
      ),
    ),
  ];
  return plan.weeks.flatMap((week, at): Violation[] => {
    const index = earlier.length + at;
    const before = Math.max(0, ...known.slice(Math.max(0, index - RUN_MEMORY_WEEKS), index));
    const isFirst = known.slice(earlier.length, index).every((metres) => metres === 0);
    if (before === 0 || (isCalibrating && isFirst)) return [];
    const limit = nextLongRun(ramp, before) * TOLERANCE + ROUNDING_METRES;
    return week.sessions
      .filter((session) => isTraining(session) && open.has(session) && runSeconds(session) > FLOOR_SECONDS && length(session, easy) > limit)
      .map((session) =>
        inSession("L4", session, `${Math.round(length(session, easy))} m of running, the longest before was ${Math.round(before)}`),
      );
  });
};

function earlierRuns({ plan: { startsFrom }, easy }: RuleFacts, told: number): readonly number[] {
  const done = (startsFrom?.longestRuns ?? []).map((seconds) => seconds / easy);
  return Math.max(0, ...done) > 0 ? done : [told];
}

function isTraining({ code }: Session): boolean {
  return code !== "RACE";
}

/** Metres, or the minutes of running at easy pace where there is no distance. */
function length(session: Session, easy: number): number {
  const metres = sessionRunMetres(session, easy);
  return metres === 0 ? runSeconds(session) / easy : metres;
}
