import { expect, test } from "vitest";
import { validatePlan } from "../../src/checks/validate.ts";
import { RULE_CASES } from "./index.ts";

test.each(RULE_CASES)("$rule: $name", ({ rule, plan, athlete, says }) => {
  expect(
    validatePlan(plan, athlete)
      .filter((violation) => violation.rule === rule)
      .map(({ message }) => message),
  ).toEqual(says);
});
