import { HYROX_STATIONS } from "../../catalogue/race-formats.ts";
import type { Session, Violation } from "../../model/plan.ts";
import type { Race } from "../../season/demand/races/race.ts";
import { raceDay } from "../../season/demand/races/race-day.ts";
import { inSession, type Rule } from "../rule.ts";

const STATIONS = HYROX_STATIONS.map(({ exercise }) => exercise);
/** Each of the four of a relay. */
const RELAY_STATIONS = 2;

/**
 * A race is never turned into another workout: nothing in it stands for something else, a Hyrox has its eight stations in order (a relay two of them), and what
 * stands in the way of a start is the first thing the day says (return-ladders.md section 9).
 */
export const raceParts: Rule = ({ sessions, races, reading }) =>
  sessions
    .filter((session) => session.code === "RACE")
    .flatMap((session) => {
      const race = races.find(({ date }) => date === session.date);
      if (race === undefined) return replaced(session);
      const found = replaced(session);
      const stations = session.blocks.mainWorkout.map(({ name }) => name).filter((name) => name !== "Tempo run");
      if (race.format.kind === "hyrox" && race.format.sleds && !isRightOrder(race, stations))
        found.push(inSession("race-parts", session, `the stations are ${stations.join(", ")}`));
      if (!session.description.startsWith(raceDay(race, reading).advice))
        found.push(inSession("race-parts", session, "says nothing of whether to start"));
      return found;
    });

/** All eight, of a relay two of them, in the order of the race. */
function isRightOrder({ entry }: Race, stations: readonly string[]): boolean {
  if (entry?.kind !== "relay") return stations.join() === STATIONS.join();
  return stations.length === RELAY_STATIONS && stations.join() === STATIONS.filter((name) => stations.includes(name)).join();
}

function replaced(session: Session): Violation[] {
  return session.blocks.mainWorkout
    .filter((item) => item.replaced !== undefined || item.substitutions !== undefined)
    .map((item) => inSession("race-parts", session, `${item.name} in the place of what the event has`));
}
