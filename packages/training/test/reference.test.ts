import { describe, expect, test } from "vitest";
import { generatePlan } from "../src/plan/generate-plan.ts";
import { validatePlan } from "../src/checks/validate.ts";
import { START } from "./athlete-arbitrary.ts";
import { REFERENCE_ATHLETES } from "./reference.ts";

describe("the reference athletes", () => {
  const athletes = REFERENCE_ATHLETES.map(({ athlete }) => athlete);

  test("are 24, of every focus and level, with and without injuries and races", () => {
    expect(athletes).toHaveLength(24);
    expect(new Set(athletes.map((athlete) => athlete.focus)).size).toBe(7);
    expect(new Set(athletes.map((athlete) => athlete.level)).size).toBe(4);
    expect(athletes.filter((athlete) => athlete.injuries !== undefined)).toHaveLength(7);
    expect(athletes.filter((athlete) => athlete.competitions !== undefined)).toHaveLength(11);
  });

  test.each(REFERENCE_ATHLETES)("$name gets a block without a violation", ({ athlete, weeks }) => {
    const result = generatePlan(athlete, { startDate: START, weeks });
    if (result.kind !== "plan") throw new Error("a referral");
    expect(validatePlan(result.plan, athlete)).toEqual([]);
  });
});
