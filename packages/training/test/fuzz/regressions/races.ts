import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** What races and the days around them once led to. */
export const RACES: readonly Regression[] = [
  {
    was: "all of a taper in its last week",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "general",
      injuries: "left knee pain since March",
      availability: { daysPerWeek: 3, minutes: { 5: 15 } },
      competitions: [{ date: "2026-12-21", priority: "A", type: "hyrox" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "gymnastics twice in the easy days after a race",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "crossfit",
      injuries: "herniated disc L5",
      equipment: [],
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "marathon", date: "2027-01-08", priority: "C" }],
    },
    block: { weeks: 9, firstMacroWeek: 11 },
  },
  {
    was: "a deload of 47 % of what was trained before a long race, right after its easy days",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "running",
      conditioning: { run10k: 4750 },
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "ironman", date: "2027-01-05", priority: "A" }],
    },
    block: { weeks: 10, firstMacroWeek: 4 },
  },
  {
    was: "the week before a race was full of the easy days after another one",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "strength",
      availability: { daysPerWeek: 3, minutes: { 3: 34, 4: 20, 5: 20, 6: 43 } },
      competitions: [
        { type: "marathon", date: "2026-12-24", priority: "C" },
        { type: "marathon", date: "2027-01-09", priority: "A" },
      ],
    },
    block: { weeks: 7, firstMacroWeek: 1 },
  },
  {
    was: "75 hard minutes three days before a race that is trained through",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "triathlon",
      availability: { daysPerWeek: 4, longDay: 2 },
      competitions: [{ type: "something else", date: "2026-11-28", priority: "C" }],
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "new exercises before a race, in the easy days after another one",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "crossfit",
      availability: { daysPerWeek: 6 },
      competitions: [
        { type: "crossfit throwdown", date: "2026-12-22", priority: "B" },
        { type: "ironman", date: "2027-01-01", priority: "A" },
      ],
    },
    block: { weeks: 6, firstMacroWeek: 1 },
  },
  {
    was: "a taper of 34 %, because the day after the race was kept and one before it was not",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "running",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "5k", date: "2026-12-26", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a quick swim two days after a race, because it had changed its day with an easy one",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "triathlon",
      availability: { daysPerWeek: 7 },
      competitions: [{ type: "hyrox", date: "2026-12-01", priority: "C" }],
    },
    block: { weeks: 2, firstMacroWeek: 1 },
  },
  {
    was: "a long run over hills by effort that was measured at the pace of an elite runner, whose own is half as fast",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "running",
      conditioning: { vo2Max: 25 },
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "trail 30 km", date: "2027-01-10", priority: "A" }],
    },
    block: { weeks: 2, firstMacroWeek: 1 },
  },
  {
    was: "a heavy pull moved to the second day after a race",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "powerlifting",
      age: 45,
      sex: "female",
      units: "lb",
      bodyWeight: 42,
      trainingYears: 8,
      strength: { oneRepMax: { deadlift: 28, cleanAndJerk: 25, snatch: 19, overheadPress: 8 }, recordedOn: "2026-11-21" },
      gymnastics: { strictPullUps: 1, handstandPushUps: 18, barMuscleUps: 2, ringMuscleUps: 1 },
      conditioning: { run5k: 1389, run10k: 3167, row500m: 72, ftp20min: 306, vo2Max: 98, recordedOn: "2024-08-24" },
      injuries: "herniated disc L5. no injuries. tennis elbow",
      equipment: ["dumbbell", "rack", "sled"],
      availability: { daysPerWeek: 5, longDay: 6 },
      competitions: [
        { type: "10k", date: "2027-02-19", priority: "A" },
        { type: "10k", date: "2026-12-05", priority: "C" },
        { type: "powerlifting meet", date: "2026-12-18", priority: "A" },
        { type: "marathon", date: "2027-03-01", priority: "C" },
      ],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
];
