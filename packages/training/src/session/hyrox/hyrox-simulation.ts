import type { Athlete } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";
import { HYROX_RUN, HYROX_STATIONS, hyroxLoad } from "../../catalogue/race-formats.ts";
import { formatDistance, formatKilograms } from "../../units/format.ts";
import type { Seconds } from "../../units/units.ts";
import { hyroxPrediction } from "./hyrox-prediction.ts";
import { inSentence } from "../../model/words.ts";

export interface HyroxSimulation {
  /** In race order: "1 km run", "50 m sled push, 152 kg". */
  readonly lines: readonly string[];
  /** An estimate; absent without a run time. */
  readonly seconds?: Seconds;
}

/** The race with the official weights of the athlete's division, whole or with half of every distance and repetition. */
export function hyroxSimulation(athlete: Athlete, today: Day, share: 1 | 0.5): HyroxSimulation {
  const { division, total } = hyroxPrediction(athlete, today);
  const lines = HYROX_STATIONS.flatMap((station) => {
    const load = hyroxLoad(station, division);
    const amount = station.metres === undefined ? `${share * (station.reps ?? 0)}` : formatDistance(share * station.metres);
    const weight = load === undefined ? "" : `, ${station.perHand === true ? "2 × " : ""}${formatKilograms(load)}`;
    return [`${formatDistance(share * HYROX_RUN)} run`, `${amount} ${inSentence(station.exercise).replace(/ erg$/, "")}${weight}`];
  });
  return { lines, ...(total === undefined ? {} : { seconds: share * total }) };
}
