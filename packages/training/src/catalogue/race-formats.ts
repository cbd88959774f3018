import type { Day } from "../calendar/day.ts";
import type { Kilograms, Metres } from "../units/units.ts";

/** Season the Hyrox numbers belong to; they are reviewed every summer. */
export const HYROX_SEASON = "2025/26";

/** First day of the season after `HYROX_SEASON`, for whose weights nobody can vouch yet. */
const NEXT_SEASON = "2026-08-01";

/** The season whose weights a race on this day is planned with. */
export function hyroxWeightsText(raceDay: Day): string {
  const weights = `weights of the ${HYROX_SEASON} season`;
  return raceDay < NEXT_SEASON ? weights : `${weights}; check the new rulebook`;
}

export type HyroxDivision = "womenOpen" | "womenPro" | "menOpen" | "menPro" | "doublesWomen" | "doublesMen" | "doublesMixed";

export interface HyroxStation {
  /** A name of the catalogue. */
  readonly exercise: string;
  readonly metres?: Metres;
  readonly reps?: number;
  /** Sled weights include the sled; the farmers carry is per hand. Absent: no external load. */
  readonly load?: { readonly womenOpen: Kilograms; readonly menOpen: Kilograms; readonly menPro: Kilograms };
  readonly perHand?: boolean;
}

/** The eight stations in race order, each after a run of 1,000 m; the finish follows the last. */
export const HYROX_STATIONS: readonly HyroxStation[] = [
  { exercise: "Ski erg", metres: 1000 },
  { exercise: "Sled push", metres: 50, load: { womenOpen: 102, menOpen: 152, menPro: 202 } },
  { exercise: "Sled pull (rope)", metres: 50, load: { womenOpen: 78, menOpen: 103, menPro: 153 } },
  { exercise: "Burpee broad jump", metres: 80 },
  { exercise: "Row erg", metres: 1000 },
  { exercise: "Farmers carry", metres: 200, load: { womenOpen: 16, menOpen: 24, menPro: 32 }, perHand: true },
  { exercise: "Sandbag lunge", metres: 100, load: { womenOpen: 10, menOpen: 20, menPro: 30 } },
  { exercise: "Wall ball", reps: 100, load: { womenOpen: 4, menOpen: 6, menPro: 9 } },
];

export const HYROX_RUN: Metres = 1000;

/** Load of a station in a division; undefined where the station has none. */
export function hyroxLoad(station: HyroxStation, division: HyroxDivision): Kilograms | undefined {
  return station.load?.[LOADS_OF[division]];
}

/** Women Pro lift what Men Open lift, and so do men's and mixed doubles. */
const LOADS_OF: { readonly [division in HyroxDivision]: "womenOpen" | "menOpen" | "menPro" } = {
  womenOpen: "womenOpen",
  doublesWomen: "womenOpen",
  womenPro: "menOpen",
  menOpen: "menOpen",
  doublesMen: "menOpen",
  doublesMixed: "menOpen",
  menPro: "menPro",
};

export const RUN_DISTANCES = { mile: 1609.344, "5k": 5000, "10k": 10_000, half: 21_097.5, marathon: 42_195 } as const satisfies Record<
  string,
  Metres
>;

export interface TriathlonFormat {
  /** 0 in a duathlon, which starts with a run instead. */
  readonly swim: Metres;
  readonly firstRun?: Metres;
  readonly bike: Metres;
  readonly run: Metres;
}

export type TriathlonName = "superSprint" | "sprint" | "standard" | "t100" | "middle" | "full" | "duathlon" | "sprintDuathlon";

export const TRIATHLONS: { readonly [name in TriathlonName]: TriathlonFormat } = {
  superSprint: { swim: 400, bike: 10_000, run: 2500 },
  sprint: { swim: 750, bike: 20_000, run: 5000 },
  standard: { swim: 1500, bike: 40_000, run: 10_000 },
  t100: { swim: 2000, bike: 80_000, run: 18_000 },
  middle: { swim: 1900, bike: 90_000, run: 21_100 },
  duathlon: { swim: 0, firstRun: 10_000, bike: 40_000, run: 5000 },
  sprintDuathlon: { swim: 0, firstRun: 5000, bike: 20_000, run: 2500 },
  full: { swim: 3800, bike: 180_000, run: 42_195 },
};

const STATION_BY_NAME: ReadonlyMap<string, HyroxStation> = new Map(HYROX_STATIONS.map((station) => [station.exercise, station]));

/** The station of a name of the catalogue. */
export function stationNamed(exercise: string): HyroxStation | undefined {
  return STATION_BY_NAME.get(exercise);
}
