import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** What once went beyond a limit of a single session because another rule asked for more. */
export const SINGLE_SESSIONS: readonly Regression[] = [
  {
    was: "28 minutes at threshold after weeks of little running, all of them run",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      equipment: [],
      availability: { daysPerWeek: 3, weekdays: [] },
      competitions: [
        { type: "half marathon", date: "2026-12-10", priority: "B" },
        { type: "hyrox", date: "2026-11-30", priority: "A" },
      ],
    },
    block: { weeks: 6, firstMacroWeek: 2 },
  },
  {
    was: "a threshold run of 4.4 km after a longest run of 1.9 km",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "hyrox",
      conditioning: { run5k: 1681 },
      injuries: "severe elbow pain",
      availability: { daysPerWeek: 7, longDay: 6 },
      competitions: [{ type: "ironman", date: "2026-11-29", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 11 },
  },
  {
    was: "a threshold run of 9 km on the way back from a sore shin",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "hyrox",
      age: 75,
      conditioning: { run10k: 1779 },
      injuries: "shin 3/10",
      equipment: [],
      availability: { daysPerWeek: 6 },
    },
    block: { weeks: 4, firstMacroWeek: 1 },
  },
  {
    was: "a threshold run that was the longest of four weeks by more than 1.5 km",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      age: 62,
      conditioning: { run10k: 3032 },
      availability: { daysPerWeek: 7 },
      competitions: [{ type: "marathon", date: "2026-12-19", priority: "A" }],
    },
    block: { weeks: 8, firstMacroWeek: 1 },
  },
  {
    was: "doubles at 89 % in the first year of lifting, because a weightlifting meet lets singles be heavier",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "powerlifting",
      strength: { oneRepMax: { snatch: 22 } },
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "weightlifting", date: "2027-01-12", priority: "A" }],
    },
    block: { weeks: 4, firstMacroWeek: 1 },
  },
  {
    was: "4,830 kg of swings in one workout, as two kinds of them",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "general",
      age: 15,
      sex: "male",
      bodyWeight: 173,
      trainingYears: 57,
      strength: { oneRepMax: { backSquat: 41, deadlift: 45, cleanAndJerk: 18, snatch: 29, overheadPress: 23 }, recordedOn: "2025-02-28" },
      gymnastics: { strictPullUps: 36, handstandPushUps: 14, barMuscleUps: 7, ringMuscleUps: 20, handstandWalk: true },
      conditioning: { run5k: 2143, row500m: 105, ftp20min: 551, recordedOn: "2025-12-16" },
      injuries: "knee 3/10, limping",
      availability: { daysPerWeek: 5, minutes: { "3": 147 }, longDay: 2 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "two thirds of a threshold dose, shared by run and machine as if all of it were a return to running",
    athlete: { ...NOTHING_KNOWN, level: "intermediate", focus: "hyrox", conditioning: { run5k: 840 }, availability: { daysPerWeek: 3 } },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "6 × 1 km twice in two weeks, because a slow runner has no time for more or shorter ones",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "running",
      age: 50,
      conditioning: { run10k: 5317 },
      equipment: [],
      availability: { daysPerWeek: 6 },
    },
    block: { weeks: 5, firstMacroWeek: 11 },
  },
];
