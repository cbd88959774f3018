import { type Day, daysBetween } from "#training/calendar/day.ts";
import { equipmentMet } from "#training/catalogue/equipment.ts";
import { findExercise } from "#training/catalogue/exercises.ts";
import type { HyroxDivision } from "#training/catalogue/race-formats.ts";
import type { EntryKind } from "#training/athlete/hyrox-entry.ts";
import type { Level } from "#training/athlete/athlete.ts";
import { formatList, shortName } from "#training/model/words.ts";
import type { Session } from "#training/model/plan.ts";
import { hyroxCoverage } from "./coverage.ts";

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

/** What must have been done before a Hyrox besides running (race-demands.md section 6.2). */
interface StationDemand {
  /** Each station, any dose, in the last eight weeks. */
  readonly exposures: number;
  /** Each station in full at race load by two weeks before. */
  readonly fulls: number;
  /** Sessions with hard skiing or rowing from ten weeks to two weeks before; each machine at least three times. */
  readonly ergs: number;
  /** Half, three-quarter and full simulations together. */
  readonly simulations: number;
  /** Metres at race pace on tired legs in the last eight weeks. */
  readonly compromised: number;
}

const BY_LEVEL: { readonly [level in Level]: StationDemand } = {
  beginner: { exposures: 4, fulls: 1, ergs: 6, simulations: 3, compromised: 12_000 },
  intermediate: { exposures: 5, fulls: 2, ergs: 8, simulations: 3, compromised: 20_000 },
  advanced: { exposures: 6, fulls: 3, ergs: 10, simulations: 3, compromised: 28_000 },
  elite: { exposures: 7, fulls: 4, ergs: 12, simulations: 3, compromised: 36_000 },
};

/**
 * The demand of a level and an entry. A plan that starts nearer to the race asks for its share, rounded down and at least once
 * (dose-progression.md, S1); pairs and relays need one simulation.
 */
function stationDemand(level: Level, entry: EntryKind, weeks: number): StationDemand {
  const whole = BY_LEVEL[level];
  const share = Math.min(1, weeks / DEMAND_WEEKS);
  const scaled = (count: number): number => Math.max(1, Math.floor(count * share));
  const isShared = entry !== "singles";
  return {
    // In a relay the other stations are for technique only.
    exposures: entry === "relay" ? 1 : scaled(whole.exposures),
    fulls: isShared ? 1 : scaled(whole.fulls),
    ergs: scaled(whole.ergs),
    simulations: isShared ? 1 : scaled(whole.simulations),
    compromised: Math.floor(whole.compromised * share),
  };
}

/** Weeks that the demand is written for. */
const DEMAND_WEEKS = 8;

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
  const erg = Math.max(1, Math.floor((ERG_EACH * Math.min(weeks, DEMAND_WEEKS)) / DEMAND_WEEKS));
  const seldom = below(exposures, demand.exposures, isTrained);
  const partly = facts.entry === "relay" || weeks < 3 ? [] : below(fulls, demand.fulls, isTrained);
  return [
    ...(seldom.length === 0 ? [] : [`${practisedText(demand.exposures)}: ${formatList(seldom)}.`]),
    ...(partly.length === 0 ? [] : [`${doneInFullText(demand.fulls)}: ${formatList(partly)}.`]),
    ...(simulations < demand.simulations ? [`Simulations: ${simulations} of ${demand.simulations} needed.`] : []),
    ...(ski < erg && isTrained("Ski erg") ? [`Hard SkiErg sessions: ${ski} of ${erg} needed.`] : []),
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
