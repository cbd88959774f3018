import type { HyroxStation } from "../catalogue/race-formats.ts";
import type { Level } from "../athlete/athlete.ts";
import { skiSplit } from "../physiology/rowing.ts";
import { raceTime } from "../physiology/running.ts";
import type { Seconds, SecondsPerKilometre } from "../units/units.ts";
import { formatClock } from "../units/format.ts";
import type { PlanContext } from "../context/context.ts";

type ByLevel = { readonly [level in Level]: number };

/** Mean pace of the eight race runs against the open 10 km pace (events.md section 1). */
const RACE_RUN_SHARE: ByLevel = { elite: 1.08, advanced: 1.12, intermediate: 1.18, beginner: 1.28 };

/** What race targets are worked out from. */
export type TargetFacts = Pick<PlanContext, "capacities" | "level" | "division" | "sex">;

/** The 10 km pace, and the mean pace of the runs between stations on race day. */
export function hyroxPaces(context: TargetFacts): { readonly tenK: SecondsPerKilometre; readonly race: SecondsPerKilometre } | undefined {
  const { vdot } = context.capacities;
  if (vdot === undefined) return undefined;
  const tenK = raceTime(vdot.value, 10_000) / 10;
  return { tenK, race: tenK * RACE_RUN_SHARE[context.level] };
}

/** All eight ways through the Roxzone together; 7:00-8:30 is usual. */
export const ROXZONE: ByLevel = { beginner: 510, intermediate: 435, advanced: 375, elite: 300 };

/** Seconds for a whole station, men's open (intermediate and advanced by hyroxdatalab, the others beside them). */
const STATION_SECONDS: { readonly [exercise: string]: ByLevel } = {
  "Ski erg": { beginner: 320, intermediate: 270, advanced: 258, elite: 240 },
  "Sled push": { beginner: 255, intermediate: 221, advanced: 206, elite: 170 },
  "Sled pull (rope)": { beginner: 350, intermediate: 306, advanced: 277, elite: 230 },
  "Burpee broad jump": { beginner: 400, intermediate: 319, advanced: 277, elite: 220 },
  "Row erg": { beginner: 320, intermediate: 284, advanced: 273, elite: 255 },
  "Farmers carry": { beginner: 160, intermediate: 130, advanced: 119, elite: 95 },
  "Sandbag lunge": { beginner: 360, intermediate: 296, advanced: 264, elite: 210 },
  "Wall ball": { beginner: 520, intermediate: 421, advanced: 364, elite: 290 },
};

/** Women's finish times are about 15 % above men's, more of it in the runs than in the stations. */
const WOMEN = 1.08;
/** Pro loads take longer to move. */
const PRO = 1.1;
/** Between runs an erg is held at the slow end of UT1: 18 s above the 2,000 m split. */
const ERG_IN_RACE = 18;

export interface StationTarget {
  readonly seconds: Seconds;
  /** "3:41 for the whole station at your level" */
  readonly source: string;
}

/** Time of a share of a station and where it comes from: the athlete's own split on the ergs, the level's usual time elsewhere. */
export function stationTarget(context: TargetFacts, station: HyroxStation, share: number): StationTarget {
  const whole = ergSeconds(context, station);
  if (whole !== undefined)
    return { seconds: whole * share, source: `${formatClock(whole / 2)} /500 m: your 2,000 m split and ${ERG_IN_RACE} s` };
  const usual = usualSeconds(context, station);
  return { seconds: usual * share, source: `${formatClock(usual)} for the whole station is usual at your level` };
}

function usualSeconds(context: TargetFacts, station: HyroxStation): Seconds {
  const men = STATION_SECONDS[station.exercise]?.[context.level] ?? 240;
  const pro = station.load !== undefined && context.division.endsWith("Pro") ? PRO : 1;
  return men * (context.sex === "male" ? 1 : WOMEN) * pro;
}

/** 1,000 m on the rower or the ski erg from the athlete's own split. */
function ergSeconds({ capacities }: TargetFacts, { exercise }: HyroxStation): Seconds | undefined {
  const split = capacities.row2kSplit?.value;
  if (split === undefined) return undefined;
  if (exercise === "Row erg") return 2 * (split + ERG_IN_RACE);
  return exercise === "Ski erg" ? 2 * (skiSplit(split) + ERG_IN_RACE) : undefined;
}

/** The target of a wall ball by the rules: women 2.70 m, men 3.00 m; nothing when the sex is not known. */
export function wallBallHeight({ sex }: PlanContext): string | undefined {
  if (sex === undefined) return undefined;
  return sex === "male" ? "3.00 m" : "2.70 m";
}
