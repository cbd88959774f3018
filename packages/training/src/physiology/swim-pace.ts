import type { Level } from "../athlete/athlete.ts";
import type { Metres, Seconds } from "../units/units.ts";

const USUAL: { readonly [level in Level]: Seconds } = { beginner: 150, intermediate: 125, advanced: 105, elite: 90 };

/** By metres swum without a stop, the most that is known: who swims less far swims more slowly. */
const BY_LONGEST: readonly { readonly below: Metres; readonly seconds: Seconds }[] = [
  { below: 400, seconds: 195 },
  { below: 800, seconds: 165 },
  { below: 1200, seconds: 140 },
];

/** Seconds for 100 m, to plan the time only: no swim time is kept, so no pace is printed. */
export function swimSecondsPer100(level: Level, longest: Metres | undefined): Seconds {
  const known = longest ?? (level === "beginner" ? 0 : Number.POSITIVE_INFINITY);
  const byLongest = BY_LONGEST.find(({ below }) => known < below)?.seconds ?? 0;
  return Math.max(byLongest, longest !== undefined && longest >= GOOD_SWIMMER ? Math.min(GOOD, USUAL[level]) : USUAL[level]);
}

/** A beginner of triathlon may be a swimmer. */
const GOOD_SWIMMER: Metres = 1500;
const GOOD: Seconds = 135;
