import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Athlete } from "../src/athlete/athlete.ts";
import { generatePlan } from "../src/plan/generate-plan.ts";
import type { Plan, Session } from "../src/model/plan.ts";
import { validatePlan } from "../src/checks/validate.ts";
import { START } from "./athlete-arbitrary.ts";
import { corrupt, corruptions } from "./corrupt-plan.ts";
import { FUZZ } from "./fuzz.ts";
import { REFERENCE_ATHLETES } from "./reference.ts";

/** Each reference athlete meets this many of the spoilt plans. */
const RUNS = Math.ceil(FUZZ.runs / 200);

describe("a plan that somebody else wrote", () => {
  test.each(REFERENCE_ATHLETES)("is judged and never throws, whatever it holds, for $name", ({ athlete }) => {
    const plan = planOf(athlete);
    fc.assert(
      fc.property(corruptions(plan), (changes) => {
        for (const violation of validatePlan(corrupt(plan, changes), athlete)) expect(violation.message).not.toBe("");
      }),
      { numRuns: RUNS, seed: FUZZ.seed },
    );
  });

  test.each(REFERENCE_ATHLETES)("with a number that is none is refused for $name", ({ athlete }) => {
    const plan = planOf(athlete);
    for (const field of ["duration", "intensityLevel", "load", "ironLoad", "tonnage", "distance", "complexity", "day", "week"] as const) {
      const broken = withFirstSession(plan, (session) => ({ ...session, [field]: Number.NaN }));
      expect(
        validatePlan(broken, athlete).map(({ rule }) => rule),
        field,
      ).toContain("well-formed");
    }
  });

  test.each(REFERENCE_ATHLETES)("that is empty is refused for $name", ({ athlete }) => {
    const plan = planOf(athlete);
    expect(validatePlan({ ...plan, weeks: [] }, athlete)).not.toEqual([]);
    expect(validatePlan({ ...plan, weeks: plan.weeks.map((week) => ({ ...week, sessions: [] })) }, athlete)).not.toEqual([]);
    const bare = withFirstSession(plan, (session) => ({
      ...session,
      blocks: { warmup: [], strength: [], skill: [], mainWorkout: [], cooldown: [] },
    }));
    expect(validatePlan(bare, athlete)).not.toEqual([]);
  });
});

function planOf(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: START });
  if (result.kind !== "plan") throw new Error("a referral");
  return result.plan;
}

function withFirstSession(plan: Plan, edit: (session: Session) => Session): Plan {
  const [first, ...others] = plan.weeks;
  if (first === undefined) return plan;
  return {
    ...plan,
    weeks: [{ ...first, sessions: first.sessions.map((session, index) => (index === 0 ? edit(session) : session)) }, ...others],
  };
}
