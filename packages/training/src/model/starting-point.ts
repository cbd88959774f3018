import type { BenchmarkLift } from "../athlete/athlete.ts";
import type { Day } from "../calendar/day.ts";
import type { PastWork } from "./quality-work.ts";
import type { Kilograms, Metres, Seconds } from "../units/units.ts";

/** What a finished block leaves to the one after it: its loads rest on this, so the plan carries it. */
export interface StartingPoint {
  /** Maxima estimated from the heavy work of the last block; the entered ones hold for the other lifts. */
  readonly oneRepMax: { readonly [lift in BenchmarkLift]?: Kilograms };
  /** The last full loading week that was done: its load, and its number counted back from week 0, the one before this block. */
  readonly loading?: { readonly load: number; readonly week: number };
  /** Loading weeks in a row that lead up to the block. */
  readonly loadingWeeks: number;
  /** The longest run of each of the last four weeks, the latest last; 0 where there was none. */
  readonly longestRuns: readonly Seconds[];
  /** Metres of running in the last full loading week that was done; absent without running in it. */
  readonly weeklyRun?: Metres;
  /** The hard doses that were done, each the rung from which its ladder goes on. */
  readonly work?: readonly PastWork[];
  /** First day of the break that led up to the block; absent when training went on. */
  readonly awaySince?: Day;
}
