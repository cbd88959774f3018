import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** What deloads, gentle days and short simulations once did to the weeks beside them. */
export const LIGHTER_WEEKS: readonly Regression[] = [
  {
    was: "a deload in the second week, of twice the load of the gentle days before it",
    athlete: {
      ...NOTHING_KNOWN,
      level: "intermediate",
      focus: "hyrox",
      injuries: "back 2/10, cannot bend",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 15 },
  },
  {
    was: "weeks that shrank, because simulations came out at half of the time that the rest of the week was cut for",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "hyrox",
      conditioning: { vo2Max: 24 },
      dislikes: "box jumps, pull-ups, lunges",
      availability: { daysPerWeek: 3, weekdays: [4] },
      competitions: [{ type: "5k", date: "2026-11-28", priority: "C" }],
    },
    block: { weeks: 7, firstMacroWeek: 18 },
  },
  {
    was: "a deload with rounds and intervals between weeks that a bad back kept easy",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      injuries: "back 2/10, cannot bend",
      availability: { daysPerWeek: 4 },
      competitions: [{ type: "weightlifting", date: "2026-12-25", priority: "B" }],
    },
    block: { weeks: 12, firstMacroWeek: 1 },
  },
  {
    was: "a deload of 48 %, because its content left a fifth of its time unused",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "crossfit",
      strength: { oneRepMax: { snatch: 66 } },
      injuries: "left knee pain since March",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 4 },
  },
  {
    was: "a deload of 40 % of the loading weeks, whose long ride was an easy run and whose easy minutes could not grow",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "running",
      bodyWeight: 173,
      availability: { daysPerWeek: 5 },
      competitions: [{ type: "powerlifting meet", date: "2026-12-16", priority: "C" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a deload of 47 % of the loading weeks, because half the sets left half of their time unused",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "running",
      conditioning: { run5k: 802 },
      availability: { daysPerWeek: 7 },
    },
    block: { weeks: 5, firstMacroWeek: 10 },
  },
  {
    was: "a week of 13 % more after a deload, because short days took more minutes than their slots",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "running",
      conditioning: { run10k: 2222 },
      availability: { daysPerWeek: 3, minutes: { 4: 34, 5: 33, 6: 26 } },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a deload whose sets got shorter than an age asks for",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "powerlifting",
      age: 72,
      units: "kg",
      bodyWeight: 134,
      trainingYears: 37,
      strength: { oneRepMax: { backSquat: 131, deadlift: 155, cleanAndJerk: 52, snatch: 76, overheadPress: 63 }, recordedOn: "2026-06-19" },
      gymnastics: { strictPullUps: 21, barMuscleUps: 18, ringMuscleUps: 17, handstandWalk: true },
      conditioning: { run5k: 2591, row500m: 192, ftp20min: 470, vo2Max: 100, recordedOn: "2025-04-06" },
      injuries: "I broke my hand in 2019. groin strain",
      availability: { daysPerWeek: 5, weekdays: [5, 4, 7, 3, 6], minutes: { 2: 150, 3: 70, 5: 40, 6: 31, 7: 41 }, longDay: 2 },
      competitions: [{ type: "mountain ultra 60 km 2500 m D+", date: "2026-11-14", priority: "C" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
];
