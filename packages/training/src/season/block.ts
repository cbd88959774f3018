import type { Day } from "../calendar/day.ts";
import type { Continuation } from "./continuation.ts";
import type { StartingPoint } from "../model/starting-point.ts";

/** A block to be built. */
export interface Block {
  /** A Monday. */
  readonly startDate: Day;
  /** 1-12 */
  readonly weeks: number;
  readonly firstMacroWeek: number;
  /** For a continuation: what the athlete's maxima and the break before it rest on. */
  readonly startsFrom?: StartingPoint;
  /** For a continuation, when it is generated: how it goes on from the block before. */
  readonly continuation?: Continuation;
}
