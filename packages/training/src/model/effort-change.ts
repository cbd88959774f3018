import type { Day } from "../calendar/day.ts";

/** Sessions that are felt alike (load-plausibility.md section 11). */
export type EffortKind = "strength" | "easy" | "quality" | "metcon";

/** A week in which sessions of one kind are a little less or more, because of how the last ones felt. Both days included. */
export interface EffortChange {
  readonly kind: EffortKind;
  readonly from: Day;
  readonly to: Day;
  /** Factor of the loads on the bar. */
  readonly load: number;
  /** Factor of the minutes. */
  readonly minutes: number;
  /** The sessions behind it: "Tue 1 Dec 9 instead of 7 and Fri 4 Dec 9 instead of 7". */
  readonly evidence: string;
  /** The sessions came after an illness or a break: less of every kind. */
  readonly isReturn?: true;
}
