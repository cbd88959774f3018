import fc from "fast-check";
import { adjust } from "../../src/adjust/adjust.ts";
import { addDays } from "../../src/calendar/day.ts";
import { generatePlan } from "../../src/plan/generate-plan.ts";
import type { SessionOutcome } from "../../src/plan/outcome.ts";
import type { Plan } from "../../src/plan/plan.ts";
import { validatePlan } from "../../src/plan/validate.ts";
import { anyAdjustment, anyJourney, progressOf } from "../adjustment-arbitrary.ts";
import { anyAthlete, anyBlock, START } from "../athlete-arbitrary.ts";
import { HYBRID } from "../athletes.ts";
import { BREAKAGES } from "../breakages.ts";
import { corrupt, corruptions } from "../corrupt-plan.ts";
import { REFERENCE_ATHLETES } from "../reference.ts";
import { RULE_CASES } from "../rules/index.ts";
import { type Check, check, checkGiven } from "./check.ts";

const SOME = fc.sample(fc.tuple(anyAthlete, anyBlock), { numRuns: 120, seed: 7 });

/** The same in every run; the cheapest come first, then the ones that reach most. */
export const CHECKS: readonly Check[] = [
  ...RULE_CASES.map(({ rule, name, plan, athlete }) => check(`${rule}: ${name}`, () => validatePlan(plan, athlete))),
  ...BREAKAGES.map(({ rule, name, athlete = HYBRID, judgedFor, break: breakPlan }) =>
    checkGiven(
      `a plan of the engine, ${rule}: ${name}`,
      () => breakPlan(planOf(athlete, { startDate: START })),
      (plan) => validatePlan(plan, judgedFor ?? athlete),
    ),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) => check(`${name}: plan`, () => generatePlan(athlete, { startDate: START }))),
  ...SOME.map(([athlete, block], index) =>
    check(`random athlete ${index}: plan`, () => generatePlan(athlete, { startDate: START, ...block })),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) =>
    checkGiven(
      `${name}: the next block, after one that was partly done`,
      () => planOf(athlete, { startDate: START }),
      (plan) => planOf(athlete, { startDate: addDays(START, 35), previous: { plan, outcomes: outcomesOf(plan) } }),
    ),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) =>
    checkGiven(
      `${name}: what can happen`,
      () => planOf(athlete, { startDate: START }),
      (plan) => {
        const happened = fc.sample(fc.tuple(anyAdjustment, anyJourney), { numRuns: 3, seed: 7 });
        return happened.map(([what, journey]) => adjust(plan, athlete, what, progressOf(plan, journey)));
      },
    ),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) =>
    checkGiven(
      `${name}: faults found in spoilt plans`,
      () => {
        const plan = planOf(athlete, { startDate: START });
        return fc.sample(corruptions(plan), { numRuns: 12, seed: 7 }).map((changes) => corrupt(plan, changes));
      },
      (plans) => plans.map((plan) => validatePlan(plan, athlete)),
    ),
  ),
];

function planOf(...[athlete, options]: Parameters<typeof generatePlan>): Plan {
  const result = generatePlan(athlete, options);
  if (result.kind !== "plan") throw new Error("a referral");
  return result.plan;
}

/** Every fifth session skipped, the others a little easier or harder than meant. */
function outcomesOf(plan: Plan): readonly SessionOutcome[] {
  return plan.weeks
    .flatMap((week) => week.sessions)
    .map(({ id, intensityLevel }, index) =>
      index % 5 === 4
        ? { sessionId: id, status: "skipped" }
        : { sessionId: id, status: "completed", rpe: Math.min(10, intensityLevel + (index % 3) - 1) },
    );
}
