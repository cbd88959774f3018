import type { Level } from "../athlete/athlete.ts";

export interface LoadingLimits {
  /** Highest load as a fraction of the one-repetition maximum, outside a test. */
  readonly cap: number;
  /** Highest RPE of a set. */
  readonly rpe: number;
  /** May a one-repetition maximum be tested? */
  readonly maximalTests: boolean;
  /** Seconds added to every rest. */
  readonly extraRest: number;
}

/** Repetitions in reserve by level are 3-4, 2-3, 1-3 and 1-2 (microcycles.md section 7); half a point for coarse plates. */
const BY_LEVEL: { readonly [level in Level]: { readonly cap: number; readonly rpe: number } } = {
  beginner: { cap: 0.8, rpe: 8 },
  intermediate: { cap: 0.875, rpe: 8.5 },
  advanced: { cap: 0.925, rpe: 9 },
  elite: { cap: 0.95, rpe: 9 },
};

/** Kilograms. */
const HEAVY_BODY = 120;

/** Seconds more between the sets of a lift for a heavy body. */
export function heavyBodyRest({ bodyWeight = 0 }: { bodyWeight?: number | undefined }): number {
  return bodyWeight >= HEAVY_BODY ? 30 : 0;
}

/** Loading limits by level and age (strength.md sections 5 and 7). */
export function loadingLimits(athlete: { level: Level; age?: number | undefined; trainingYears?: number | undefined }): LoadingLimits {
  const { cap, rpe } = BY_LEVEL[loadingLevel(athlete.level, athlete.trainingYears)];
  const age = athlete.age ?? 30;
  const byAge = age >= 60 ? 0.85 : age >= 50 ? 0.875 : age < 18 ? 0.8 : 1;
  return {
    cap: Math.min(cap, byAge),
    rpe: age < 18 ? Math.min(rpe, 8) : rpe,
    maximalTests: age >= 18,
    extraRest: age >= 50 ? 30 : 0,
  };
}

/** Under a year of training nobody loads like an advanced athlete, whatever they call themselves. */
export function loadingLevel(level: Level, trainingYears: number | undefined): Level {
  const novice = trainingYears !== undefined && trainingYears < 1;
  return novice && (level === "advanced" || level === "elite") ? "intermediate" : level;
}
