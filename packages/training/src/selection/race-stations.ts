import type { Athlete } from "../athlete/athlete.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import { HYROX_STATIONS } from "../catalogue/race-formats.ts";

const STATIONS: ReadonlySet<string> = new Set(HYROX_STATIONS.map(({ exercise }) => exercise));

/** Whether an exercise is a station of the race that the athlete trains for, and so nothing new to them. */
export function isRaceStation(exercise: string, { focus, competitions = [] }: Pick<Athlete, "focus" | "competitions">): boolean {
  if (!STATIONS.has(exercise)) return false;
  return focus === "hyrox" || competitions.some(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "hyrox");
}
