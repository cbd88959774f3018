import { comesBackToRunning, runReturn } from "../../injuries/return-ladder/run-rows.ts";
import { startingRun } from "../../season/demand/starting-run.ts";
import type { PlanWeek, Violation } from "../../model/plan.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import { hasShortBreakOnly, isInterrupted } from "../../athlete/interruptions.ts";
import { isRaceWeek, isReduced } from "../../season/race-window.ts";
import { RUN_GROWTH_AFTER_DELOAD, nextWeek, runRamp } from "../../season/run-ramp.ts";
import { sessionRunMetres, weekRunMetres } from "../../week/run/run-metres.ts";
import { inWeek, isBegun, type Rule } from "../rule.ts";

const TOLERANCE = 1.03;
/** Metres that the lines of one run may lose or gain: its three or four are rounded to 50 m or a whole minute. */
const ROUNDING_METRES = 200;

/** A beginner's starting week (race-demands.md section 1): three runs of half an hour are always allowed. */
const ALWAYS_ALLOWED = 11_000;

/**
 * V2 (dose-progression.md section 9): the running of a loading week is at most a step of race-demands.md section 3 above the larger of the
 * last two loading weeks, and after a lighter one 1.05 times it (+3 %). A week with a test or a simulation runs another distance than its
 * intervals would: neither it nor the week after it is measured; weeks begun before an adjustment are history. The running of a Hyrox week follows the ladder of its rounds.
 */
export const runVolume: Rule = (facts) => {
  const { plan, athlete, races, easy, reading } = facts;
  // How running comes back after pain has its own ladder (return-ladders.md), which goes before this: also where it begins with no running at all.
  const comesBack = runReturn(reading.regions) !== undefined || comesBackToRunning(reading.regions, reading.health.limits);
  if (athlete.focus !== "running" || comesBack) return [];
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const ramp = runRamp(athlete, startingRun(athlete, level));
  const found: Violation[] = [];
  const before: { readonly metres: number; readonly week: number }[] = [];
  for (const week of plan.weeks) {
    const metres = weekRunMetres(week, easy);
    const last = before.at(-1);
    if (isReduced(athlete, week, races)) {
      // After a race that is trained through a week that runs no less is no rest.
      const isRest =
        week.isDeload ||
        isInterrupted(athlete, week.startDate) ||
        week.sessions.some(({ code }) => code === "RACE") ||
        metres < (last?.metres ?? Infinity);
      if (!isRest) before.push({ metres, week: week.week });
      continue;
    }
    const most = Math.max(0, ...before.slice(-2).map((earlier) => earlier.metres));
    before.push({ metres, week: week.week });
    const isAfterTest = last !== undefined && plan.weeks.some((other) => other.week === last.week && hasTest(other));
    if (last === undefined || most === 0 || isBegun(facts, week) || hasTest(week) || isAfterTest) continue;
    const between = plan.weeks.filter((other) => other.week > last.week && other.week < week.week);
    const goesOn = between.every(
      (other) => !other.isDeload && !isRaceWeek(other.startDate, races) && hasShortBreakOnly(athlete, other.startDate),
    );
    const step = goesOn
      ? between.reduce((metres) => nextWeek(ramp, metres, level), nextWeek(ramp, most, level))
      : RUN_GROWTH_AFTER_DELOAD * most;
    const runs = week.sessions.filter((session) => sessionRunMetres(session, easy) > 0).length;
    if (metres > Math.max(ALWAYS_ALLOWED, TOLERANCE * step) + ROUNDING_METRES * runs)
      found.push(inWeek("V2", week.week, `${Math.round(metres)} m of running after ${Math.round(most)} m, ${Math.round(step)} m at most`));
  }
  return found;
};

function hasTest({ sessions }: PlanWeek): boolean {
  return sessions.some(({ work, title }) => work?.purpose === "test" || title.startsWith("Test"));
}
