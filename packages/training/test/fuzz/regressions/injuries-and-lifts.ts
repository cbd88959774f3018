import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** What injuries, equipment and unusual numbers once led to. */
export const INJURIES_AND_LIFTS: readonly Regression[] = [
  {
    was: "a deload below half of the loading weeks, where an injury and no equipment leave few drills",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "strength",
      injuries: "hip pain 6/10",
      equipment: [],
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "loaded above a lift that is too low to be believed",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "powerlifting",
      sex: "male",
      bodyWeight: 179,
      strength: { oneRepMax: { deadlift: 37, cleanAndJerk: 60 } },
    },
    block: { weeks: 1, firstMacroWeek: 8 },
  },
  {
    was: "a deload without the easy endurance that loading weeks have when an injury closes the lifts",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "powerlifting",
      equipment: [],
      injuries: "hip pain 6/10",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "56 pull-ups in a beginner's session",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "crossfit",
      gymnastics: { strictPullUps: 36 },
      availability: { daysPerWeek: 7 },
    },
    block: { weeks: 5, firstMacroWeek: 4 },
  },
  {
    was: "bench presses on bruised ribs, because another sentence was mild",
    athlete: { ...NOTHING_KNOWN, level: "beginner", focus: "general", injuries: "no chest pain, sore chest from bench. bruised ribs" },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a disc read as the sore back named before it, and trained like one",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "running",
      trainingYears: 38,
      strength: { oneRepMax: { overheadPress: 124 } },
      injuries: "lower back and right wrist. herniated disc L5",
      availability: { daysPerWeek: 6 },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "push-ups on a sore wrist, because the back named before it cannot bend",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "strength",
      injuries: "back 2/10, cannot bend. lower back and right wrist",
      availability: { daysPerWeek: 6 },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "ten hard sets of squats where eight are the most, because box squats stood in for the technique of the squat",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "powerlifting",
      age: 65,
      availability: { daysPerWeek: 6 },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "eleven hard sets of presses where eight are the most, because a push-up stood in for a second pressdown",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "strength",
      equipment: ["barbell", "bench", "cable"],
      availability: { daysPerWeek: 4 },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "a heavier carry in a deload, where a sore back and wrist had eased in the week before",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "strength",
      bodyWeight: 169,
      injuries: "lower back and right wrist",
      availability: { daysPerWeek: 7 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a maximum of the week after, where a race before the plan delayed what training brings",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "strength",
      strength: { oneRepMax: { deadlift: 149 }, recordedOn: "2025-05-22" },
      availability: { daysPerWeek: 5 },
      competitions: [{ type: "olympic triathlon", date: "2026-11-17", priority: "B" }],
    },
    block: { weeks: 9, firstMacroWeek: 1 },
  },
  {
    was: "weights in a hand that cannot grip, read as the elbow named before it",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      injuries: "severe elbow pain. cannot grip, wrist pain",
      availability: { daysPerWeek: 7 },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "the same sets of a press at the same weight in three weeks, where the plates left no step",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "strength",
      strength: { oneRepMax: { deadlift: 300, cleanAndJerk: 174 }, recordedOn: "2024-06-12" },
      availability: { daysPerWeek: 7 },
    },
    block: { weeks: 4, firstMacroWeek: 3 },
  },
  {
    was: "a day of press and pull in balance, with rows of a circuit after it",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "strength",
      equipment: [],
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "spartan race", date: "2027-01-17", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "the running that comes back after a severe knee, measured as growth of what was never stopped",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "running",
      conditioning: { vo2Max: 86 },
      injuries: "severe knee pain",
      availability: { daysPerWeek: 7 },
    },
    block: { weeks: 9, firstMacroWeek: 1 },
  },
];
