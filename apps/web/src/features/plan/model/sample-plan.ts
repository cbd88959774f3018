import { addDays, type ExerciseItem } from "@ironpace/training";
import type { PlanView, SessionView } from "./plan-view.ts";

/** Test data: a plan of two weeks from Monday 2026-11-16, two sessions a week. */
export const START = "2026-11-16";

export function item(parts: Partial<ExerciseItem> = {}): ExerciseItem {
  return { id: "i", name: "Back squat", dose: { totalSeconds: 600 }, ...parts };
}

export function session(parts: Partial<SessionView> = {}): SessionView {
  return {
    id: "s",
    title: "Squat",
    description: "",
    type: "strength",
    week: 1,
    day: 1,
    weekday: 1,
    date: START,
    duration: 60,
    phase: "base",
    isDeload: false,
    isRace: false,
    enduranceFirst: false,
    effort: 7,
    complexity: 3,
    intent: "",
    blocks: {
      warmup: [],
      strength: [item({ load: { kilograms: 100, perHand: false, estimated: false } })],
      skill: [],
      mainWorkout: [],
      cooldown: [],
    },
    coachNotes: { stimulus: "", strategy: "", substitutions: "", warmup: "" },
    load: 420,
    ironLoad: 420,
    tonnage: 8000,
    distance: 0,
    predatesPlan: false,
    completed: false,
    skipped: false,
    ...parts,
  };
}

export function plan(parts: Partial<PlanView> = {}): PlanView {
  return {
    id: "p",
    title: "Block",
    description: "",
    focus: "Hyrox",
    level: "Advanced",
    stored: { focus: "hyrox", level: "advanced" },
    status: "active",
    durationWeeks: 2,
    sessionsPerWeek: 2,
    startDate: START,
    firstMacroWeek: 4,
    createdOn: "2026-11-14",
    notes: [],
    sessions: [
      session({ id: "w1d1" }),
      session({ id: "w1d2", type: "conditioning", day: 2, date: addDays(START, 3), load: 300, ironLoad: 0, tonnage: 0, distance: 9000 }),
      session({
        id: "w2d1",
        week: 2,
        date: addDays(START, 7),
        phase: "build",
        load: 210,
        ironLoad: 210,
        tonnage: 4000,
        isDeload: true,
      }),
      session({
        id: "w2d2",
        week: 2,
        day: 2,
        type: "mixed",
        date: addDays(START, 11),
        phase: "build",
        load: 200,
        ironLoad: 50,
        distance: 5000,
      }),
    ],
    ...parts,
  };
}
