import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Athlete, GymnasticsBenchmarks, Level } from "../../athlete/athlete.ts";
import { findExercise } from "../../catalogue/exercises.ts";
import { EXERCISES } from "../../catalogue/exercises.ts";
import { movementGate } from "./movement-gate.ts";
import { repCeiling } from "./rep-ceiling.ts";

function athlete(level: Level, gymnastics: GymnasticsBenchmarks = {}, oneRepMax: Athlete["strength"]["oneRepMax"] = {}): Athlete {
  return { level, focus: "crossfit", strength: { oneRepMax }, gymnastics, conditioning: {}, availability: { daysPerWeek: 4 } };
}

describe("gates", () => {
  test.each<[string, Level, GymnasticsBenchmarks, boolean]>([
    ["Pull-up (kipping)", "intermediate", { strictPullUps: 4 }, false],
    ["Pull-up (kipping)", "intermediate", { strictPullUps: 5 }, true],
    ["Pull-up (kipping)", "elite", {}, false],
    ["Chest-to-bar pull-up", "advanced", { strictPullUps: 6 }, false],
    ["Chest-to-bar pull-up", "advanced", { strictPullUps: 7 }, true],
    ["Bar muscle-up", "advanced", { strictPullUps: 8 }, true],
    ["Bar muscle-up", "intermediate", { strictPullUps: 12 }, false],
    ["Bar muscle-up", "intermediate", { barMuscleUps: 1 }, true],
    ["Ring muscle-up", "intermediate", { ringMuscleUps: 2 }, true],
    ["Handstand push-up (strict)", "advanced", {}, false],
    ["Handstand push-up (strict)", "beginner", { handstandPushUps: 1 }, true],
    // The easier step: open from the first strict one on (exercise-selection.md section 5, v-push tier 4).
    ["Handstand push-up negative", "intermediate", {}, false],
    ["Handstand push-up negative", "intermediate", { handstandPushUps: 1 }, true],
    ["Handstand push-up (kipping)", "intermediate", { handstandPushUps: 3 }, false],
    ["Handstand push-up (kipping)", "advanced", { handstandPushUps: 3 }, true],
    ["Handstand walk", "elite", {}, false],
    ["Handstand walk", "intermediate", { handstandWalk: true }, true],
    ["Toes-to-bar", "intermediate", { strictPullUps: 3 }, false],
    ["Toes-to-bar", "advanced", { strictPullUps: 3 }, true],
    ["Rope climb", "intermediate", { strictPullUps: 2 }, false],
    ["Double-under", "beginner", {}, false],
    ["Pistol squat", "advanced", {}, true],
    // Muscle-ups say nothing of one leg.
    ["Pistol squat", "intermediate", { barMuscleUps: 3 }, false],
    ["Pike push-up", "beginner", {}, false],
    ["Pike push-up (feet elevated)", "intermediate", {}, false],
    ["Pike push-up (feet elevated)", "advanced", {}, true],
    ["Pike push-up (feet elevated)", "beginner", { handstandPushUps: 1 }, true],
    ["GHD sit-up", "intermediate", {}, false],
    ["Pull-up (strict)", "beginner", {}, false],
    ["Pull-up (strict)", "intermediate", {}, true],
    ["Back squat", "beginner", {}, true],
  ])("%s, %s, %j: %s", (name, level, gymnastics, met) => expect(movementGate(name, athlete(level, gymnastics)).met).toBe(met));

  test("who works towards ten push-ups presses nothing harder", () => {
    const learner = { ...athlete("advanced"), injuries: "I want to do 10 proper press ups" };
    const open = EXERCISES.map(({ name }) => name).filter((name) => /push-up/iu.test(name) && movementGate(name, learner).met);
    expect(open).toEqual(["Push-up", "Incline push-up", "Close-grip push-up"]);
  });

  test("full Olympic lifts in a metcon need a tested lift and experience", () => {
    expect(movementGate("Snatch", athlete("beginner", {}, { snatch: 40 }), "metcon").met).toBe(false);
    expect(movementGate("Snatch", athlete("advanced"), "metcon").met).toBe(false);
    expect(movementGate("Snatch", athlete("intermediate", {}, { snatch: 60 }), "metcon").met).toBe(true);
    expect(movementGate("Snatch", athlete("beginner"), "practice").met).toBe(true);
  });

  test("what is done instead exists and has its own gate open, or a next choice that has", () => {
    const beginner = athlete("beginner");
    for (const { name } of EXERCISES) {
      const gate = movementGate(name, beginner, "metcon");
      if (gate.met) continue;
      for (const instead of gate.instead) expect(findExercise(instead)?.name).toBe(instead);
      expect(gate.instead.some((instead) => movementGate(instead, beginner, "metcon").met)).toBe(true);
    }
  });

  test("more pull-ups never close a gate", () => {
    const names = fc.constantFrom(...EXERCISES.map(({ name }) => name));
    fc.assert(
      fc.property(names, fc.nat(20), fc.nat(20), (name, fewer, more) => {
        if (!movementGate(name, athlete("advanced", { strictPullUps: fewer })).met) return;
        expect(movementGate(name, athlete("advanced", { strictPullUps: Math.max(1, fewer + more) })).met).toBe(true);
      }),
    );
  });
});

describe("repetition ceilings", () => {
  test.each<[string, Level, GymnasticsBenchmarks, { perSet: number; perSession: number } | undefined]>([
    ["Pull-up (kipping)", "intermediate", { strictPullUps: 10 }, { perSet: 6, perSession: 40 }],
    ["Pull-up (strict)", "beginner", { strictPullUps: 20 }, { perSet: 12, perSession: 50 }],
    ["Pull-up (strict)", "beginner", {}, { perSet: 0, perSession: 0 }],
    ["Pull-up (kipping)", "advanced", {}, { perSet: 2, perSession: 16 }],
    ["Handstand push-up (strict)", "advanced", { handstandPushUps: 10 }, { perSet: 6, perSession: 30 }],
    ["Bar muscle-up", "elite", { barMuscleUps: 5 }, { perSet: 3, perSession: 12 }],
    ["Air squat", "beginner", {}, undefined],
  ])("%s, %s, %j", (name, level, gymnastics, expected) => expect(repCeiling(name, athlete(level, gymnastics))).toEqual(expected));
});
