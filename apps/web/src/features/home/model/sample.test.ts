import { validatePlan } from "@ironpace/training";
import { expect, test } from "vitest";
import { sampleAthlete, sampleBests } from "./sample-athlete.ts";
import { sampleElapsed, sampleWeeks } from "./sample-block.ts";
import { sampleChanges } from "./sample-changes.ts";
import { samplePhases } from "./sample-phases.ts";
import { samplePlan } from "./sample-plan.ts";

test("the sample block is twelve weeks that keep every rule of the engine", () => {
  expect(validatePlan(samplePlan, sampleAthlete)).toEqual([]);
  expect(samplePlan.weeks.map(({ phase }) => phase)).toEqual([
    ...Array<string>(4).fill("foundation"),
    ...Array<string>(4).fill("development"),
    ...Array<string>(4).fill("performance"),
  ]);
});

test("the bar shows the tonnes and kilometres of the plan, with week 7 under way", () => {
  const weeks = sampleWeeks();
  const tonnage = samplePlan.weeks.flatMap(({ sessions }) => sessions).reduce((sum, session) => sum + session.tonnage, 0);
  expect(weeks.reduce((sum, { tonnes }) => sum + tonnes, 0) * 1000).toBeCloseTo(tonnage);
  expect(Math.max(...weeks.flatMap(({ iron, pace }) => [iron, pace]))).toBe(1);
  expect(weeks.findIndex(({ state }) => state === "now")).toBe(6);
  const now = weeks[6];
  expect(now?.ironDone).toBeGreaterThan(0);
  expect(now?.paceDone).toBeLessThan(1);
  expect(Math.floor(sampleElapsed * 12)).toBe(6);
});

test("squats get heavier and runs faster from base to peak", () => {
  const [base, build, peak] = samplePhases();
  expect(Number(build?.squat.kilograms)).toBeGreaterThan(Number(base?.squat.kilograms));
  expect(Number(peak?.squat.kilograms)).toBeGreaterThan(Number(build?.squat.kilograms));
  expect(build && base && build.run.pace < base.run.pace).toBe(true);
});

test("each cause moves something, and the bests end at the maximum the plan is made from", () => {
  for (const { before, after } of sampleChanges()) expect(after).not.toBe(before);
  expect(sampleBests.at(-1)?.kilograms).toBe(sampleAthlete.strength.oneRepMax.backSquat);
});
