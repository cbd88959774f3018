import { expect, test } from "vitest";
import { START } from "../../test/athlete-arbitrary.ts";
import { HYBRID } from "../../test/athletes.ts";
import { generatePlan } from "../plan/generate-plan.ts";

test("a swim has at most ten drills and at least three repetitions of its main set", () => {
  for (const level of ["beginner", "intermediate", "advanced", "elite"] as const) {
    const result = generatePlan({ ...HYBRID, focus: "triathlon", level, availability: { daysPerWeek: 6 } }, { startDate: START });
    if (result.kind !== "plan") throw new Error("no plan");
    const swims = result.plan.weeks.flatMap((week) => week.sessions).filter(({ code }) => code === "SW" || code === "SWs");
    for (const { blocks } of swims) {
      const drills = blocks.mainWorkout.find((item) => item.notes?.startsWith("Alternate"));
      expect(drills?.sets).toBeLessThanOrEqual(10);
      const main = blocks.mainWorkout.find((item) => item.why !== undefined);
      expect(main?.sets).toBeGreaterThanOrEqual(3);
    }
  }
});
