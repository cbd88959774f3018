import type { Athlete } from "../../src/athlete/athlete.ts";
import type { Block } from "../athlete-arbitrary.ts";

interface Regression {
  readonly was: string;
  readonly athlete: Athlete;
  readonly block: Block;
}

const NOTHING_KNOWN = { strength: { oneRepMax: {} }, gymnastics: {}, conditioning: {}, availability: { daysPerWeek: 5 } } as const;

/** Athletes whose plan once broke a rule; they are tried in every run. */
export const REGRESSIONS: readonly Regression[] = [
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
];
