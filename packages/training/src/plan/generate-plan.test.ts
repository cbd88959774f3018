import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAthlete, anyBlock, START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import { FUZZ } from "#test/fuzz.ts";
import { planProblems } from "#test/fuzz/plan-problems.ts";
import { REGRESSIONS } from "#test/fuzz/regressions.ts";
import { generatePlan, planSteps } from "./generate-plan.ts";
import type { Plan } from "../model/plan.ts";

const FUZZ_RUN = { numRuns: Math.ceil(FUZZ.runs / 5), seed: FUZZ.seed };
const TIME_LIMIT = 300_000 + FUZZ.runs * 40;

describe("a plan for any athlete", () => {
  test("breaks no rule, or is a referral without sessions", { timeout: TIME_LIMIT }, () => {
    fc.assert(
      fc.property(anyAthlete, anyBlock, (athlete, block) => {
        expect(planProblems(athlete, block)).toEqual([]);
      }),
      FUZZ_RUN,
    );
  });

  test.each(REGRESSIONS)("that once failed breaks none: $was", ({ athlete, block }) => {
    expect(planProblems(athlete, block)).toEqual([]);
  });

  test("is the same for the same input", { timeout: TIME_LIMIT }, () => {
    fc.assert(
      fc.property(anyAthlete, anyBlock, (athlete, block) => {
        const options = { startDate: START, ...block };
        expect(JSON.stringify(generatePlan(athlete, options))).toBe(JSON.stringify(generatePlan(structuredClone(athlete), options)));
      }),
      { numRuns: Math.ceil(FUZZ.runs / 20), seed: FUZZ.seed },
    );
  });
});

describe("a block", () => {
  test("starts on its Monday, or on the next", () => {
    expect(planOf({ startDate: "2026-11-23" }).startDate).toBe("2026-11-23");
    expect(planOf({ startDate: "2026-11-24" }).startDate).toBe("2026-11-30");
    expect(planOf({ startDate: "2026-11-29" }).startDate).toBe("2026-11-30");
  });

  test("has five weeks unless told otherwise, and tells of each as it is made", () => {
    const plan = planOf({ startDate: START });
    expect(plan.durationWeeks).toBe(5);
    const told = [...planSteps(HYBRID, { startDate: START })];
    expect(told).toEqual(plan.weeks);
  });

  test("of a continuation counts macro weeks and phases on", () => {
    const plan = planOf({ startDate: START, firstMacroWeek: 6 });
    expect(plan.weeks.map((week) => [week.macroWeek, week.phase, week.isDeload])).toEqual([
      [6, "development", false],
      [7, "development", false],
      [8, "development", true],
      [9, "performance", false],
      [10, "performance", false],
    ]);
  });
});

describe("progression", () => {
  const squats = () =>
    planOf({ startDate: START }).weeks.map((week) =>
      week.sessions.flatMap((session) => session.blocks.strength).find((item) => item.name === "Back squat"),
    );

  test("follows the waves of an intermediate: fives at 75, 77.5, 80, deload, threes from 81 % of 140 kg", () => {
    expect(squats().map((item) => item?.load?.kilograms)).toEqual([105, 107.5, 112.5, 87.5, 115]);
  });

  test("takes about half the sets in the deload", () => {
    const sets = squats().map((item) => item?.sets ?? 0);
    const [deload] = sets.splice(3, 1);
    expect(deload).toBe(2);
    for (const loading of sets) expect([3, 4]).toContain(loading);
  });
});

test("red flags give a referral, not a plan", () => {
  const result = generatePlan({ ...HYBRID, injuries: "chest pain when running" }, { startDate: START });
  expect(result).toMatchObject({ kind: "referral", referral: { classes: ["cardiac"] } });
});

test("a child gets no plan, a minor a word about it", () => {
  const child = generatePlan({ ...HYBRID, age: 13 }, { startDate: START });
  expect(child).toMatchObject({
    kind: "referral",
    referral: { classes: ["under-age"], text: expect.stringContaining("parent or guardian") },
  });
  const minor = generatePlan({ ...HYBRID, age: 16 }, { startDate: START });
  const notes = minor.kind === "plan" ? minor.plan.notes.map(({ text }) => text) : [];
  expect(notes).toContainEqual(expect.stringContaining("Built for age 16"));
});

test("a replaced exercise says what it replaced and why", () => {
  const result = generatePlan({ ...HYBRID, injuries: "left knee pain" }, { startDate: START });
  const items =
    result.kind === "plan" ? result.plan.weeks.flatMap((week) => week.sessions.flatMap((session) => session.blocks.strength)) : [];
  const squat = items.find((item) => item.replaced?.name === "Back squat");
  expect(squat?.name).toBe("Box squat");
  expect(squat?.replaced?.reason).toBe("Too much for the knee for now.");
});

test("without a run time there are no paces", () => {
  const result = generatePlan({ ...HYBRID, conditioning: {} }, { startDate: START });
  const items =
    result.kind === "plan"
      ? result.plan.weeks.flatMap((week) => week.sessions.flatMap((session) => Object.values(session.blocks).flat()))
      : [];
  expect(items.filter((item) => item.pace !== undefined)).toEqual([]);
});

function planOf(options: Parameters<typeof generatePlan>[1]): Plan {
  const result = generatePlan(HYBRID, options);
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}
