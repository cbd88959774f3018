import type { PlanNote, PlanWeek } from "../model/plan.ts";
import type { StartingPoint } from "../model/starting-point.ts";

/** How a block goes on from the one before it. */
export interface Continuation {
  readonly startsFrom: StartingPoint;
  /** The macro week of its first week. */
  readonly firstMacroWeek: number;
  /** The loading weeks before it as they were done, numbered up to 0. */
  readonly before: readonly PlanWeek[];
  /** The weeks before it as they were planned: none of them comes again. */
  readonly planned: readonly PlanWeek[];
  /** Share of the usual step in its first week. */
  readonly step: number;
  readonly notes: readonly PlanNote[];
}
