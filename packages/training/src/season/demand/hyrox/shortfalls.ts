import { type Day, daysBetween } from "#training/calendar/day.ts";
import { equipmentMet } from "#training/catalogue/equipment.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import type { HyroxDivision } from "#training/catalogue/race-formats.ts";
import type { EntryKind } from "#training/athlete/hyrox-entry.ts";
import type { Level } from "#training/athlete/athlete.ts";
import { listOf, shortName } from "#training/model/words.ts";
import type { Session } from "#training/model/plan.ts";
import { hyroxCoverage } from "./coverage.ts";
import { stationDemand } from "./demand.ts";

export interface ShortfallFacts {
  /** Level of the race, by goal or predicted time. */
  readonly level: Level;
  readonly entry: EntryKind;
  readonly division: HyroxDivision;
  readonly startDate: Day;
  readonly raceDate: Day;
  /** A station that there is nothing for is a matter of its own note. */
  readonly equipment?: readonly string[] | undefined;
  /** In a relay: the athlete's own. */
  readonly own?: readonly string[];
}

/** Each machine. */
const ERG_EACH = 3;
/** In fewer weeks nothing is built any more. */
const FEWEST_WEEKS = 2;
/** Weeks that the demand is written for. */
const WEEKS = 8;

/** What of the race's stations the sessions leave short of the demand, a sentence each; none where all of it is done (race-demands.md 6.2). */
export function hyroxShortfalls(sessions: readonly Session[], facts: ShortfallFacts): readonly string[] {
  const weeks = Math.floor(daysBetween(facts.startDate, facts.raceDate) / 7);
  if (weeks < FEWEST_WEEKS) return [];
  const isTrained = (station: string): boolean => {
    const exercise = findExercise(station);
    return exercise !== undefined && equipmentMet(exercise, facts.equipment) && facts.own?.includes(station) !== false;
  };
  const demand = stationDemand(facts.level, facts.entry, weeks);
  const { exposures, fulls, ski, row, simulations } = hyroxCoverage(sessions, facts);
  const erg = Math.max(1, Math.floor((ERG_EACH * Math.min(weeks, WEEKS)) / WEEKS));
  const seldom = below(exposures, demand.exposures, isTrained);
  const partly = facts.entry === "relay" || weeks < 3 ? [] : below(fulls, demand.fulls, isTrained);
  return [
    ...(seldom.length === 0 ? [] : [`${practisedText(demand.exposures)}: ${listOf(seldom)}.`]),
    ...(partly.length === 0 ? [] : [`${doneInFullText(demand.fulls)}: ${listOf(partly)}.`]),
    ...(simulations < demand.simulations ? [`Simulations: ${simulations} of ${demand.simulations} needed.`] : []),
    ...(ski < erg && isTrained("Ski erg") ? [`Hard ski erg sessions: ${ski} of ${erg} needed.`] : []),
    ...(row < erg && isTrained("Row erg") ? [`Hard rowing sessions: ${row} of ${erg} needed.`] : []),
  ];
}

const practisedText = (needed: number): string => (needed === 1 ? "Not practised before the race" : "Practised too seldom before the race");

const doneInFullText = (needed: number): string =>
  needed === 1 ? "Not yet done at full length and race weight" : "Done too seldom at full length and race weight";

/** "sled push 1 of 2", or "sled push" where one time is enough: the stations that were done less often. */
function below(counts: ReadonlyMap<string, number>, asked: number, isTrained: (station: string) => boolean): readonly string[] {
  return [...counts]
    .filter(([exercise, count]) => count < asked && isTrained(exercise))
    .map(([exercise, count]) => `${shortName(exercise)}${asked === 1 ? "" : ` ${count} of ${asked}`}`);
}
