import type { Level } from "../athlete/athlete.ts";
import type { SeasonDemand } from "./demand/demand.ts";
import type { StartingRun } from "./demand/starting-run.ts";
import { LONGEST_WEEKS_MORE, longRunPart } from "./long-run-part.ts";
import { RUN_GROWTH_AFTER_DELOAD, nextLongRun, nextWeek, type RunRamp } from "./run-ramp.ts";

const WEEKS_PER_CYCLE = 4;
const MOST_WEEKS = 80;

/** Weeks until the floors of the peak week and the longest run are reached, each fourth a deload, and the weeks from there to the race. */
export function weeksNeeded({ demand, ...facts }: RampFacts & { readonly demand: SeasonDemand }, after: number): number {
  let weeks = 0;
  for (const { weekly, longest } of rampWeeks(facts)) {
    if (weekly >= demand.peakWeek.floor && longest >= demand.longestRun.floor) break;
    weeks += 1;
  }
  return weeks + after;
}

/** What the running grows from, and how fast. */
export interface RampFacts {
  readonly start: Pick<StartingRun, "weekly" | "longest">;
  readonly ramp: RunRamp;
  readonly level: Level;
  readonly runsPerWeek: number;
  readonly raceMetres: number;
  readonly isClimbing?: boolean;
}

/** The biggest week and the longest run after so many weeks, each fourth a deload. */
export function reachedAfter(weeks: number, facts: RampFacts): Pick<StartingRun, "weekly" | "longest"> {
  let count = 0;
  let reached: Pick<StartingRun, "weekly" | "longest"> = facts.start;
  for (const week of rampWeeks(facts)) {
    reached = week;
    if (count++ >= weeks) break;
  }
  return reached;
}

/** What is reached before the first week, and after each. */
function* rampWeeks({
  start,
  ramp,
  level,
  runsPerWeek,
  raceMetres,
  isClimbing,
}: RampFacts): Generator<Pick<StartingRun, "weekly" | "longest">, void> {
  const part = longRunPart(runsPerWeek, raceMetres, isClimbing) + LONGEST_WEEKS_MORE;
  let { weekly, longest } = start;
  yield { weekly, longest };
  for (let weeks = 1; weeks <= MOST_WEEKS; weeks++) {
    if (weeks % WEEKS_PER_CYCLE !== 0) {
      weekly =
        weeks % WEEKS_PER_CYCLE === 1 && weeks > 1
          ? RUN_GROWTH_AFTER_DELOAD * weekly
          : weeks === 1
            ? weekly
            : nextWeek(ramp, weekly, level);
      longest = Math.max(longest, Math.min(nextLongRun(ramp, longest), part * weekly));
    }
    yield { weekly, longest };
  }
}
