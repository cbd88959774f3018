import type { Level } from "../../athlete/athlete.ts";
import type { WeekFrame } from "../../season/phases.ts";

const WEEKS_OF_WAVE = 4;
const WAVE_COUNT = 3;

/**
 * Percent of the main lift in the three loading weeks of each wave: fives, threes, then singles and doubles (dose-progression.md
 * section 2.3; the caps of the level come on top). A beginner starts each wave lighter and goes on from week to week.
 */
const BY_WAVE: { readonly [level in Level]: readonly (readonly [number, number, number])[] } = {
  beginner: [
    [68, 71, 74],
    [70, 73, 76],
    [72, 75, 78],
  ],
  intermediate: [
    [75, 77.5, 80],
    [81, 83.5, 85],
    [86, 87.5, 87.5],
  ],
  advanced: [
    [77.5, 80, 82.5],
    [82.5, 85, 87.5],
    [87.5, 90, 92.5],
  ],
  elite: [
    [80, 82.5, 85],
    [85, 87.5, 90],
    [90, 92.5, 95],
  ],
};

/** Repetitions of the main lift in each wave, as far as the effort allows. */
const REPS_BY_WAVE = [
  [5, 8],
  [3, 4],
  [1, 3],
] as const;
/** Below the caps of the intermediate there is no single worth lifting. */
const NO_SINGLES = [2, 4] as const;
const BEGINNER_REPS = [6, 10] as const;

/** A wave of the same repetitions starts higher than the last one did. */
const LATER_START = 2.5;

const DELOAD_PERCENT: { readonly [level in Level]: number } = { beginner: 60, intermediate: 62.5, advanced: 65, elite: 67.5 };

/** After a race strength comes back at no more than this. */
const RECOVERY_PERCENT = 65;

/** Repetitions left in reserve on main lifts by wave: more for the less experienced, fewer as the weights go up. */
const RESERVE_BY_WAVE: { readonly [level in Level]: readonly [number, number, number] } = {
  beginner: [3.5, 3.5, 3.5],
  intermediate: [3, 2.5, 2.5],
  advanced: [3, 2, 1.5],
  elite: [2.5, 1.5, 1],
};

/** The wave of a week: 0 for fives, 1 for threes, 2 for singles and doubles; after twelve weeks from the start again. */
export function getWave({ macroWeek }: Pick<WeekFrame, "macroWeek">): 0 | 1 | 2 {
  return (Math.floor((macroWeek - 1) / WEEKS_OF_WAVE) % WAVE_COUNT) as 0 | 1 | 2;
}

/** Loading weeks of this wave before this one. */
export function weeksIntoWave({ macroWeek }: Pick<WeekFrame, "macroWeek">): number {
  return (macroWeek - 1) % WEEKS_OF_WAVE;
}

/** Percent of the main lift in this week. */
export function wavePercent(level: Level, frame: WeekFrame, isRecovery: boolean): number {
  if (frame.isDeload) return DELOAD_PERCENT[level];
  const weeks = BY_WAVE[level][getWave(frame)];
  const later = frame.macroWeek > WEEKS_OF_WAVE * WAVE_COUNT ? LATER_START : 0;
  const percent = (weeks?.[Math.min(weeksIntoWave(frame), 2)] ?? 75) + later;
  return isRecovery ? Math.min(percent, RECOVERY_PERCENT) : percent;
}

/** Fewest and most repetitions of a set of the main lift; beginners stay with sixes to tens. */
export function repsInWave(level: Level, frame: WeekFrame): readonly [fewest: number, most: number] {
  const wave = getWave(frame);
  if (level === "beginner") return BEGINNER_REPS;
  return level === "intermediate" && wave === 2 ? NO_SINGLES : REPS_BY_WAVE[wave];
}

export function repsInReserve(level: Level, frame: WeekFrame): number {
  return RESERVE_BY_WAVE[level][getWave(frame)];
}
