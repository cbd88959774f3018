import type { SixtyDays } from "../../arbitrary/sixty-days.ts";

/** Sixty days of an athlete that once broke a promise. */
export const LIVES: readonly { readonly was: string; readonly days: SixtyDays }[] = [
  {
    was: "drills of two names read as two exercises that were not there",
    days: {
      athlete: {
        level: "beginner",
        focus: "crossfit",
        strength: { oneRepMax: {} },
        gymnastics: {},
        conditioning: {},
        injuries: "left knee pain since March",
        availability: { daysPerWeek: 3 },
      },
      block: { weeks: 6, firstMacroWeek: 1 },
      log: [
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
      ],
      happenings: [
        { after: 0, event: { kind: "pain", details: "slight neck stiffness" } },
        { after: 0, event: { kind: "estimates" } },
      ],
    },
  },
  {
    was: "the advice to repeat a session of last week, which days away had taken",
    days: {
      athlete: {
        level: "beginner",
        focus: "hyrox",
        strength: { oneRepMax: { snatch: 16 } },
        gymnastics: {},
        conditioning: {},
        injuries: "ankle sprain",
        availability: { daysPerWeek: 4 },
      },
      block: { weeks: 6, firstMacroWeek: 1 },
      log: [
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
      ],
      happenings: [
        { after: 3, event: { kind: "away", reason: "illness", since: 0, days: 1 } },
        { after: 0, event: { kind: "away", reason: "holiday", since: -2, days: 3 } },
      ],
    },
  },
  {
    was: "scored days of a bad back taken for a change of shape",
    days: {
      athlete: {
        level: "beginner",
        focus: "crossfit",
        strength: { oneRepMax: {} },
        gymnastics: {},
        conditioning: {},
        availability: { daysPerWeek: 3 },
        competitions: [{ type: "hyrox", date: "2026-11-23", priority: "C" }],
      },
      block: { weeks: 6, firstMacroWeek: 1 },
      log: [
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
      ],
      happenings: [
        { after: 0, event: { kind: "pain", details: "severe lower back pain" } },
        { after: 0, event: { kind: "morning", answers: { sleepHours: 4, sleep: 1, soreness: 1, stress: 1, motivation: 1 }, takes: 0 } },
      ],
    },
  },
  {
    was: "a deload that ran more after a passed test",
    days: {
      athlete: {
        level: "intermediate",
        focus: "hyrox",
        strength: { oneRepMax: {} },
        gymnastics: {},
        conditioning: { run10k: 2930, recordedOn: "2026-05-23" },
        injuries: "severe lower back pain. knee 3/10, limping. plantar fasciitis mild",
        dislikes: "swimming",
        availability: { daysPerWeek: 3, weekdays: [4, 2, 1, 5], longDay: 1 },
        competitions: [{ type: "marathon", date: "2027-03-04", priority: "C" }],
      },
      block: { weeks: 10, firstMacroWeek: 1 },
      log: [
        [8, 0, 0.7],
        [1, 2, 1],
        [4, 3, 0.7],
        [6, 0, 1],
        [8, -1, 1],
        [8, -1, 0.7],
        [8, 0, 0.9],
        [4, 1, 1],
        [0, 0, 1],
        [9, -2, 1],
        [9, 1, 1],
        [8, 0, 1],
      ],
      happenings: [
        { after: 3, event: { kind: "check-in", worst: 1, morning: 4, more: { passed: true, isGone: true } } },
        { after: 3, event: { kind: "estimates" } },
      ],
    },
  },
  {
    was: "gentle days of a bad neck taken for a change of shape",
    days: {
      athlete: {
        level: "beginner",
        focus: "hyrox",
        strength: { oneRepMax: {} },
        gymnastics: {},
        conditioning: {},
        availability: { daysPerWeek: 3 },
      },
      block: { weeks: 6, firstMacroWeek: 1 },
      log: [
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
        [0, 0, 1],
      ],
      happenings: [
        { after: 0, event: { kind: "pain", details: "whiplash, neck pain 7/10" } },
        { after: 0, event: { kind: "missed" } },
      ],
    },
  },
];
