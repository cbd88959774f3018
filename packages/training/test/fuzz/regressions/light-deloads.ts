import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** Deloads that once held too little beside their loading weeks. */
export const LIGHT_DELOADS: readonly Regression[] = [
  {
    was: "a deload of 44 % in days of half an hour",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      availability: { daysPerWeek: 3 },
      competitions: [{ type: "hyrox", date: "2026-11-23", priority: "B" }],
      injuries: "Gesso. from 2 January to 10 January only 30 minutes a day",
    },
    block: { weeks: 7, firstMacroWeek: 1 },
  },
  {
    was: "a deload of 44 %, because each fuller one was too full",
    athlete: {
      ...NOTHING_KNOWN,
      level: "elite",
      focus: "hyrox",
      age: 60,
      bodyWeight: 120,
      conditioning: { run10k: 4038 },
      equipment: [],
      availability: { daysPerWeek: 5 },
      competitions: [{ type: "hyrox", date: "2026-12-24", priority: "C" }],
    },
    block: { weeks: 5, firstMacroWeek: 13 },
  },
  {
    was: "a deload of 45 % in days without equipment",
    athlete: {
      ...NOTHING_KNOWN,
      level: "advanced",
      focus: "triathlon",
      age: 50,
      injuries: "no equipment at all from 18 December to 23 December. physio says no jumping until 8 February",
      equipment: [],
      availability: { daysPerWeek: 3 },
      history: {
        longestRun: { value: 1, source: "logged" },
        runsPerWeek: { value: 0, source: "logged" },
        weeklyMinutes: { value: 259, source: "logged" },
        longestRide: { value: 169, source: "logged" },
        wasInjured: false,
      },
      competitions: [{ type: "strongman", date: "2027-03-08", priority: "B" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
  },
];
