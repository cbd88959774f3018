import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** Sets that once were easier on the page than their repetitions. */
export const EASY_SETS: readonly Regression[] = [
  {
    was: "RPE 5 with two repetitions left, on one leg",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      bodyWeight: 35,
      strength: { oneRepMax: { cleanAndJerk: 16, snatch: 12 } },
      conditioning: { run10k: 2342, recordedOn: "2026-11-23" },
      injuries: "herniated disc L5. pulled calf yesterday, swollen",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "RPE 5 with two repetitions left, beside a swollen calf",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "strength",
      bodyWeight: 143,
      strength: { oneRepMax: { backSquat: 78 } },
      conditioning: { run10k: 1680 },
      injuries: "pulled calf yesterday, swollen",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 1, firstMacroWeek: 3 },
  },
  {
    was: "RPE 6 with one pull-up left on a light day",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      units: "lb",
      bodyWeight: 42,
      gymnastics: { strictPullUps: 28 },
      conditioning: { run10k: 840 },
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-20", priority: "B" }],
    },
    block: { weeks: 7, firstMacroWeek: 13 },
  },
  {
    was: "RPE 5 with two split squats left in a second block",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "hyrox",
      bodyWeight: 46,
      strength: { oneRepMax: { backSquat: 40 }, recordedOn: "2025-11-22" },
      injuries: "pulled calf yesterday, swollen",
      availability: { daysPerWeek: 5 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a long run held by a bad neck",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "running",
      injuries: "whiplash, neck pain 7/10",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "something else", date: "2027-01-07", priority: "A" }],
    },
    block: { weeks: 4, firstMacroWeek: 1 },
  },
  {
    was: "a moderate day that its sets made the third hard one",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      strength: { oneRepMax: { deadlift: 60, cleanAndJerk: 16 } },
      injuries: "cannot run because of shin splints",
      availability: { daysPerWeek: 3, weekdays: [7], minutes: { "1": 36 } },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
];
