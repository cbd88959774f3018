import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAthlete, START } from "#test/athlete-arbitrary.ts";
import { FUZZ } from "#test/fuzz.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import type { PlanWeek } from "../../model/plan.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import { LIFT_VARIANTS } from "../../statements/wished-exercises/lift-counts.ts";

const LIFTER: Athlete = {
  level: "intermediate",
  focus: "powerlifting",
  trainingYears: 6,
  strength: { oneRepMax: { backSquat: 180, deadlift: 210, benchPress: 120, overheadPress: 75 } },
  gymnastics: {},
  conditioning: {},
  availability: { daysPerWeek: 4 },
};

function daysOf(week: PlanWeek, name: string): number {
  return week.sessions.filter(({ blocks }) => blocks.strength.some((item) => LIFT_VARIANTS[name]?.test(item.name))).length;
}

function weeksOf(athlete: Athlete): readonly PlanWeek[] {
  const result = generatePlan(athlete, { startDate: START, weeks: 5 });
  return result.kind === "plan" ? result.plan.weeks : [];
}

describe("a lift is trained on as many days as were asked for", () => {
  test.each([
    ["I want to bench twice a week", "Bench press", 2],
    ["Bench 3x a week works best for me", "Bench press", 3],
    ["Ich möchte zweimal die Woche Bankdrücken", "Bench press", 2],
    ["Squat once a week", "Back squat", 1],
    ["No more than one squat day a week", "Back squat", 1],
    ["I want to deadlift twice a week", "Deadlift", 2],
  ])("%s", (dislikes, name, times) => {
    for (const daysPerWeek of [3, 4, 5] as const)
      for (const week of weeksOf({ ...LIFTER, dislikes, availability: { daysPerWeek } })) expect(daysOf(week, name)).toBe(times);
  });

  test.each(["Deadlift only every other week", "Kreuzheben nur alle zwei Wochen"])("%s", (dislikes) => {
    expect(weeksOf({ ...LIFTER, dislikes }).map((week) => Math.min(1, daysOf(week, "Deadlift")))).toEqual([1, 0, 1, 0, 1]);
  });

  test("near miss: what hurts so often is no wish", () => {
    expect(weeksOf({ ...LIFTER, dislikes: "Squats 3x a week is too much" }).every((week) => daysOf(week, "Back squat") < 4)).toBe(true);
  });
});

test("in no random plan is it trained more often", () => {
  fc.assert(
    fc.property(anyAthlete, fc.constantFrom("bench press", "squat", "deadlift"), fc.integer({ min: 1, max: 2 }), (athlete, lift, times) => {
      const name = lift === "bench press" ? "Bench press" : lift === "squat" ? "Back squat" : "Deadlift";
      const text = `I want to ${lift} ${times === 1 ? "once" : "twice"} a week`;
      for (const week of weeksOf({ ...athlete, dislikes: text, injuries: "" })) expect(daysOf(week, name)).toBeLessThanOrEqual(times);
    }),
    { numRuns: Math.min(60, FUZZ.runs), seed: FUZZ.seed },
  );
});
