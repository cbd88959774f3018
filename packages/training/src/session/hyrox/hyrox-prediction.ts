import type { Athlete } from "../../athlete/athlete.ts";
import { assessCapacities } from "../../athlete/capacities.ts";
import { statedHyroxTime } from "../../athlete/stated/stated-hyrox-time.ts";
import { getDivision } from "../../athlete/hyrox-division.ts";
import { type EntryKind, hyroxEntry } from "../../athlete/hyrox-entry.ts";
import type { Day } from "../../calendar/day.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad } from "../../catalogue/race-formats.ts";
import { loadingLevel } from "../../physiology/loading-limits.ts";
import type { Kilograms, Seconds, SecondsPerKilometre } from "../../units/units.ts";
import { targetLevel, hyroxPaces, raceStationTarget, ROXZONE, type TargetFacts } from "../../season/demand/hyrox/targets.ts";

export interface StationPrediction {
  /** A name of the catalogue. */
  readonly exercise: string;
  /** Alone, or as a pair that takes turns. */
  readonly seconds: Seconds;
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
  /** Total of the athlete or the pair, to half minutes; absent without a run time and for a relay. */
  readonly total?: Seconds;
}

/** Whether a finished race says more for the athlete than the run times. */
function isByRace(facts: TargetFacts): boolean {
  return targetLevel(facts) !== targetLevel({ ...facts, proven: undefined });
}

/** `byPartner`: the stations that the partner of a pair does alone. */
export function hyroxPrediction(athlete: Athlete, today: Day, byPartner: readonly string[] = []): HyroxPrediction {
  const division = getDivision(athlete, today);
  const entry = hyroxEntry(athlete, today);
  const { sex, bodyWeight } = athlete;
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const proven = statedHyroxTime(athlete);
  const facts: TargetFacts = { capacities: assessCapacities(athlete, today), level, division, sex, entry, bodyWeight, byPartner, proven };
  const stations = HYROX_STATIONS.map((station): StationPrediction => {
    const load = hyroxLoad(station, division);
    return { exercise: station.exercise, ...raceStationTarget(facts, station), ...(load === undefined ? {} : { load }) };
  });
  const roxzone = ROXZONE[targetLevel(facts)];
  const paces = hyroxPaces(facts);
  if (paces === undefined) return { division, entry: entry.kind, stations, roxzone };
  const run = { run: paces.race, tenK: paces.tenK };
  // In a relay the athlete's own two runs and stations are known, the others' are not.
  if (entry.kind === "relay") return { division, entry: entry.kind, ...run, stations, roxzone };
  const off = stations.reduce((sum, { seconds }) => sum + seconds, 0) + roxzone;
  const total = 8 * paces.race + off;
  // Where a finished race makes the level, today's forecast is that race: what is left of it was spent at the stations and between them.
  const slower = isByRace(facts) && proven !== undefined && total < proven ? (proven - 8 * paces.race) / off : 1;
  return {
    division,
    entry: entry.kind,
    ...run,
    stations: stations.map((station) => ({ ...station, seconds: station.seconds * slower })),
    roxzone: roxzone * slower,
    total: 30 * Math.round((8 * paces.race + off * slower) / 30),
  };
}
