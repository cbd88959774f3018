import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** Lines and readings that once were wrong. */
export const SINGLE_LINES: readonly Regression[] = [
  {
    was: "ten pull-ups to warm up for as many as are allowed",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "general",
      bodyWeight: 35,
      strength: { oneRepMax: { overheadPress: 5 } },
      gymnastics: { strictPullUps: 3 },
      injuries: "back 8/10, cannot bend. no chest pain, sore chest from bench",
      equipment: ["pull-up bar"],
      availability: { daysPerWeek: 5, minutes: { 1: 27, 2: 53, 3: 51, 4: 149, 5: 44, 6: 19, 7: 20 }, longDay: 6 },
      competitions: [{ type: "5k", date: "2026-12-10", priority: "A" }],
    },
    block: { weeks: 12, firstMacroWeek: 5 },
  },
  {
    was: "ten pull-ups to warm up for somebody who can do five",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "hyrox",
      age: 50,
      strength: { oneRepMax: { deadlift: 176 } },
      gymnastics: { strictPullUps: 4 },
      injuries: "hip pain 6/10",
      availability: { daysPerWeek: 3, minutes: { 1: 139, 2: 102, 3: 149, 4: 137, 5: 19, 6: 112, 7: 38 }, longDay: 2 },
      competitions: [{ type: "ironman", date: "2026-12-15", priority: "C" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "a knee at 4 of 10 read as one without a number, because another sentence had none",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      trainingYears: 1,
      strength: { oneRepMax: { snatch: 12 } },
      injuries: "left knee pain since March. knee 4/10",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "the same knee, of somebody who trains",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      trainingYears: 1,
      strength: { oneRepMax: { snatch: 12 } },
      injuries: "left knee pain since March. knee 4/10",
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 1, firstMacroWeek: 1 },
  },
  {
    was: "fourteen minutes just below threshold on dead bugs",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "triathlon",
      injuries: "knee 3/10, limping",
      equipment: [],
      availability: { daysPerWeek: 4, weekdays: [1], minutes: { 4: 20 } },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "an hour of easy minutes in the title, of which a circuit took a quarter",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "crossfit",
      injuries: "left knee pain since March. pulled calf yesterday, swollen. back 8/10, cannot bend",
      equipment: ["machine", "ski erg"],
      availability: { daysPerWeek: 4 },
    },
    block: { weeks: 1, firstMacroWeek: 6 },
  },
  {
    was: "two kilograms for fourteen of thirty-five possible repetitions, beside a test",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      strength: { oneRepMax: { overheadPress: 12 }, recordedOn: "2025-11-22" },
      availability: { daysPerWeek: 3 },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
  {
    was: "the same on the bench",
    athlete: {
      ...NOTHING_KNOWN,
      level: "beginner",
      focus: "hyrox",
      strength: { oneRepMax: { overheadPress: 8 } },
      availability: { daysPerWeek: 3, minutes: { 1: 20, 5: 15, 7: 20 } },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "A" }],
    },
    block: { weeks: 11, firstMacroWeek: 1 },
  },
  {
    was: "a touch of race pace on the day after a threshold run",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "hyrox",
      availability: { daysPerWeek: 4 },
      competitions: [
        { type: "hyrox", date: "2027-02-03", priority: "A" },
        { type: "hyrox", date: "2027-01-30", priority: "B" },
      ],
    },
    block: { weeks: 10, firstMacroWeek: 1 },
  },
];
