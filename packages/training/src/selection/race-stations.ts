import type { Athlete } from "../athlete/athlete.ts";
import { getEntry } from "../athlete/hyrox-entry.ts";
import { competitionFormat } from "../catalogue/competition-format.ts";
import { HYROX_STATIONS } from "../catalogue/race-formats.ts";

const STATIONS: ReadonlySet<string> = new Set(HYROX_STATIONS.map(({ exercise }) => exercise));

/** Whether a race of priority A or B has it as a station: a dislike changes its dose, it never removes it. Of a relay somebody else takes it. */
export function isRacedStation(exercise: string, { competitions = [] }: Pick<Athlete, "competitions">): boolean {
  return (
    STATIONS.has(exercise) &&
    competitions.some((competition) => {
      const { type, name, priority } = competition;
      const format = priority === "C" ? undefined : competitionFormat(`${type ?? ""} ${name ?? ""}`);
      return format?.kind === "hyrox" && format.sleds && getEntry(competition, format) !== "relay";
    })
  );
}

/** Whether an exercise is a station of the race that the athlete trains for, and so nothing new to them. */
export function isRaceStation(exercise: string, { focus, competitions = [] }: Pick<Athlete, "focus" | "competitions">): boolean {
  if (!STATIONS.has(exercise)) return false;
  return focus === "hyrox" || competitions.some(({ type, name }) => competitionFormat(`${type ?? ""} ${name ?? ""}`)?.kind === "hyrox");
}
