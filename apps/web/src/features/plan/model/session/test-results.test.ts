import { UPDATED_BENCHMARKS } from "@ironpace/contract";
import type { UpdatedBenchmark } from "@ironpace/training";
import { expect, test } from "vitest";
import { storedBenchmarks } from "./test-results.ts";

test("a test leads to the fields of the profile that it replaces", () => {
  expect(storedBenchmarks(["run5k", "deadlift", "css"]).map(({ kind, field }) => [kind, field.column])).toEqual([
    ["conditioning", "run_5k"],
    ["strength", "deadlift"],
  ]);
});

test("only what the profile has no field for is left out", () => {
  const names = Object.keys(UPDATED_BENCHMARKS) as UpdatedBenchmark[];
  expect(names.filter((name) => storedBenchmarks([name]).length === 0)).toEqual([
    "run3k",
    "row2k",
    "ski1k",
    "css",
    "stationBest",
    "workout",
  ]);
});
