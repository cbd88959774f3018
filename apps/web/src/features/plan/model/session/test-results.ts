import { CONDITIONING_FIELDS, GYMNASTICS_FIELDS, STRENGTH_FIELDS, type EntryField } from "@ironpace/contract";
import type { UpdatedBenchmark } from "@ironpace/training";

/** A benchmark that the profile keeps. */
export interface StoredBenchmark {
  readonly kind: "strength" | "gymnastics" | "conditioning";
  readonly field: EntryField;
}

const COLUMNS: Readonly<Partial<Record<UpdatedBenchmark, string>>> = {
  backSquat: "back_squat",
  deadlift: "deadlift",
  benchPress: "bench_press",
  cleanAndJerk: "clean_and_jerk",
  snatch: "snatch",
  overheadPress: "overhead_press",
  strictPullUps: "strict_pullups",
  handstandPushUps: "handstand_pushups",
  run5k: "run_5k",
  run10k: "run_10k",
  row500m: "row_500m",
  ftp20min: "ftp_20min",
};

const FIELDS: readonly StoredBenchmark[] = [
  ...STRENGTH_FIELDS.map((field) => ({ kind: "strength" as const, field })),
  ...GYMNASTICS_FIELDS.map((field) => ({ kind: "gymnastics" as const, field })),
  ...CONDITIONING_FIELDS.map((field) => ({ kind: "conditioning" as const, field })),
];

/** The benchmarks of the profile that the result of a test replaces; the others are only logged. */
export function storedBenchmarks(updates: readonly UpdatedBenchmark[]): readonly StoredBenchmark[] {
  return updates.flatMap((name) => FIELDS.filter(({ field }) => field.column === COLUMNS[name]));
}
