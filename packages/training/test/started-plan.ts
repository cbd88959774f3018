import { addDays } from "../src/calendar/day.ts";
import type { Athlete } from "../src/athlete/athlete.ts";
import { generatePlan } from "../src/plan/generate-plan.ts";
import type { SessionOutcome } from "../src/plan/outcome.ts";
import type { Plan } from "../src/plan/plan.ts";
import { type Block, START } from "./athlete-arbitrary.ts";

/** A first block, or one that goes on from a block that was half done; undefined for a referral. */
export function planOf(athlete: Athlete, block: Block, continues: boolean): Plan | undefined {
  const before = generatePlan(athlete, { ...block, startDate: addDays(START, -7 * block.weeks) });
  if (before.kind === "referral") return undefined;
  const outcomes = before.plan.weeks
    .flatMap((week) => week.sessions)
    .map(({ id }, index): SessionOutcome => ({
      sessionId: id,
      status: index % 2 === 0 ? "completed" : "skipped",
    }));
  const previous = { plan: before.plan, outcomes };
  const result = generatePlan(athlete, { startDate: START, ...(continues ? { weeks: block.weeks, previous } : block) });
  return result.kind === "plan" ? result.plan : undefined;
}
