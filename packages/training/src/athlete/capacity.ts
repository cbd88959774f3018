import type { Day } from "../calendar/day.ts";
import type { Kilograms } from "../units/units.ts";

/** A number the plan is built on, and where it comes from. */
export interface Capacity<T> {
  readonly value: T;
  readonly estimated: boolean;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
  /** When the benchmark behind it was recorded. */
  readonly recordedOn?: Day;
}

export interface LiftCapacity {
  /** What percentages are taken of; at most what was entered. */
  readonly oneRepMax: Kilograms;
  readonly estimated: boolean;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
  /** When the lifts were recorded. */
  readonly recordedOn?: Day;
  /** True when it was estimated from other lifts by their usual ratio, not lifted. */
  readonly byRatio?: boolean;
  /** True when it was taken over from logged sets. */
  readonly fromLog?: boolean;
  /** True when it was measured, but so long ago that it is taken a little lower. */
  readonly aged?: boolean;
}
