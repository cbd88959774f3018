import type { Athlete, Focus } from "@ironpace/training";

export const FOCUSES: readonly Focus[] = ["hyrox", "crossfit", "running", "triathlon", "strength", "powerlifting", "general"];

/** An athlete with every benchmark entered, so that every part of the engine has work. */
export function sampleAthlete(focus: Focus, daysPerWeek = 5): Athlete {
  return {
    level: "intermediate",
    focus,
    age: 34,
    sex: "female",
    bodyWeight: 66,
    trainingYears: 4,
    strength: { oneRepMax: { backSquat: 105, deadlift: 125, cleanAndJerk: 70, snatch: 55, overheadPress: 47.5 }, recordedOn: "2026-10-01" },
    gymnastics: {
      strictPullUps: 8,
      handstandPushUps: 5,
      barMuscleUps: 1,
      ringMuscleUps: 0,
      handstandWalk: false,
      recordedOn: "2026-10-01",
    },
    conditioning: { row500m: 104, run5k: 1380, run10k: 2880, ftp20min: 205, vo2Max: 48, recordedOn: "2026-10-01" },
    injuries: "mild knee niggle",
    availability: { daysPerWeek },
  };
}
