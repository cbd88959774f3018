import { expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import type { Athlete } from "../../athlete/athlete.ts";
import { generatePlan } from "../../plan/generate-plan.ts";
import type { PlanWeek } from "../../model/plan.ts";
import { runSeconds } from "./run-history.ts";
import { validatePlan } from "../../checks/validate.ts";

const RUNNER: Athlete = {
  level: "intermediate",
  focus: "running",
  strength: { oneRepMax: {} },
  gymnastics: {},
  conditioning: { run5k: 1380, run10k: 2880 },
  availability: { daysPerWeek: 5 },
};

/** Four weeks of a phase, the last one a deload. */
function phase(athlete: Athlete, firstMacroWeek: number): readonly PlanWeek[] {
  const result = generatePlan(athlete, { startDate: START, weeks: 5, firstMacroWeek });
  if (result.kind !== "plan") throw new Error("no plan");
  expect(validatePlan(result.plan, athlete)).toEqual([]);
  return result.plan.weeks.slice(0, 4);
}

const fast = (week: PlanWeek | undefined): number[] =>
  (week?.sessions ?? []).flatMap(({ blocks }) =>
    blocks.mainWorkout.flatMap(({ pace, sets = 1, dose }) => (pace?.zone === "threshold" ? [sets * (dose.seconds ?? 0)] : [])),
  );

const running = (week: PlanWeek | undefined): number => (week?.sessions ?? []).reduce((sum, session) => sum + runSeconds(session), 0);

test("a deload keeps about half of the last threshold dose, in the foundation too", () => {
  for (const macroWeek of [1, 5]) {
    const [, , last, deload] = phase(RUNNER, macroWeek);
    const [before = 0] = fast(last);
    expect(fast(deload)).toHaveLength(1);
    expect((fast(deload)[0] ?? 0) / before).toBeGreaterThanOrEqual(0.45);
    expect((fast(deload)[0] ?? 0) / before).toBeLessThanOrEqual(0.65);
  }
});

test("who may not go that hard has none", () => {
  expect(fast(phase({ ...RUNNER, injuries: "pregnant" }, 5)[3])).toEqual([]);
});

test.each([3, 4, 5, 6])("a deload of %i days brings the running down as far as half of the load allows", (daysPerWeek) => {
  const weeks = phase({ ...RUNNER, availability: { daysPerWeek } }, 5);
  const usual = weeks.slice(0, 3).reduce((sum, week) => sum + running(week), 0) / 3;
  expect(running(weeks[3]) / usual).toBeGreaterThan(0.5);
  expect(running(weeks[3]) / usual).toBeLessThan(0.85);
});
