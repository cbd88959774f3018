import { createHash } from "node:crypto";
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

/** Something the engine does, as twelve characters that change when any number or word of it changes. */
export interface Check {
  readonly name: string;
  readonly digest: () => string;
}

const SOME = fc.sample(fc.tuple(anyAthlete, anyBlock), { numRuns: 120, seed: 7 });

/** The same in every run; the ones that reach most come first. */
export const CHECKS: readonly Check[] = [
  ...REFERENCE_ATHLETES.map(({ name, athlete }) => check(`${name}: plan`, () => generatePlan(athlete, { startDate: START }))),
  ...SOME.map(([athlete, block], index) =>
    check(`random athlete ${index}: plan`, () => generatePlan(athlete, { startDate: START, ...block })),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) =>
    check(`${name}: faults found in spoilt plans`, () => {
      const plan = planOf(athlete, { startDate: START });
      return fc.sample(corruptions(plan), { numRuns: 40, seed: 7 }).map((changes) => validatePlan(corrupt(plan, changes), athlete));
    }),
  ),
  ...BREAKAGES.map(({ rule, name, athlete = HYBRID, judgedFor, break: breakPlan }) =>
    check(`${rule}: ${name}`, () => validatePlan(breakPlan(planOf(athlete, { startDate: START })), judgedFor ?? athlete)),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) =>
    check(`${name}: the next block, after one that was partly done`, () => {
      const plan = planOf(athlete, { startDate: START });
      return planOf(athlete, { startDate: addDays(START, 35), previous: { plan, outcomes: outcomesOf(plan) } });
    }),
  ),
  ...REFERENCE_ATHLETES.map(({ name, athlete }) =>
    check(`${name}: what can happen`, () => {
      const plan = planOf(athlete, { startDate: START });
      const happened = fc.sample(fc.tuple(anyAdjustment, anyJourney), { numRuns: 3, seed: 7 });
      return happened.map(([what, journey]) => adjust(plan, athlete, what, progressOf(plan, journey)));
    }),
  ),
];

function check(name: string, run: () => unknown): Check {
  return { name, digest: () => createHash("sha256").update(JSON.stringify(run())).digest("hex").slice(0, 12) };
}

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
