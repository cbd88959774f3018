import { addDays } from "../src/calendar/day.ts";
import type { Athlete } from "../src/athlete/athlete.ts";
import { type GenerateOptions, generatePlan } from "../src/plan/generate-plan.ts";
import type { SessionOutcome } from "../src/model/outcome.ts";
import type { Plan } from "../src/model/plan.ts";
import { type Block, START } from "./athlete-arbitrary.ts";

/** A first block, or one that goes on from a block that was half done; undefined for a referral. */
export function getPlan(athlete: Athlete, block: Block, continues: boolean): Plan | undefined {
  const result = generatePlan(athlete, { startDate: START, ...(continues ? continuation(athlete, block) : block) });
  return result.kind === "plan" ? result.plan : undefined;
}

function continuation(athlete: Athlete, block: Block): Omit<GenerateOptions, "startDate"> {
  const before = generatePlan(athlete, { ...block, startDate: addDays(START, -7 * block.weeks) });
  if (before.kind === "referral") return block;
  const outcomes = before.plan.weeks
    .flatMap((week) => week.sessions)
    .map(({ id }, index): SessionOutcome => ({
      sessionId: id,
      status: index % 2 === 0 ? "completed" : "skipped",
    }));
  return { weeks: block.weeks, previous: { plan: before.plan, outcomes } };
}
