import { expect, test } from "vitest";
import { validatePlan } from "#training/checks/validate.ts";
import { RULE_CASES } from "./index.ts";

test.each(RULE_CASES)("$rule: $name", ({ rule, plan, athlete, says }) => {
  expect(
    validatePlan(plan, athlete)
      .filter((violation) => violation.rule === rule)
      .map(({ message }) => message)
      // What the builder fills warm-up, cooldown and strength with is no part of the case.
      .filter((message) => !/: (?:Dead bug|Glute bridge) although: /.test(message)),
  ).toEqual(says);
});
