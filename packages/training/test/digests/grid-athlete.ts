import type { Athlete, Focus, Level } from "#training/athlete/athlete.ts";

export const FOCUSES: readonly Focus[] = ["hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"];
export const LEVELS: readonly Level[] = ["beginner", "intermediate", "advanced", "elite"];

/** What a level lifts, runs and turns, for a man of 80 kg. */
const NUMBERS: { readonly [level in Level]: Pick<Athlete, "strength" | "gymnastics" | "conditioning"> } = {
  beginner: {
    strength: { oneRepMax: { backSquat: 60, deadlift: 80 } },
    gymnastics: { strictPullUps: 0 },
    conditioning: { run5k: 2100, row500m: 125 },
  },
  intermediate: {
    strength: { oneRepMax: { backSquat: 120, deadlift: 150, overheadPress: 55, cleanAndJerk: 80, snatch: 60 } },
    gymnastics: { strictPullUps: 7, handstandPushUps: 2 },
    conditioning: { run5k: 1500, run10k: 3120, row500m: 102, ftp20min: 220 },
  },
  advanced: {
    strength: { oneRepMax: { backSquat: 160, deadlift: 200, overheadPress: 75, cleanAndJerk: 110, snatch: 85 } },
    gymnastics: { strictPullUps: 15, handstandPushUps: 10, barMuscleUps: 3, ringMuscleUps: 1, handstandWalk: true },
    conditioning: { run5k: 1200, run10k: 2490, row500m: 92, ftp20min: 290 },
  },
  elite: {
    strength: { oneRepMax: { backSquat: 200, deadlift: 240, overheadPress: 95, cleanAndJerk: 145, snatch: 115 } },
    gymnastics: { strictPullUps: 25, handstandPushUps: 25, barMuscleUps: 12, ringMuscleUps: 8, handstandWalk: true },
    conditioning: { run5k: 960, run10k: 2010, row500m: 84, ftp20min: 370 },
  },
};

/** Ages, units and days turn with the index, so that neighbours differ in all of them. */
export function gridAthlete(index: number, focus: Focus, level: Level, over: Partial<Athlete> = {}): Athlete {
  return {
    level,
    focus,
    age: [28, 41, 52, 63, 17][index % 5] ?? 30,
    sex: index % 2 === 0 ? "male" : "female",
    units: index % 3 === 2 ? "lb" : "kg",
    bodyWeight: 62 + (index % 6) * 6,
    ...NUMBERS[level],
    availability: { daysPerWeek: 3 + (index % 5) },
    ...over,
  };
}
