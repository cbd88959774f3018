import type { Minutes, Seconds } from "../../units/units.ts";

/** The running that a sore region keeps. */
export interface KeptRuns {
  readonly kind: "runs";
  /** Share of the running minutes before. */
  readonly share: number;
  /** Nothing faster. */
  readonly fastest: "threshold" | "easy";
  /** No single run is longer. */
  readonly longest?: Minutes;
  /** Never on two days in a row. */
  readonly alternates?: true;
}

/** Runs with walks between them, every second day at most (return-ladders.md section 4). */
export interface RunWalkRung {
  readonly kind: "run-walk";
  readonly sets: number;
  readonly run: Seconds;
  readonly walk: Seconds;
}

export type RunReturn = KeptRuns | RunWalkRung;
