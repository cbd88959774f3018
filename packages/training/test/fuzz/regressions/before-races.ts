import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** Last days before races that once held what the notes rule out. */
export const BEFORE_RACES: readonly Regression[] = [
  {
    was: "a trial of sixteen minutes of running where fifteen are allowed",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", entry: "doubles", partnerRun10k: 3300, date: "2026-11-27", priority: "A" }],
      injuries: "caviglia, distorsione ok da due anni. ora pubalgia: bici sì 1 ora, corsa 15 min sì, rana no. nothing down the leg",
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: 'a fast trial under "nothing fast"',
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "mountain ultra 60 km 2500 m D+", date: "2026-11-27", priority: "A" }],
      injuries: "hamstring 2/10 at speed",
      history: { weeklyRun: { value: 5000, source: "logged" } },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "a club run of 75 minutes on the eve of a Hyrox",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 6, weekdays: [1] },
      competitions: [{ type: "hyrox", date: "2027-02-07", priority: "A" }],
      injuries: "club run every Saturday, 75 minutes",
    },
    block: { weeks: 11, firstMacroWeek: 1 },
  },
  {
    was: "football on the eve of a Hyrox",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      availability: { daysPerWeek: 3, weekdays: [1] },
      competitions: [{ type: "hyrox", date: "2026-12-21", priority: "A" }],
      injuries: "Sundays I play football for 20 minutes. Mondays I play football for 20 minutes",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "squats before a touch of race pace",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "strength",
      strength: { oneRepMax: { snatch: 13 }, recordedOn: "2026-05-23" },
      availability: { daysPerWeek: 4 },
      competitions: [
        { type: "hyrox", date: "2026-11-27", priority: "B" },
        { type: "marathon", goal: 16200, isConfirmed: true, date: "2026-12-05", priority: "A" },
      ],
      history: { longestRun: { value: 4500, source: "logged" } },
    },
    block: { weeks: 1, firstMacroWeek: 3 },
  },
  {
    was: "eighty-four words for the race",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "triathlon",
      age: 60,
      equipment: [],
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "something else", date: "2026-11-23", priority: "A" }],
      injuries: "had mono in september. Back since 1/11. GP says no double days and heart rate under 145 until mid december, spleen clear",
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "two sessions in a week around a race, because easy ones are disliked",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "powerlifting",
      injuries: "left knee pain since March",
      equipment: [],
      availability: { daysPerWeek: 7 },
      competitions: [{ type: "hyrox", date: "2026-11-24", priority: "A" }],
      dislikes: "conditioning. also no leg press. If I must do cardio make it 12 minutes incline walk",
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "walks between runs that were no time of theirs",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "hyrox",
      injuries: "wrist 7/10 in push-ups",
      dislikes: "lunges",
      equipment: [],
      availability: { daysPerWeek: 3 },
      history: { longestRun: { value: 0, source: "logged" } },
    },
    block: { weeks: 5, firstMacroWeek: 12 },
  },
];
