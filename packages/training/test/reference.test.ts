import { describe, expect, test } from "vitest";
import { generatePlan } from "../src/plan/generate-plan.ts";
import { validatePlan } from "../src/checks/validate.ts";
import { START } from "./athlete-arbitrary.ts";
import { REFERENCE_ATHLETES } from "./reference.ts";

describe("the reference athletes", () => {
  const athletes = REFERENCE_ATHLETES.map(({ athlete }) => athlete);

  test("are ten, of every focus and level, three injured, two with a race", () => {
    expect(athletes).toHaveLength(10);
    expect(new Set(athletes.map((athlete) => athlete.focus)).size).toBe(7);
    expect(new Set(athletes.map((athlete) => athlete.level)).size).toBe(4);
    expect(athletes.filter((athlete) => athlete.injuries !== undefined)).toHaveLength(3);
    expect(athletes.filter((athlete) => athlete.competitions !== undefined)).toHaveLength(2);
  });

  test.each(REFERENCE_ATHLETES)("$name gets a block without a violation", ({ athlete }) => {
    const result = generatePlan(athlete, { startDate: START });
    if (result.kind !== "plan") throw new Error("a referral");
    expect(validatePlan(result.plan, athlete)).toEqual([]);
  });
});
