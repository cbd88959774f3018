import type { BenchmarkLift } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import type { Metres, Seconds } from "../units/units.ts";

/** What a hard part trains; each has a ladder of doses in `catalogue/ladders`. */
export type Stimulus =
  | "tempo"
  | "threshold"
  | "hills"
  | "vo2"
  | "vo2-short"
  | "repetition"
  | "pace-5k"
  | "pace-10k"
  | "pace-half"
  | "pace-marathon"
  | "sweet-spot"
  | "bike-threshold"
  | "bike-vo2"
  | "race-power-half"
  | "race-power-full"
  | "swim-css"
  | "erg-steady"
  | "erg-threshold"
  | "erg-vo2"
  | "erg-anaerobic"
  | "compromised"
  | "red-metcon";

/** Where the work is done; "mixed" shares it between running and a machine. */
export type WorkMode = "run" | "bike" | "row" | "ski" | "swim" | "machine" | "mixed";

/** Why a dose is what it is: a step or hold of the ladder, or one of the doses beside it. */
export type WorkPurpose = "load" | "deload" | "taper" | "test" | "return";

/** The hard part of a session for machines: what rules, the next block and the picture of the plan read. */
export interface QualityWork {
  readonly stimulus: Stimulus;
  readonly mode: WorkMode;
  /** 1-based rung of the stimulus' ladder. */
  readonly rung: number;
  readonly sets: number;
  /** Seconds of one repetition; planned time also where the repetition is a distance. */
  readonly seconds: Seconds;
  /** Metres of one repetition, where it is a distance. */
  readonly metres?: Metres;
  /** Between repetitions. */
  readonly restSeconds: Seconds;
  readonly purpose: WorkPurpose;
}

/** A dose of the block before, and how many rungs the next one moves from it. */
export interface PastWork extends QualityWork {
  readonly date: Day;
  /** 1 after a dose that felt as planned, 0 when it was too hard, -1 when it was far too hard (dose-progression.md section 3). */
  readonly move: 1 | 0 | -1;
}

/** A number of the athlete that the result of a session replaces. */
export type UpdatedBenchmark =
  | BenchmarkLift
  | "strictPullUps"
  | "handstandPushUps"
  | "run5k"
  | "run10k"
  | "run3k"
  | "row500m"
  | "row2k"
  | "ski1k"
  | "ftp20min"
  | "css"
  | "stationBest"
  | "workout";
