import type { Level, Sex } from "../../athlete/athlete.ts";
import type { EntryKind } from "../../athlete/hyrox-entry.ts";
import { HYROX_STATIONS, type HyroxDivision, hyroxLoad, type HyroxStation } from "../../catalogue/race-formats.ts";
import { PAIR_SHARES, RUN_SHARES } from "../../season/demand/hyrox/run-shares.ts";
import type { HyroxTimes } from "../../session/hyrox/hyrox-times.ts";
import { shortName } from "../../model/words.ts";
import { formatDistance, formatKilograms } from "../../units/format.ts";
import type { Seconds, SecondsPerKilometre } from "../../units/units.ts";
import type { RaceSegment } from "./timed-race.ts";

/** How a Hyrox is entered, as the athlete may try it out. */
export interface HyroxChoice {
  readonly isPro: boolean;
  readonly team: "singles" | "doubles" | "mixed" | "relay";
}

export function choiceDivision({ isPro, team }: HyroxChoice, sex: Sex | undefined): HyroxDivision {
  const isMale = sex === "male";
  if (team === "mixed") return "doublesMixed";
  if (team === "doubles") return isMale ? "doublesMen" : "doublesWomen";
  if (team === "relay" || !isPro) return isMale ? "menOpen" : "womenOpen";
  return isMale ? "menPro" : "womenPro";
}

export function choiceEntry({ team }: HyroxChoice): EntryKind {
  return team === "mixed" ? "doubles" : team;
}

/** Eight runs and eight stations by turns, and the sixteen ways through the Roxzone as one part: 17 in all. */
export function hyroxSegments({ run, stations, roxzone }: HyroxTimes, division: HyroxDivision, entry: EntryKind): readonly RaceSegment[] {
  const shares = entry === "singles" ? RUN_SHARES : PAIR_SHARES;
  const turns = HYROX_STATIONS.flatMap((station, index): RaceSegment[] => [
    {
      id: `run-${index + 1}`,
      name: `Run ${index + 1}`,
      short: `Run ${index + 1}`,
      side: "pace",
      seconds: run * (shares[index] ?? 1),
      detail: "1,000 m",
      metres: 1000,
    },
    {
      id: station.exercise,
      name: stationName(station.exercise),
      short: SHORT_NAMES[station.exercise] ?? shortName(station.exercise),
      side: "iron",
      seconds: stations[index] ?? 0,
      detail: stationDetail(station, division),
    },
  ]);
  return [...turns, { id: "roxzone", name: "Roxzone", short: "Roxzone", side: "rest", seconds: roxzone, detail: "all transitions" }];
}

/** What a race calls a station of the catalogue: "SkiErg". */
function stationName(exercise: string): string {
  return STATION_NAMES[exercise] ?? exercise;
}

const STATION_NAMES: { readonly [exercise: string]: string } = {
  "Ski erg": "SkiErg",
  "Sled pull (rope)": "Sled pull",
  "Burpee broad jump": "Burpee broad jumps",
  "Row erg": "Row",
  "Sandbag lunge": "Sandbag lunges",
  "Wall ball": "Wall balls",
};

const SHORT_NAMES: { readonly [exercise: string]: string } = {
  "Ski erg": "Ski",
  "Sled push": "Push",
  "Sled pull (rope)": "Pull",
  "Burpee broad jump": "Burpees",
  "Row erg": "Row",
  "Farmers carry": "Carry",
  "Sandbag lunge": "Lunges",
  "Wall ball": "Wall balls",
};

/** "50 m, 102 kg", "100 × 4 kg" */
function stationDetail(station: HyroxStation, division: HyroxDivision): string {
  const load = hyroxLoad(station, division);
  const amount = station.metres === undefined ? `${station.reps ?? 0}` : formatDistance(station.metres);
  if (load === undefined) return amount;
  const weight = `${station.perHand === true ? "2 × " : ""}${formatKilograms(load)}`;
  return station.metres === undefined ? `${amount} × ${weight}` : `${amount}, ${weight}`;
}

type ByLevel = { readonly [level in Level]: number };

/** Mean run pace in the race by finish band (race-demands.md 6.1). */
const BAND_RUN: { readonly [sex in Sex]: ByLevel } = {
  male: { beginner: 391, intermediate: 329, advanced: 284, elite: 247 },
  female: { beginner: 457, intermediate: 384, advanced: 331, elite: 286 },
};
/** The Roxzone by finish band (race-demands.md 6.1). */
const BAND_ROXZONE: { readonly [sex in Sex]: ByLevel } = {
  male: { beginner: 565, intermediate: 430, advanced: 330, elite: 257 },
  female: { beginner: 628, intermediate: 504, advanced: 393, elite: 307 },
};

export function bandRun(sex: Sex | undefined, level: Level): SecondsPerKilometre {
  return BAND_RUN[sex ?? "female"][level];
}

export function bandRoxzone(sex: Sex | undefined, level: Level): Seconds {
  return BAND_ROXZONE[sex ?? "female"][level];
}
