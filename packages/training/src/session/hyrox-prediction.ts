import type { Athlete } from "../athlete/athlete.ts";
import { assessCapacities } from "../athlete/capacities.ts";
import { divisionOf } from "../athlete/hyrox-division.ts";
import type { Day } from "../calendar/day.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad } from "../catalogue/race-formats.ts";
import { loadingLevel } from "../physiology/loading-limits.ts";
import type { Kilograms, Seconds, SecondsPerKilometre } from "../units/units.ts";
import { hyroxPaces, ROXZONE, stationTarget } from "./hyrox-targets.ts";

export interface StationPrediction {
  /** A name of the catalogue. */
  readonly exercise: string;
  readonly seconds: Seconds;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
  /** Of the athlete's division; absent at stations without one. */
  readonly load?: Kilograms;
}

/** An estimate of a Hyrox: own paces and splits where they are known, usual times of the level elsewhere (events.md section 1). */
export interface HyroxPrediction {
  readonly division: HyroxDivision;
  /** Mean pace of the eight runs; absent without a run time. */
  readonly run?: SecondsPerKilometre;
  readonly tenK?: SecondsPerKilometre;
  readonly stations: readonly StationPrediction[];
  readonly roxzone: Seconds;
  /** To half minutes; absent without a run time. */
  readonly total?: Seconds;
}

export function hyroxPrediction(athlete: Athlete, today: Day): HyroxPrediction {
  const level = loadingLevel(athlete.level, athlete.trainingYears);
  const division = divisionOf(athlete);
  const facts = { capacities: assessCapacities(athlete, today), level, division, sex: athlete.sex };
  const stations = HYROX_STATIONS.map((station): StationPrediction => {
    const load = hyroxLoad(station, division);
    return { exercise: station.exercise, ...stationTarget(facts, station, 1), ...(load === undefined ? {} : { load }) };
  });
  const roxzone = ROXZONE[level];
  const paces = hyroxPaces(facts);
  if (paces === undefined) return { division, stations, roxzone };
  const total = 8 * paces.race + stations.reduce((sum, { seconds }) => sum + seconds, 0) + roxzone;
  return { division, run: paces.race, tenK: paces.tenK, stations, roxzone, total: 30 * Math.round(total / 30) };
}
