import { HYROX_STATIONS, type HyroxStation } from "../../catalogue/race-formats.ts";

const BY_NAME: ReadonlyMap<string, HyroxStation> = new Map(HYROX_STATIONS.map((station) => [station.exercise, station]));

/** The station of a name of the catalogue. */
export function stationNamed(exercise: string): HyroxStation | undefined {
  return BY_NAME.get(exercise);
}
