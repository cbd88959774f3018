import type { Level } from "../../athlete/athlete.ts";
import type { Metres, Seconds } from "../../units/units.ts";
import { SWIM_STEP } from "./triathlon-build.ts";

/** How far the plan is: weeks are counted without their deloads. */
export interface SwimWeek {
  readonly macroWeek: number;
}

/** Each fourth week is a deload. */
const WEEKS_PER_CYCLE = 4;
/** Without a race whoever learns to swim learns it this far. */
export const LEARNER_TARGET: Metres = 750;

const PIECE_STEP = { least: 50, usual: 0.1, most: 0.25 } as const;
/** Below it the way grows by a length a week: the breath is what ends it (convention). */
const SHORT_PIECE: Metres = 150;
const POOL_LENGTH: Metres = 25;
const LAST_WEEKS = 2;

/** The longest piece without a stop a loading week later: as fast as the race needs, by a quarter and 200 m at most (race-demands.md section 7). */
export function nextPiece(before: Metres, target: Metres, days: number | undefined): Metres {
  const left =
    days === undefined ? Number.POSITIVE_INFINITY : Math.max(1, ((days / 7 - LAST_WEEKS) * (WEEKS_PER_CYCLE - 1)) / WEEKS_PER_CYCLE);
  const least = before < SHORT_PIECE ? POOL_LENGTH : PIECE_STEP.least;
  const most = Math.max(least, Math.min(SWIM_STEP, PIECE_STEP.most * before));
  const step = Math.min(most, Math.max(least, PIECE_STEP.usual * before, (target - before) / left));
  return 25 * Math.round((before + step) / 25);
}

const SESSION_STEP = { least: 100, usual: 0.07 } as const;

/** The long swim of a session a loading week later. */
export function longerSession(before: Metres): Metres {
  return 50 * Math.round((before + Math.min(SWIM_STEP, Math.max(SESSION_STEP.least, SESSION_STEP.usual * before))) / 50);
}

/** Metres of the set at threshold (critical swim speed), by rung of the ladder of dose-progression.md 2.1. */
const CSS_LADDER: readonly { readonly sets: number; readonly metres: Metres }[] = [
  { sets: 8, metres: 100 },
  { sets: 10, metres: 100 },
  { sets: 6, metres: 200 },
  { sets: 5, metres: 300 },
  { sets: 6, metres: 300 },
  { sets: 11, metres: 200 },
  { sets: 13, metres: 200 },
];

/** First and highest rung, 1-based. */
const CSS_RUNGS: { readonly [level in Level]: { readonly start: number; readonly ceiling: number } } = {
  beginner: { start: 1, ceiling: 3 },
  intermediate: { start: 2, ceiling: 5 },
  advanced: { start: 3, ceiling: 6 },
  elite: { start: 5, ceiling: 7 },
};

/** Longest swim below which the ladder has not begun yet. */
const LADDER_METRES: Metres = 1200;
const SMALL_SET = 0.6;
/** The first set at threshold as a share of the longest swim. */
const PART_OF_LONGEST = 0.7;

/** Rungs go up by one with each loading week, or with each exposure where threshold and long swims alternate. */
export function cssSet(level: Level, { macroWeek }: SwimWeek, longest: Metres | undefined, swims: number): (typeof CSS_LADDER)[number] {
  const weeks = macroWeek - 1;
  const exposures = Math.floor((weeks - Math.floor(weeks / WEEKS_PER_CYCLE)) / (swims > 1 ? 1 : 2));
  if (longest !== undefined && longest < LADDER_METRES)
    return { sets: Math.max(6, Math.round((SMALL_SET * longest) / 50)) + exposures, metres: 50 };
  const { start, ceiling } = CSS_RUNGS[level];
  const set = CSS_LADDER[Math.min(ceiling, start + exposures) - 1] ?? { sets: 8, metres: 100 };
  const most = longest === undefined ? Number.POSITIVE_INFINITY : PART_OF_LONGEST * longest + 100 * exposures;
  // No fast swim is longer than the long one.
  return set.sets * set.metres <= most ? set : { sets: Math.floor(most / 100), metres: 100 };
}

/** Kicking at the end of the swim of sore arms. */
export const EASY_ARMS_KICK = { metres: 50, sets: 4, secondsPerMetre: 1.8, rest: 20 } as const;
/** Rests, of the swimming; the legs are slower than the stroke. */
const EASY_ARMS_RESTS = 1.2;

/** Time in the water of a swim for a sore shoulder. */
export function easySwimSeconds(metres: Metres, per100: Seconds): Seconds {
  return Math.ceil(
    (metres / 100) * per100 * EASY_ARMS_RESTS +
      EASY_ARMS_KICK.metres * EASY_ARMS_KICK.sets * (EASY_ARMS_KICK.secondsPerMetre - per100 / 100),
  );
}
