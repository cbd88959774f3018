import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** What contests of lifting once led to. */
export const MEETS: readonly Regression[] = [
  {
    was: "a run with strength three days before the meet of a runner",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "running",
      equipment: [],
      availability: { daysPerWeek: 3, weekdays: [1] },
      competitions: [{ type: "weightlifting", date: "2026-12-11", priority: "A" }],
    },
    block: { weeks: 3, firstMacroWeek: 1 },
  },
  {
    was: "a long run three days before the meet of a triathlete",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "triathlon",
      equipment: [],
      availability: { daysPerWeek: 3, minutes: { 1: 20, 4: 66, 7: 20 } },
      competitions: [
        { type: "sprint triathlon", date: "2027-01-04", priority: "A" },
        { type: "weightlifting", date: "2026-12-30", priority: "A" },
      ],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a long run three days before the meet of a Hyrox athlete",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      equipment: [],
      availability: { daysPerWeek: 4, longDay: 6 },
      competitions: [{ type: "weightlifting", date: "2026-12-29", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a run after gymnastics in the last days before a meet",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "strength",
      strength: { oneRepMax: { deadlift: 7, cleanAndJerk: 4 } },
      gymnastics: { strictPullUps: 7, handstandPushUps: 7, ringMuscleUps: 8, handstandWalk: false },
      conditioning: { run5k: 1810, run10k: 4073, row500m: 136, ftp20min: 46, vo2Max: 73, recordedOn: "2024-10-21" },
      equipment: ["band", "pull-up bar", "roman chair", "rope", "rower"],
      availability: { daysPerWeek: 7, minutes: { 1: 20, 2: 69, 3: 37, 4: 35, 5: 31, 6: 134, 7: 21 }, longDay: 1 },
      competitions: [
        { type: "hyrox", date: "2026-12-24", priority: "C" },
        { type: "crossfit throwdown", date: "2026-11-24", priority: "A" },
        { type: "weightlifting", date: "2026-12-01", priority: "B" },
      ],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a gain that nobody had yet, because the waves begin again after a meet",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "powerlifting",
      strength: { oneRepMax: { overheadPress: 10 } },
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "something else", date: "2026-11-27", priority: "A" }],
    },
    block: { weeks: 7, firstMacroWeek: 1 },
  },
  {
    was: "heavy legs on Sunday, and on Monday again in the last heavy week",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "powerlifting",
      equipment: [],
      availability: { daysPerWeek: 3, weekdays: [7, 5, 1] },
      competitions: [
        { type: "powerlifting meet", date: "2026-12-22", priority: "A" },
        { type: "olympic triathlon", date: "2026-11-28", priority: "A" },
      ],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a taper of easy days as long as the lifts that nobody had a bar for",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "strength",
      strength: { oneRepMax: { cleanAndJerk: 16, snatch: 12 } },
      equipment: [],
      availability: { daysPerWeek: 5, minutes: { 1: 20, 7: 20 } },
      competitions: [{ type: "weightlifting", date: "2026-12-11", priority: "A" }],
    },
    block: { weeks: 3, firstMacroWeek: 5 },
  },
];
