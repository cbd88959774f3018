import type { Day } from "../../calendar/day.ts";
import type { Minutes } from "../../units/units.ts";
import type { CheckIn } from "./check-in.ts";

/** A session of the plan, as far as a morning's decision needs it. */
export interface PlannedSession {
  readonly id: string;
  readonly date: Day;
  readonly minutes: Minutes;
  /** Minutes × effort. */
  readonly load: number;
  readonly isHard: boolean;
  readonly isRace: boolean;
  readonly status: "open" | "done" | "skipped";
}

/** A change that a check-in led to and that is in force. */
export interface CheckInChange {
  /** The day of the check-in. */
  readonly day: Day;
  readonly kind: "eased" | "moved";
  /** The last day it eased; `day` when absent. */
  readonly until?: Day;
}

export interface MorningSituation {
  readonly today: Day;
  readonly checkIns: readonly CheckIn[];
  readonly sessions: readonly PlannedSession[];
  /** What earlier check-ins have changed. */
  readonly changes: readonly CheckInChange[];
  /** The race that the plan leads to. */
  readonly race?: { readonly name: string; readonly date: Day };
}
