import type { Level } from "../athlete/athlete.ts";
import type { SeasonDemand } from "../demand/demand.ts";
import type { StartingRun } from "../demand/starting-run.ts";
import { LONGEST_WEEKS_MORE, longRunPart } from "./long-run-part.ts";
import { AFTER_REST, nextLongRun, nextWeek, type RunRamp } from "./run-ramp.ts";

const CYCLE = 4;
const MOST_WEEKS = 80;

/** Weeks until the floors of the peak week and the longest run are reached, each fourth a deload, and the weeks from there to the race. */
export function weeksNeeded(
  {
    demand,
    start,
    ramp,
    level,
    runsPerWeek,
    raceMetres,
  }: {
    readonly demand: SeasonDemand;
    readonly start: Pick<StartingRun, "weekly" | "longest">;
    readonly ramp: RunRamp;
    readonly level: Level;
    readonly runsPerWeek: number;
    readonly raceMetres: number;
  },
  after: number,
): number {
  const part = longRunPart(runsPerWeek, raceMetres) + LONGEST_WEEKS_MORE;
  let { weekly, longest } = start;
  let weeks = 0;
  while (weeks < MOST_WEEKS && (weekly < demand.peakWeek.floor || longest < demand.longestRun.floor)) {
    weeks += 1;
    if (weeks % CYCLE === 0) continue;
    weekly = weeks % CYCLE === 1 && weeks > 1 ? AFTER_REST * weekly : weeks === 1 ? weekly : nextWeek(ramp, weekly, level);
    longest = Math.max(longest, Math.min(nextLongRun(ramp, longest), part * weekly));
  }
  return weeks + after;
}
