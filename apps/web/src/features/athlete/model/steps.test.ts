import { describe, expect, test } from "vitest";
import { completedSteps, completionPercent, STEP_KEYS, type Answered } from "./completion.ts";
import { STEPS, stepWithin } from "./steps.ts";

const nothing: Answered = {
  personal: null,
  strength: null,
  gymnastics: null,
  conditioning: null,
  context: null,
  motivation: null,
  results: [],
};

const FULL = {
  personal: { age: 34, gender: "female", training_years: 0, training_level: "beginner", primary_focus: "hyrox" },
  strength: { back_squat: 100, deadlift: 120, clean_and_jerk: 70, snatch: 55, overhead_press: 45 },
  gymnastics: { strict_pullups: 0, handstand_pushups: 0, bar_muscle_ups: 0, ring_muscle_ups: 0, handstand_walk: false },
  conditioning: { row_500m: "1:43", run_5k: "21:40", run_10k: "45:00", ftp_20min: 240, vo2_max: 50 },
  context: {
    short_term_goals: "a",
    long_term_goals: "b",
    upcoming_competition: "c",
    competition_date: "2027-02-06",
    injuries: "none",
  },
  motivation: { motivation_drivers: "race", training_style_preferences: "short", training_dislikes: "none" },
} as const;

describe("how complete a profile is", () => {
  test("nothing told: no step, 0 percent", () => {
    expect(completedSteps(nothing)).toEqual([]);
    expect(completionPercent(0)).toBe(0);
  });

  test.each(Object.entries(FULL))("%s is complete with every answer, and with none of them missing", (key, row) => {
    expect(completedSteps({ ...nothing, [key]: row })).toEqual([key]);
    for (const column of Object.keys(row))
      for (const missing of [null, ""]) expect(completedSteps({ ...nothing, [key]: { ...row, [column]: missing } })).toEqual([]);
  });

  test("one competition result completes the competition step", () => {
    expect(completedSteps({ ...nothing, results: [{} as Answered["results"][number]] })).toEqual(["competition"]);
  });

  test("percent is rounded down", () => {
    expect([1, 3, 6, 7].map(completionPercent)).toEqual([14, 42, 85, 100]);
  });
});

test("seven steps; the first and the sixth cannot be skipped, and there is nothing before 0 and after 6", () => {
  expect(STEPS.map(({ key }) => key)).toEqual(STEP_KEYS);
  expect(STEPS.map(({ optional }) => optional)).toEqual([false, true, true, true, true, false, true]);
  expect([-1, 0, 3, 6, 7].map(stepWithin)).toEqual([0, 0, 3, 6, 6]);
});
