import type { Level } from "../../athlete/athlete.ts";
import { macroWeekInTable, type WeekFrame } from "../../season/phases.ts";

/** Percent of the one-repetition maximum of the main lift by macro week 1-12 (strength.md section 7, periodization.md section 2). */
const WAVE: { readonly [level in Level]: readonly number[] } = {
  beginner: [65, 67.5, 70, 70, 72.5, 75, 77.5, 77.5, 77.5, 80, 80, 80],
  intermediate: [70, 75, 80, 80, 82.5, 82.5, 85, 85, 85, 87.5, 87.5, 87.5],
  advanced: [72.5, 77.5, 82.5, 82.5, 87.5, 85, 87.5, 87.5, 87.5, 90, 92.5, 90],
  elite: [75, 80, 85, 85, 90, 87.5, 90, 90, 90, 92.5, 95, 92.5],
};

const DELOAD: { readonly [level in Level]: number } = { beginner: 60, intermediate: 62.5, advanced: 65, elite: 67.5 };

/** After a race strength comes back at no more than this. */
const RECOVERY_PERCENT = 65;

/** Repetitions left in reserve on main lifts: more for the less experienced, fewer as the block goes on. */
const RESERVE: { readonly [level in Level]: readonly [foundation: number, development: number, performance: number] } = {
  beginner: [4, 3.5, 3],
  intermediate: [3, 2.5, 2],
  advanced: [3, 2, 1.5],
  elite: [2.5, 1.5, 1],
};

/** Percent of the main lift in this week. */
export function wavePercent(level: Level, frame: WeekFrame, isRecovery: boolean): number {
  if (frame.isDeload) return DELOAD[level];
  const percent = WAVE[level][macroWeekInTable(frame.macroWeek) - 1] ?? 70;
  return isRecovery ? Math.min(percent, RECOVERY_PERCENT) : percent;
}

export function repsInReserve(level: Level, frame: WeekFrame): number {
  const phases = RESERVE[level];
  if (frame.phase === "foundation") return phases[0];
  return frame.phase === "development" ? phases[1] : phases[2];
}
