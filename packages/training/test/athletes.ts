import type { Athlete } from "../src/athlete/athlete.ts";

/** An intermediate Hyrox athlete with most numbers known. */
export const HYBRID: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  age: 34,
  sex: "male",
  bodyWeight: 82,
  trainingYears: 4,
  strength: { oneRepMax: { backSquat: 140, deadlift: 170, overheadPress: 60 } },
  gymnastics: { strictPullUps: 10 },
  conditioning: { row500m: 95, run5k: 1380, run10k: 2880 },
  availability: { daysPerWeek: 5 },
};
