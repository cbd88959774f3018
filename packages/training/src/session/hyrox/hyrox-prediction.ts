import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import { statedHyroxTime } from "../../athlete/stated/stated-hyrox-time.ts";
import { getDivision } from "../../athlete/hyrox-division.ts";
import { type EntryKind, hyroxEntry, type RaceEntry } from "../../athlete/hyrox-entry.ts";
import type { Day } from "../../calendar/day.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Kilograms, Seconds, SecondsPerKilometre } from "../../units/units.ts";
import { type HyroxTimes, settleHyrox } from "./hyrox-times.ts";
import { targetLevel, hyroxPaces, raceStationTarget, ROXZONE_SECONDS, type TargetFacts } from "../../season/demand/hyrox/targets.ts";

export interface StationPrediction {
  /** A name of the catalogue. */
  readonly exercise: string;
  /** Alone, or as a pair that takes turns. */
  readonly seconds: Seconds;
  /** What an elite takes at this load, on the ergs the athlete between the runs of one. */
  readonly best: Seconds;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
  /** Load of the athlete's division; absent at stations without one. */
  readonly load?: Kilograms;
}

/** An estimate of a Hyrox: own paces and splits where they are known, usual times of the level elsewhere (events.md section 1). */
export interface HyroxPrediction {
  readonly division: HyroxDivision;
  readonly entry: EntryKind;
  /** Mean pace of the runs: alone, of the pair, or of a relay leg; absent without a run time. */
  readonly run?: SecondsPerKilometre;
  readonly tenK?: SecondsPerKilometre;
  readonly stations: readonly StationPrediction[];
  readonly roxzone: Seconds;
  /** Total of the athlete or the pair, to half minutes, which the parts add up to; absent without a run time and for a relay. */
  readonly total?: Seconds;
}

/** Whether a finished race says more for the athlete than the run times. */
function isByRace(facts: TargetFacts): boolean {
  return targetLevel(facts) !== targetLevel({ ...facts, proven: undefined });
}

/** What the numbers of today say does not change with what the athlete wishes for. */
function withoutGoal({ goal: _, ...entry }: RaceEntry): RaceEntry {
  return entry;
}

/** `byPartner`: the stations that the partner of a pair does alone. */
export function hyroxPrediction(athlete: Athlete, today: Day, byPartner: readonly string[] = []): HyroxPrediction {
  const division = getDivision(athlete, today);
  const entry = withoutGoal(hyroxEntry(athlete, today));
  const { sex, bodyWeight } = athlete;
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const proven = statedHyroxTime(athlete);
  const facts: TargetFacts = { capacities: assessCapacities(athlete, today), level, division, sex, entry, bodyWeight, byPartner, proven };
  const stations = HYROX_STATIONS.map((station): StationPrediction => {
    const load = hyroxLoad(station, division);
    const best = bestStation(facts, station);
    return { exercise: station.exercise, best, ...raceStationTarget(facts, station), ...(load === undefined ? {} : { load }) };
  });
  const roxzone = ROXZONE_SECONDS[targetLevel(facts)];
  const paces = hyroxPaces(facts);
  if (paces === undefined) return { division, entry: entry.kind, stations, roxzone };
  const run = { run: paces.race, tenK: paces.tenK };
  // In a relay the athlete's own two runs and stations are known, the others' are not.
  if (entry.kind === "relay") return { division, entry: entry.kind, ...run, stations, roxzone };
  const times = { run: paces.race, stations: stations.map(({ seconds }) => seconds), roxzone };
  const slower = provenShare(facts, times);
  const settled = settleHyrox({ ...times, stations: times.stations.map((seconds) => seconds * slower), roxzone: roxzone * slower });
  return {
    division,
    entry: entry.kind,
    run: settled.run,
    tenK: paces.tenK,
    stations: stations.map((station, index) => ({ ...station, seconds: settled.stations[index] ?? station.seconds })),
    roxzone: settled.roxzone,
    total: settled.total,
  };
}

/** The fastest that a target may ask of a station. */
export function bestStation(facts: TargetFacts, station: HyroxStation): Seconds {
  return raceStationTarget(facts, station, "elite").seconds;
}

/**
 * How much longer than usual the stations and the Roxzone take, as a share: where a finished race makes the level, today's forecast is that
 * race, and what the runs leave of it was spent at the stations and between them.
 */
export function provenShare(facts: TargetFacts, { run, stations, roxzone }: HyroxTimes): number {
  const { proven } = facts;
  const off = stations.reduce((sum, seconds) => sum + seconds, 0) + roxzone;
  return isByRace(facts) && proven !== undefined && 8 * run + off < proven ? (proven - 8 * run) / off : 1;
}
