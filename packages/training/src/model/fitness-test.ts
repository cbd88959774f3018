import type { UpdatedBenchmark } from "./quality-work.ts";

/** A test of endurance that takes the place of a quality session (dose-progression.md section 7). */
export type FitnessTest = "run-5k" | "run-12min" | "bike-20min" | "row-2k" | "row-500m";

/** The number of the athlete that the result replaces. */
export const TEST_UPDATES: { readonly [test in FitnessTest]: UpdatedBenchmark } = {
  "run-5k": "run5k",
  "run-12min": "run3k",
  "bike-20min": "ftp20min",
  "row-2k": "row2k",
  "row-500m": "row500m",
};
