import type { Level } from "../../athlete/athlete.ts";
import type { RungRange } from "./rung.ts";

/** A dose of one station: stretches of a share of the race amount, at a share of the race load. */
export interface StationRung {
  readonly stretches: readonly number[];
  readonly load: number;
}

/** The doses of a station from the smallest to the largest (dose-progression.md section 2.2). */
const STATION_RUNGS: readonly StationRung[] = [
  { stretches: [0.25, 0.25], load: 0.65 },
  { stretches: [0.25, 0.25, 0.25], load: 0.75 },
  { stretches: [0.25, 0.25, 0.25, 0.25], load: 0.85 },
  { stretches: [0.5, 0.5], load: 0.95 },
  { stretches: [0.5, 0.5, 0.5], load: 1 },
  { stretches: [1, 0.5], load: 1 },
  { stretches: [1, 1], load: 1 },
  { stretches: [1], load: 1.075 },
];

export const STATION_RANGE: { readonly [level in Level]: RungRange } = {
  beginner: [1, 6],
  intermediate: [3, 7],
  advanced: [4, 8],
  elite: [5, 8],
};

/** The rung at a 1-based number, within the ladder. */
export function stationRung(rung: number): StationRung {
  const found = STATION_RUNGS[Math.min(STATION_RUNGS.length, Math.max(1, Math.round(rung))) - 1];
  if (found === undefined) throw new Error("there are no rungs");
  return found;
}
