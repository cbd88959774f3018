import { describe, expect, test } from "vitest";
import { START } from "#test/athlete-arbitrary.ts";
import { HYBRID } from "#test/athletes.ts";
import { BREAKAGES, RACER } from "#test/breakages.ts";
import type { Athlete } from "../athlete/athlete.ts";
import { generatePlan } from "../plan/generate-plan.ts";
import type { Plan } from "../model/plan.ts";
import { validatePlan } from "./validate.ts";

describe("validatePlan", () => {
  test.each([HYBRID, RACER])("finds nothing in a generated plan", (athlete) => {
    expect(validatePlan(planFor(athlete), athlete)).toEqual([]);
  });

  test.each(BREAKAGES)(
    "$rule, and no other rule, sees that $name",
    ({ rule, also = [], athlete = HYBRID, judgedFor, break: breakPlan }) => {
      const broken = breakPlan(planFor(athlete));
      const rules = new Set(validatePlan(broken, judgedFor ?? athlete).map((violation) => violation.rule));
      expect([...rules].toSorted()).toEqual([rule, ...also].toSorted());
    },
  );
});

function planFor(athlete: Athlete): Plan {
  const result = generatePlan(athlete, { startDate: START });
  if (result.kind !== "plan") throw new Error("no plan");
  return result.plan;
}
