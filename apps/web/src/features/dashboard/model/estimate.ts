import type { Day } from "@ironpace/training";

/** One day on which something was entered, tested or logged, and what the estimate was afterwards. */
export interface EstimatePoint {
  readonly on: Day;
  readonly value: number;
  /** One standard deviation. */
  readonly spread: number;
  /** What the day alone said; absent where a value was carried on. */
  readonly observed?: number;
  readonly from: "entered" | "sets" | "result" | "session";
}

/** What logged work says of a lift, running, power or rowing. */
export interface Estimate {
  readonly capacity: string;
  readonly unit: "kg" | "VDOT" | "W" | "s/500 m";
  readonly value: number;
  readonly spread: number;
  /** The day of the last evidence. */
  readonly on: Day;
  /** "Back squat 142.5 ± 4 kg from 11 sets" */
  readonly text: string;
  /** In the order of the days. */
  readonly points: readonly EstimatePoint[];
}

const NAMES: Readonly<Record<string, string>> = {
  backSquat: "Back squat",
  deadlift: "Deadlift",
  benchPress: "Bench press",
  overheadPress: "Overhead press",
  cleanAndJerk: "Clean and jerk",
  snatch: "Snatch",
  vdot: "Running fitness",
  ftp: "Threshold power",
  row500m: "Row 500 m, faster is up",
};

export function estimateName({ capacity }: Estimate): string {
  return NAMES[capacity] ?? capacity;
}

/** Points that are drawn: those of half a year. */
export const DRAWN_DAYS = 182;
