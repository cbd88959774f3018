import type { Athlete, Level } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import type { Metres } from "../units/units.ts";
import { SWIM_STEP, triathlonDay, USUAL_SWIM } from "./triathlon-build.ts";

/** How far the plan is: weeks are counted without their deloads. */
export interface SwimWeek {
  readonly week: number;
  readonly macroWeek: number;
}

/** Each fourth week is a deload. */
const CYCLE = 4;
/** In the last two weeks the long swim gets shorter. */
const TAPER_DAYS = 13;
const TAPER_SHARE = 0.6;

/** Metres of the long swim: without a stop for beginners, all of the session for others. */
export function longSwimMetres(athlete: Athlete, level: Level, date: Day, { week, macroWeek }: SwimWeek): Metres | undefined {
  const day = triathlonDay(athlete, level, date);
  if (day === undefined) return undefined;
  const known = athlete.history?.longestSwim?.value;
  const weeks = (known === undefined ? macroWeek : week) - 1;
  const start = known ?? USUAL_SWIM[level];
  const grown = start + SWIM_STEP * (1 + weeks - Math.floor(weeks / CYCLE));
  const metres = Math.min(day.demand.longestSwim.target, grown);
  return 50 * Math.round((day.days <= TAPER_DAYS ? TAPER_SHARE * metres : metres) / 50);
}

/** Metres of the set at threshold (critical swim speed), by rung of the ladder of dose-progression.md 2.1. */
export const CSS_LADDER: readonly { readonly sets: number; readonly metres: Metres }[] = [
  { sets: 8, metres: 100 },
  { sets: 10, metres: 100 },
  { sets: 6, metres: 200 },
  { sets: 5, metres: 300 },
  { sets: 6, metres: 300 },
  { sets: 11, metres: 200 },
  { sets: 13, metres: 200 },
];

/** First and highest rung, 1-based. */
export const CSS_RUNGS: { readonly [level in Level]: { readonly start: number; readonly ceiling: number } } = {
  beginner: { start: 1, ceiling: 3 },
  intermediate: { start: 2, ceiling: 5 },
  advanced: { start: 3, ceiling: 6 },
  elite: { start: 5, ceiling: 7 },
};

/** Rungs go up by one with each loading week, or with each exposure where threshold and long swims alternate. */
export function cssSet(level: Level, { week, macroWeek }: SwimWeek, isContinued: boolean, swims: number): (typeof CSS_LADDER)[number] {
  const weeks = (isContinued ? macroWeek : week) - 1;
  const exposures = Math.floor((weeks - Math.floor(weeks / CYCLE)) / (swims > 1 ? 1 : 2));
  const { start, ceiling } = CSS_RUNGS[level];
  return CSS_LADDER[Math.min(ceiling, start + exposures) - 1] ?? { sets: 8, metres: 100 };
}

/** The one long swim of a week: the session that is nothing but swimming; where strength goes with the only one, it takes turns with threshold. */
export function isLongSwim(level: Level, code: string, codes: readonly string[], macroWeek: number): boolean {
  if (codes.includes("SW")) return code === "SW";
  return code === "SWs" && (level === "beginner" || macroWeek % 2 === 0);
}
