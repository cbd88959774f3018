import type { WodLoad } from "../../wod.ts";

/* Sets and loads inside a line: what they are is plain from their form, what they are of from where they stand. */

export interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly other?: number;
  readonly isRange?: boolean;
}

export interface SetGroup {
  readonly kind: "sets";
  /** Repetitions of each set; empty where an amount or the most possible is done. */
  readonly reps: readonly number[];
  readonly count: number;
  readonly upTo?: number;
  /** "3 x 40 m" */
  readonly amount?: Quantity;
  readonly isMax?: true;
  /** The last set is of as many as possible: "1+". */
  readonly isOpen?: true;
  /** "2.2.2" */
  readonly parts?: readonly number[];
  readonly loads?: WodLoad;
  readonly isEachSide?: true;
}

export interface SetRange {
  readonly from: number;
  readonly to: number;
  /** Where they are not those of the movement. */
  readonly reps?: number;
}

export interface LoadMark {
  readonly kind: "load";
  readonly load: WodLoad;
  /** "Sets 1-3 @ 65%" */
  readonly sets?: SetRange;
}

export type LineMark = SetGroup | LoadMark;
