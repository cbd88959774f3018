import { expect, test } from "vitest";
import { printPlan } from "../src/plan-text/explain/print-plan.ts";
import { generatePlan } from "../src/plan/generate-plan.ts";
import { START } from "./athlete-arbitrary.ts";
import { REFERENCE_ATHLETES } from "./reference.ts";

/** The plans a reviewer reads. After a wanted change: `npm run plan:snapshots`, and read what changed. */
test.each(REFERENCE_ATHLETES)("the plan of $name reads as it was approved", async ({ name, athlete, weeks }) => {
  const result = generatePlan(athlete, { startDate: START, weeks });
  const text = result.kind === "plan" ? printPlan(result.plan, athlete.units) : result.referral.text;
  await expect(text).toMatchFileSnapshot(`reference/${name}.plan.txt`);
});
