import type { Kilograms } from "../units/units.ts";

/** A number the plan is built on, and where it comes from. */
export interface Capacity<T> {
  readonly value: T;
  readonly estimated: boolean;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
}

export interface LiftCapacity {
  readonly oneRepMax: Kilograms;
  readonly estimated: boolean;
  /** Ends the sentence "This comes from …". */
  readonly source: string;
}
