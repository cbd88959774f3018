import type { Athlete, Day } from "@ironpace/training";

/** Whom the front page plans for: nobody, but with numbers a person could have. Every figure drawn for it comes from the engine. */
export const sampleAthlete: Athlete = {
  level: "intermediate",
  focus: "hyrox",
  age: 33,
  sex: "male",
  bodyWeight: 80,
  trainingYears: 4,
  strength: {
    oneRepMax: { backSquat: 140, deadlift: 170, cleanAndJerk: 92.5, snatch: 72.5, overheadPress: 65 },
    recordedOn: "2026-01-02",
  },
  gymnastics: { strictPullUps: 12, handstandPushUps: 8, barMuscleUps: 3, ringMuscleUps: 1, handstandWalk: false, recordedOn: "2026-01-02" },
  conditioning: { row500m: 95, run5k: 1260, run10k: 2612, ftp20min: 260, vo2Max: 50, recordedOn: "2026-01-02" },
  availability: { daysPerWeek: 5 },
  competitions: [{ name: "Hyrox", type: "hyrox", date: "2026-03-28", priority: "A" }],
};

/** A Monday, twelve weeks before the race. */
export const SAMPLE_START: Day = "2026-01-05";

/** The day the block is looked at: Tuesday of week 6. */
export const SAMPLE_TODAY: Day = "2026-02-10";

export const SAMPLE_TEXT =
  "The block Ironpace makes for a sample athlete. Back squat 140 kg, 5 km in 21:00, five days a week, Hyrox on 28 March.";

/** Back squats of the sample athlete, oldest first; the last one is the maximum above. */
export const sampleBests: readonly { readonly day: Day; readonly kilograms: number }[] = [
  { day: "2025-01-12", kilograms: 117.5 },
  { day: "2025-03-09", kilograms: 122.5 },
  { day: "2025-05-04", kilograms: 127.5 },
  { day: "2025-07-20", kilograms: 130 },
  { day: "2025-09-14", kilograms: 132.5 },
  { day: "2025-10-26", kilograms: 137.5 },
  { day: "2026-01-02", kilograms: 140 },
];
