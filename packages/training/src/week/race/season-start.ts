import { FOCUS_TRAITS } from "../../athlete/focus-traits.ts";
import type { PlanContext } from "../../context/context.ts";
import { startingRun, type StartingRun } from "../../season/demand/starting-run.ts";
import type { Block } from "../../season/block.ts";
import { goalRun } from "../../season/goal-run.ts";
import type { SeasonStart } from "../../season/season.ts";
import { easySecondsPerMetre } from "../run/long-run-progression.ts";
import { isRunCode, sessionRunMetres } from "../run/run-metres.ts";
import { returnCodes } from "../slots/return-slots.ts";
import { runRoom } from "./season-slots.ts";
import { longRunOnLongDay, longRunTurn } from "../run/usual-runs.ts";
import type { Placement } from "../slots/week-search.ts";

/** What the running of the block begins from; undefined where running is no part of the goal, cannot be done, or is learned first. */
export function seasonStart(
  context: PlanContext,
  { startDate, startsFrom, continuation }: Block,
  placements: readonly Placement[],
): SeasonStart | undefined {
  const { athlete, level, isNoviceRunner, picker } = context;
  if (!FOCUS_TRAITS[athlete.focus].hasRunningSeason || isNoviceRunner || !picker.allows("Easy run")) return undefined;
  // Stations are run by distance, and without a pace easy runs are not: their weeks cannot be compared.
  const printed = context.capacities.paces === undefined ? placements : longRunOnLongDay(context, longRunTurn(athlete, placements));
  const week = returnCodes(context, printed);
  if (!week.some(({ code }) => code === "RL")) return undefined;
  const easy = easySecondsPerMetre(context);
  const usual = startingRun(athlete, level);
  const run = startsFrom === undefined ? usual : goneOn(usual, startsFrom, easy);
  return {
    run,
    easyPace: 1000 * easy,
    runsPerWeek: week.filter(({ code }) => isRunCode(code)).length,
    earlierLongRuns: (continuation?.before ?? []).flatMap(({ sessions }) =>
      sessions.filter(({ code }) => code === "RL").map((session) => sessionRunMetres(session, easy)),
    ),
    // The season leads as far as the race, however far it is.
    room: runRoom(context, week, { weekly: run.weekly, race: goalRun(athlete, startDate, Number.POSITIVE_INFINITY) }),
  };
}

/** What the block before it left, where there was running in it. */
export function goneOn(usual: StartingRun, { weeklyRun = 0, longestRuns }: NonNullable<Block["startsFrom"]>, easy: number): StartingRun {
  const longest = Math.max(0, ...longestRuns) / easy;
  return {
    ...usual,
    weekly: weeklyRun > 0 ? weeklyRun : usual.weekly,
    longest: longest > 0 ? longest : usual.longest,
    defaults: usual.defaults.filter((key) => !(key === "weekly" ? weeklyRun > 0 : longest > 0)),
  };
}
