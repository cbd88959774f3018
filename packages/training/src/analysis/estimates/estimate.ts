import type { BenchmarkLift } from "../../athlete/athlete.ts";
import type { Day } from "../../calendar/day.ts";

/** What is estimated from logged work: the maximum of a lift, or a capacity of endurance. */
export type EstimatedCapacity = BenchmarkLift | "vdot" | "ftp" | "row500m";

/** How well a value is known: its spread is below 2.5 %, up to 5 %, or more (load-plausibility.md section 10). */
export type Confidence = "firm" | "fair" | "rough";

/** One day on which something was entered, tested or logged, and what the estimate was afterwards. */
export interface EstimatePoint {
  readonly on: Day;
  /** After the evidence of the day, in the unit of the capacity. */
  readonly value: number;
  /** One standard deviation, in the unit of the capacity. */
  readonly spread: number;
  /** What the day alone said; absent where a value was carried on. */
  readonly observed?: number;
  readonly from: "entered" | "sets" | "result" | "session";
  /** Sets or results of the day. */
  readonly count: number;
}

/** The value of a capacity today. */
export interface Estimate {
  readonly capacity: EstimatedCapacity;
  readonly unit: "kg" | "VDOT" | "W" | "s/500 m";
  readonly value: number;
  readonly spread: number;
  readonly confidence: Confidence;
  /** For a lift: the maximum that the suggestion for the next set is taken from, a little below the estimate unless it was lifted. */
  readonly working?: number;
  /** The day of the last evidence. */
  readonly on: Day;
  /** Sets or results that count, those before the last entered value left out. */
  readonly count: number;
  /** What was entered last, where something was. */
  readonly entered?: { readonly value: number; readonly on?: Day };
  /** "Back squat 142.5 ± 4 kg from 11 sets" */
  readonly text: string;
  /** In the order of the days. */
  readonly points: readonly EstimatePoint[];
}
