import fc from "fast-check";
import { adjust } from "#training/adjust/adjust.ts";
import type { Athlete } from "#training/athlete/athlete.ts";
import { generatePlan } from "#training/plan/generate-plan.ts";
import type { Plan } from "#training/model/plan.ts";
import { validatePlan } from "#training/checks/validate.ts";
import { anyAdjustment, anyJourney, getProgress } from "../adjustment-arbitrary.ts";
import { anyAthlete, anyBlock, START } from "../athlete-arbitrary.ts";
import { HYBRID } from "../athletes.ts";
import { BREAKAGES } from "../breakages.ts";
import { corrupt, corruptions } from "../corrupt-plan.ts";
import { REFERENCE_ATHLETES } from "../reference.ts";
import { RULE_CASES } from "../rules/index.ts";
import { BLOCKS } from "./blocks.ts";
import { type Check, check, checkGiven } from "./check.ts";
import { CORNER_CASES } from "./corner-cases.ts";
import { GRID } from "./grid.ts";
import { NEXT_BLOCKS } from "./next-blocks.ts";
import { PLANNING } from "./planning.ts";
import { RANDOM_WEEKS } from "./random-weeks.ts";
import { HAPPENINGS, onThursday } from "./happenings.ts";

const DIGESTED_ATHLETES = REFERENCE_ATHLETES.filter(({ isDigested }) => isDigested);

const SOME = fc.sample(fc.tuple(anyAthlete, anyBlock), { numRuns: 80, seed: 7 });

/** The same in every run; what reaches most for its time comes first. */
export const CHECKS: readonly Check[] = [
  ...DIGESTED_ATHLETES.map(({ name, athlete }) => check(`${name}: plan`, () => generatePlan(athlete, { startDate: START }))),
  ...RULE_CASES.map(({ rule, name, plan, athlete }) => check(`${rule}: ${name}`, () => validatePlan(plan, athlete))),
  ...BREAKAGES.map(({ rule, name, athlete = HYBRID, judgedFor, break: breakPlan }) =>
    checkGiven(
      `a plan of the engine, ${rule}: ${name}`,
      () => breakPlan(firstPlan(athlete)),
      (plan) => validatePlan(plan, judgedFor ?? athlete),
    ),
  ),
  ...[...GRID, ...CORNER_CASES, ...RANDOM_WEEKS, ...BLOCKS].map(({ name, athlete, options }) =>
    check(`${name}: plan`, () => generatePlan(athlete, options)),
  ),
  ...SOME.map(([athlete, block], index) =>
    check(`random athlete ${index}: plan`, () => generatePlan(athlete, { startDate: START, ...block })),
  ),
  ...PLANNING,
  ...NEXT_BLOCKS.flatMap(({ name: how, startDate, outcomes }) =>
    DIGESTED_ATHLETES.map(({ name, athlete }) =>
      checkGiven(
        `${name}: the block after one ${how}`,
        () => firstPlan(athlete),
        (plan) => planOf(athlete, { startDate, weeks: 3, previous: { plan, outcomes: outcomes(plan) } }),
      ),
    ),
  ),
  ...HAPPENINGS.flatMap((happening) =>
    DIGESTED_ATHLETES.map(({ name, athlete }) =>
      checkGiven(
        `${name}: ${happening.name}`,
        () => firstPlan(athlete),
        (plan) => adjust(plan, athlete, happening.adjustment(plan), onThursday(plan)),
      ),
    ),
  ),
  ...DIGESTED_ATHLETES.map(({ name, athlete }) =>
    checkGiven(
      `${name}: what can happen`,
      () => firstPlan(athlete),
      (plan) => {
        const happened = fc.sample(fc.tuple(anyAdjustment, anyJourney), { numRuns: 3, seed: 7 });
        return happened.map(([what, journey]) => adjust(plan, athlete, what, getProgress(plan, journey)));
      },
    ),
  ),
  ...DIGESTED_ATHLETES.map(({ name, athlete }) =>
    checkGiven(
      `${name}: faults found in spoilt plans`,
      () => {
        const plan = firstPlan(athlete);
        return fc.sample(corruptions(plan), { numRuns: 12, seed: 7 }).map((changes) => corrupt(plan, changes));
      },
      (plans) => plans.map((plan) => validatePlan(plan, athlete)),
    ),
  ),
];

const firstPlans = new Map<Athlete, Plan>();

/** Only to prepare something else: it is made once. */
function firstPlan(athlete: Athlete): Plan {
  const plan = firstPlans.get(athlete) ?? planOf(athlete, { startDate: START });
  firstPlans.set(athlete, plan);
  return plan;
}

function planOf(...[athlete, options]: Parameters<typeof generatePlan>): Plan {
  const result = generatePlan(athlete, options);
  if (result.kind !== "plan") throw new Error("a referral");
  return result.plan;
}
