import { NOTHING_KNOWN, type Regression } from "./regression.ts";

const TWENTY_MINUTES = { 1: 20, 2: 20, 3: 20, 4: 20, 5: 20, 6: 20, 7: 20 } as const;

/** What days of few minutes once led to. */
export const SHORT_DAYS: readonly Regression[] = [
  {
    was: "a deload of 49 %, because rounds of a circuit did not fill its minutes",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "hyrox",
      age: 66,
      injuries: "severe knee pain",
      equipment: ["bicycle"],
      availability: { daysPerWeek: 7, weekdays: [4, 6, 2], minutes: { 1: 37, 2: 145, 3: 26, 4: 109, 5: 98, 6: 93, 7: 32 }, longDay: 1 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a copy of a week where every day has 20 minutes",
    athlete: { ...NOTHING_KNOWN, level: "elite", focus: "general", availability: { daysPerWeek: 3, minutes: TWENTY_MINUTES } },
    block: { weeks: 5, firstMacroWeek: 3 },
  },
  {
    was: "six weeks of one weight, too light to change it",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "general",
      age: 61,
      strength: { oneRepMax: { backSquat: 43, cleanAndJerk: 23, overheadPress: 12 }, recordedOn: "2024-12-22" },
      availability: { daysPerWeek: 3, minutes: TWENTY_MINUTES },
    },
    block: { weeks: 6, firstMacroWeek: 1 },
  },
  {
    was: "the long run was the long ride again, on the only machine that injuries leave",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "triathlon",
      injuries: "severe knee pain. upper back pain",
      availability: { daysPerWeek: 7, minutes: TWENTY_MINUTES },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "a deload of 79 %, where days are too short to take minutes from",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "hyrox",
      availability: { daysPerWeek: 7, minutes: { ...TWENTY_MINUTES, 7: 60 } },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a load 26 % above the week before, because the rests in a short long ride counted as race effort",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "triathlon",
      age: 15,
      injuries: "knee 4/10",
      availability: { daysPerWeek: 3, minutes: { 1: 73, 3: 23, 4: 20 } },
    },
    block: { weeks: 6, firstMacroWeek: 1 },
  },
  {
    was: "eight minutes at threshold where twelve are the least, because the week before was rowed",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "triathlon",
      conditioning: { run10k: 1892 },
      availability: { daysPerWeek: 5 },
    },
    block: { weeks: 2, firstMacroWeek: 14 },
  },
];
