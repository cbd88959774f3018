import type { PlanContext } from "#training/context/context.ts";
import type { PlanWeek, Session } from "#training/model/plan.ts";

/** What the texts of the head count on. */
export interface ToldFacts {
  readonly context: PlanContext;
  readonly weeks: readonly PlanWeek[];
  /** Without races. */
  readonly sessions: readonly Session[];
}
