import type { PlanContext } from "../context/context.ts";
import type { PastWork } from "../model/quality-work.ts";
import type { WeekFrame } from "../season/phases.ts";
import type { PlanWeek } from "../model/plan.ts";
import type { Race } from "../season/demand/races/race.ts";
import type { SeasonStart } from "../season/season.ts";
import type { Placement } from "./slots/week-search.ts";

/** What slots are made of. */
export interface SlotFacts {
  readonly context: PlanContext;
  readonly placements: readonly Placement[];
  readonly races: readonly Race[];
}

/** What a plan is scheduled from. */
export interface ScheduleFacts extends SlotFacts {
  readonly frames: readonly WeekFrame[];
  /** Loading weeks of the block before as they were done, numbered up to 0. */
  readonly before: readonly PlanWeek[];
  /** Share of the usual step from those weeks to the first of this block: less when they felt harder than planned. */
  readonly firstStep: number;
  /** What the running of the block begins from; absent where running is no part of the goal. */
  readonly start?: SeasonStart;
  /** Whether it is an earlier version of the plan built anew. */
  readonly isAdjusted: boolean;
  /** The doses of the block before, as they were done. */
  readonly ladders?: readonly PastWork[];
}
