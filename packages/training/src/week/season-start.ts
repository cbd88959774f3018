import type { PlanContext } from "../context/context.ts";
import { startingRun, type StartingRun } from "../demand/starting-run.ts";
import type { Block } from "../season/block.ts";
import type { SeasonStart } from "../season/season.ts";
import { easySecondsPerMetre } from "./long-run-progression.ts";
import { isRunCode, sessionRunMetres } from "./run-metres.ts";
import { runRoom } from "./season-slots.ts";
import type { Placement } from "./week-search.ts";

/** What the running of the block begins from; undefined where running is no part of the goal, cannot be done, or is learned first. */
export function seasonStart(
  context: PlanContext,
  { startsFrom, continuation }: Block,
  placements: readonly Placement[],
): SeasonStart | undefined {
  const { athlete, level, isNoviceRunner, picker } = context;
  if ((athlete.focus !== "running" && athlete.focus !== "hyrox") || isNoviceRunner || !picker.allows("Easy run")) return undefined;
  if (!placements.some(({ code }) => code === "RL")) return undefined;
  const easy = easySecondsPerMetre(context);
  const usual = startingRun(athlete, level);
  return {
    run: startsFrom === undefined ? usual : goneOn(usual, startsFrom, easy),
    easyPace: 1000 * easy,
    runsPerWeek: placements.filter(({ code }) => isRunCode(code)).length,
    earlierLongRuns: (continuation?.before ?? []).flatMap(({ sessions }) =>
      sessions.filter(({ code }) => code === "RL").map((session) => sessionRunMetres(session, easy)),
    ),
    room: runRoom(context, placements),
  };
}

/** What the block before it left, where there was running in it. */
function goneOn(usual: StartingRun, { weeklyRun = 0, longestRuns }: NonNullable<Block["startsFrom"]>, easy: number): StartingRun {
  const longest = Math.max(0, ...longestRuns) / easy;
  return {
    ...usual,
    weekly: weeklyRun > 0 ? weeklyRun : usual.weekly,
    longest: longest > 0 ? longest : usual.longest,
    defaults: usual.defaults.filter((key) => !(key === "weekly" ? weeklyRun > 0 : longest > 0)),
  };
}
