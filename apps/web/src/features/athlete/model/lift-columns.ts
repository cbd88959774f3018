import type { BenchmarkLift } from "@ironpace/training";

/** Columns of strength_benchmarks by the engine's name of the lift. */
const LIFT_COLUMNS: Readonly<Record<BenchmarkLift, string>> = {
  backSquat: "back_squat",
  deadlift: "deadlift",
  benchPress: "bench_press",
  cleanAndJerk: "clean_and_jerk",
  snatch: "snatch",
  overheadPress: "overhead_press",
};

export const LIFT_OF_COLUMN: Readonly<Record<string, BenchmarkLift>> = Object.fromEntries(
  Object.entries(LIFT_COLUMNS).map(([lift, column]) => [column, lift as BenchmarkLift]),
);
