import { withLiftKit } from "../../athlete/lift-kit.ts";
import { withOwnSports } from "../../athlete/own-sports.ts";
import { withDatedClauses } from "../../free-text/dates/dates-apart.ts";
import { withToldNumbers } from "../../athlete/stated/told-numbers.ts";
import { withToldRunning } from "../../free-text/weekly-running.ts";
import { withMetres } from "../../athlete/running-units.ts";
import { withPreparedRaces } from "./prepared-races.ts";
import type { Absence, Athlete, BenchmarkLift } from "../../athlete/athlete.ts";
import { addDays, type Day } from "../../calendar/day.ts";
import type { StartingPoint } from "../../model/starting-point.ts";

/**
 * The athlete as a plan starts: with the maxima of the last block, the break before this one, and races at the distance that the time
 * allows.
 */
export function startingAthlete(athlete: Athlete, from: StartingPoint | undefined, startDate: Day): Athlete {
  return withPreparedRaces(
    withLastBlock(withLiftKit(withOwnSports(withToldNumbers(withToldRunning(withMetres(withDatedClauses(athlete)))))), from, startDate),
    from,
    startDate,
  );
}

function withLastBlock(athlete: Athlete, from: StartingPoint | undefined, startDate: Day): Athlete {
  if (from === undefined) return athlete;
  const { oneRepMax, awaySince } = from;
  const lifts = Object.keys(oneRepMax) as BenchmarkLift[];
  const { strength, absences = [] } = athlete;
  const away: Absence[] = awaySince === undefined ? [] : [{ reason: "missed", from: awaySince, to: addDays(startDate, -1) }];
  return {
    ...athlete,
    strength: lifts.length === 0 ? strength : { ...strength, oneRepMax: { ...strength.oneRepMax, ...oneRepMax }, fromLastBlock: lifts },
    ...(away.length + absences.length === 0 ? {} : { absences: [...absences, ...away] }),
  };
}
