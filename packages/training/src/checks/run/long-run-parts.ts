import { addDays } from "../../calendar/day.ts";
import { nextTriathlon } from "../../season/demand/triathlon.ts";
import type { ExerciseItem, Session, Violation } from "../../model/plan.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { racePace } from "../../prescription/cardio/race-pace.ts";
import { isReduced } from "../../season/race-window.ts";
import { nextMarathon } from "../../session/run/steady-part.ts";
import { triathlonSplits } from "../../session/race/triathlon-race.ts";
import { isMoved } from "../../week/slots/moves.ts";
import { inSession, type Rule, type RuleFacts } from "../rule.ts";

const STEADY_RPE = 5;
/** Seconds of easy running behind the steady part, rounded to whole minutes. */
const LONGEST_END = 900 + 60;
/** Paces are printed in whole seconds, two to either side. */
const ROUNDING = 3;

/**
 * LR3: the steady part of a long run is held near its end (race-demands.md table 5.3), and is no faster than the race that the run leads to:
 * the marathon's goal pace where the numbers support it (dose-progression.md P2), the run off the bike of a triathlon.
 */
export const steadyLongRuns: Rule = (facts) =>
  facts.sessions
    .filter(({ code }) => code === "RL")
    .flatMap((session): Violation[] => {
      const lines = session.blocks.mainWorkout.filter(({ name }) => /^(?:Long|Easy) run$/u.test(name));
      const last = lines.findLastIndex(isSteady);
      if (last < 0) return [];
      const after = lines.slice(last + 1).reduce((sum, { dose }) => sum + dose.totalSeconds, 0);
      const fastest = Math.min(...lines.filter(isSteady).map(({ pace }) => pace?.fastest ?? Number.POSITIVE_INFINITY));
      const planned = plannedPace(facts, session);
      return [
        ...(after > LONGEST_END ? [inSession("LR3", session, `${Math.round(after / 60)} min of easy running after the steady part`)] : []),
        ...(planned !== undefined && fastest < planned - ROUNDING
          ? [inSession("LR3", session, `steady from ${fastest} s/km on the way to a race at ${Math.round(planned)}`)]
          : []),
      ];
    });

function isSteady({ rpe = 0 }: ExerciseItem): boolean {
  return rpe >= STEADY_RPE;
}

/** Seconds per kilometre; undefined where no race has a pace of its own for it. */
function plannedPace({ athlete, capacities }: RuleFacts, { date }: Session): number | undefined {
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const marathon = nextMarathon(athlete, date);
  if (marathon !== undefined) return racePace({ athlete, capacities, level }, marathon, date)?.pace;
  const race = nextTriathlon(athlete, date);
  if (race === undefined || capacities.vdot === undefined) return undefined;
  const { format } = race.format;
  return (1000 * triathlonSplits({ athlete, capacities, level }, format).run) / format.run;
}

/** LR4: no strides on the morning after the long run where the week has another easy run; the last ones before a race are exempt (convention). */
export const strideDays: Rule = ({ plan, athlete, sessions, races }) => {
  const open = new Set(sessions);
  return plan.weeks.flatMap((week): Violation[] => {
    const long = week.sessions.find(({ code }) => code === "RL");
    if (long === undefined || isReduced(athlete, week, races)) return [];
    const after = addDays(long.date, 1);
    // The Monday of this week follows the Sunday of the last.
    const isAfterLong = ({ date, weekday }: Session): boolean => date === after || (long.weekday === 7 && weekday === 1);
    if (week.sessions.every((session) => session.code !== "RE" || isAfterLong(session))) return [];
    return week.sessions.flatMap((session): Violation[] => {
      const strides = session.code === "RE" && session.blocks.mainWorkout.some(({ name }) => name === "Strides");
      return strides && isAfterLong(session) && open.has(session) && !isMoved(athlete, session.date)
        ? [inSession("LR4", session, "strides on the day after the long run")]
        : [];
    });
  });
};
