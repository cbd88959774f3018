import type { Adjustment, Progress } from "../../../src/adjust/adjustment.ts";
import { NOTHING_KNOWN, type Regression } from "./regression.ts";

/** A plan that broke a rule when something happened to it; what is done is told by the ids of the sessions. */
export interface AdjustmentRegression extends Regression {
  /** The plan goes on from a block before it, which was half done. */
  readonly continues: boolean;
  /** One after the other on the same day. */
  readonly adjustments: readonly Adjustment[];
  readonly today: Progress["today"];
  readonly completed: readonly string[];
}

/** What adjustments once led to. */
export const ADJUSTMENTS: readonly AdjustmentRegression[] = [
  {
    was: "gymnastics that became engine work in a deload, where three short days are lighter after an injury",
    athlete: {
      level: "advanced",
      focus: "crossfit",
      age: 20,
      sex: "male",
      units: "lb",
      trainingYears: 4,
      strength: { oneRepMax: { backSquat: 197, deadlift: 290, cleanAndJerk: 152, overheadPress: 79 }, recordedOn: "2025-09-19" },
      gymnastics: { strictPullUps: 1, handstandPushUps: 8, barMuscleUps: 2, ringMuscleUps: 4, handstandWalk: false },
      conditioning: { run5k: 2591, run10k: 5208, row500m: 250, vo2Max: 97 },
      injuries: "slight neck stiffness",
      dislikes: "running",
      equipment: [],
      availability: { daysPerWeek: 3, weekdays: [6], minutes: { 1: 25, 2: 71, 3: 143, 4: 106, 5: 145, 6: 23, 7: 147 }, longDay: 5 },
      competitions: [{ type: "sprint triathlon", date: "2026-11-22", priority: "C" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
    continues: true,
    adjustments: [{ kind: "injury", details: "tennis elbow" }],
    today: "2026-11-27",
    completed: ["w1d1", "w1d2"],
  },
  {
    was: "too little easy endurance, because two injuries leave none after the hard session that is done",
    athlete: {
      level: "elite",
      focus: "running",
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning: { run5k: 1205 },
      injuries: "hip pain 6/10",
      equipment: ["sliders"],
      availability: { daysPerWeek: 3, weekdays: [7, 3, 5, 1, 4], minutes: { 2: 147, 4: 149, 6: 112, 7: 130 } },
    },
    block: { weeks: 5, firstMacroWeek: 1 },
    continues: true,
    adjustments: [{ kind: "injury", details: "severe knee pain" }],
    today: "2026-11-24",
    completed: ["w1d1"],
  },
  {
    was: "74.9 % easy endurance, because the long ride has 22 minutes",
    athlete: {
      level: "elite",
      focus: "triathlon",
      age: 19,
      strength: { oneRepMax: { backSquat: 82, deadlift: 121, overheadPress: 25 }, recordedOn: "2025-11-12" },
      gymnastics: { handstandPushUps: 19, barMuscleUps: 3, ringMuscleUps: 10, handstandWalk: true },
      conditioning: { run5k: 1249, run10k: 2860, ftp20min: 113, vo2Max: 10, recordedOn: "2025-10-21" },
      injuries: "severe knee pain. ankle sprain",
      availability: {
        daysPerWeek: 4,
        weekdays: [6, 1],
        minutes: { 1: 22, 2: 82, 3: 34, 4: 107, 5: 132, 6: 94, 7: 16 },
        longDay: 7,
      },
    },
    block: { weeks: 2, firstMacroWeek: 13 },
    continues: true,
    adjustments: [{ kind: "missed", sessionIds: ["w1d5"] }],
    today: "2026-12-07",
    completed: ["w1d1", "w1d2", "w1d3", "w2d1", "w2d2", "w2d4"],
  },
  {
    was: "the same 13 easy minutes as all that an illness left of two weeks",
    athlete: {
      level: "beginner",
      focus: "general",
      age: 63,
      units: "lb",
      strength: { oneRepMax: { backSquat: 72, deadlift: 108, cleanAndJerk: 35, overheadPress: 40 }, recordedOn: "2025-05-25" },
      gymnastics: { strictPullUps: 1, handstandPushUps: 9 },
      conditioning: { run5k: 1774, row500m: 198, ftp20min: 367, vo2Max: 62, recordedOn: "2024-06-11" },
      injuries: "upper back pain",
      availability: { daysPerWeek: 4, weekdays: [3, 4], minutes: { 1: 36, 2: 29, 3: 93, 4: 26, 5: 98, 6: 121 }, longDay: 6 },
      competitions: [
        { type: "hyrox", date: "2026-12-09", priority: "B" },
        { type: "sprint triathlon", date: "2026-12-26", priority: "B" },
        { type: "spartan race", date: "2027-01-06", priority: "A" },
      ],
    },
    block: { weeks: 12, firstMacroWeek: 20 },
    continues: false,
    adjustments: [{ kind: "absence", reason: "illness", from: "2026-12-05", to: "2026-12-16" }],
    today: "2026-12-08",
    completed: ["w1d1", "w1d4", "w2d1", "w2d2", "w2d3", "w3d1"],
  },
  {
    was: "a taper of 36 %, when three days a week left a cut long run and an easy one in it",
    athlete: {
      level: "elite",
      focus: "running",
      age: 76,
      sex: "female",
      strength: { oneRepMax: {} },
      gymnastics: {},
      conditioning: { run5k: 1926, run10k: 4122, row500m: 171, ftp20min: 210, vo2Max: 59, recordedOn: "2026-04-19" },
      injuries: "no chest pain, sore chest from bench",
      equipment: ["bench"],
      availability: { daysPerWeek: 5, weekdays: [7], minutes: { 6: 137 } },
      competitions: [
        { type: "crossfit throwdown", date: "2026-12-30", priority: "B" },
        { type: "olympic triathlon", date: "2027-02-02", priority: "C" },
        { type: "ironman", date: "2026-11-20", priority: "C" },
        { type: "olympic triathlon", date: "2027-01-04", priority: "C" },
      ],
    },
    block: { weeks: 11, firstMacroWeek: 5 },
    continues: false,
    adjustments: [{ kind: "availability", availability: { daysPerWeek: 3, weekdays: [1, 6], longDay: 6 } }],
    today: "2026-11-28",
    completed: ["w1d1", "w1d2", "w1d4"],
  },
  {
    was: "thirteen easy minutes of rowing twice in the last week before a meet, where a shoulder closes the bench",
    athlete: {
      level: "intermediate",
      focus: "powerlifting",
      age: 40,
      units: "lb",
      bodyWeight: 71,
      strength: { oneRepMax: { backSquat: 218, deadlift: 305, cleanAndJerk: 57, snatch: 164 } },
      gymnastics: { strictPullUps: 18, barMuscleUps: 9, ringMuscleUps: 15 },
      conditioning: { run5k: 1194, row500m: 102, ftp20min: 137, vo2Max: 45, recordedOn: "2026-11-23" },
      availability: { daysPerWeek: 7, weekdays: [3, 2, 6, 5, 1, 4], minutes: {}, longDay: 3 },
      competitions: [{ type: "something else", date: "2027-01-05", priority: "A" }],
    },
    block: { weeks: 6, firstMacroWeek: 1 },
    continues: true,
    adjustments: [{ kind: "injury", details: "shoulder impingement, 6/10 overhead" }],
    today: "2026-12-27",
    completed: ["w5d6"],
  },
  {
    was: "a missed run and stations on the recovery day four days after one race and five before another",
    athlete: {
      level: "beginner",
      focus: "hyrox",
      ...NOTHING_KNOWN,
      equipment: [],
      availability: { daysPerWeek: 7, longDay: 1 },
      competitions: [{ type: "hyrox", date: "2026-12-04", priority: "A" }],
    },
    block: { weeks: 5, firstMacroWeek: 1 },
    continues: false,
    adjustments: [{ kind: "competition", competition: { type: "hyrox", date: "2026-11-25", priority: "A" } }, { kind: "missed" }],
    today: "2026-11-24",
    completed: [],
  },
];
