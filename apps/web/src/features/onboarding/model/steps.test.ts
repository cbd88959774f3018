import { describe, expect, test } from "vitest";
import type { Told } from "./steps.ts";
import { completedSteps, completionPercent } from "./steps.ts";

const nothing: Told = {
  personal: null,
  strength: null,
  gymnastics: null,
  conditioning: null,
  context: null,
  motivation: null,
  hasCompetitionResult: false,
};
const gymnastics = { strict_pullups: 0, handstand_pushups: 0, bar_muscle_ups: 0, ring_muscle_ups: 0, handstand_walk: false };

describe("how complete a profile is", () => {
  test("nothing told: no step, 0 percent", () => {
    expect(completedSteps(nothing)).toBe(0);
    expect(completionPercent(0)).toBe(0);
  });

  test("zero repetitions and “cannot walk on hands” are answers", () => {
    expect(completedSteps({ ...nothing, gymnastics })).toBe(1);
  });

  test("a step with one answer missing is not complete", () => {
    expect(completedSteps({ ...nothing, gymnastics: { ...gymnastics, ring_muscle_ups: null } })).toBe(0);
    expect(
      completedSteps({ ...nothing, motivation: { motivation_drivers: "race", training_style_preferences: "", training_dislikes: "none" } }),
    ).toBe(0);
  });

  test("one competition result completes the competition step", () => {
    expect(completedSteps({ ...nothing, hasCompetitionResult: true })).toBe(1);
  });

  test("percent is rounded down", () => {
    expect([1, 3, 6, 7].map(completionPercent)).toEqual([14, 42, 85, 100]);
  });
});
