import { GIRLS } from "./benchmarks/girls.ts";
import { HEROES } from "./benchmarks/heroes.ts";
import { OPEN_WORKOUTS } from "./benchmarks/open.ts";
import { TEST_WORKOUTS } from "./benchmarks/tests.ts";
import type { BenchmarkWorkout } from "./benchmark-workout.ts";

/** CrossFit benchmark workouts as prescribed. */
export const BENCHMARK_WORKOUTS: readonly BenchmarkWorkout[] = [...GIRLS, ...HEROES, ...OPEN_WORKOUTS];

/** What a benchmark is known as one of. */
export type BenchmarkGroup = "Girls and classics" | "Heroes" | "Open" | "Hyrox and tests";

/** The benchmarks and the tests of one distance, by group. */
export const BENCHMARK_GROUPS: { readonly [group in BenchmarkGroup]: readonly BenchmarkWorkout[] } = {
  "Girls and classics": GIRLS,
  Heroes: HEROES,
  Open: OPEN_WORKOUTS,
  "Hyrox and tests": TEST_WORKOUTS,
};

const BY_NAME = new Map([...BENCHMARK_WORKOUTS, ...TEST_WORKOUTS].map((workout) => [workout.name.toLowerCase(), workout]));

/** The benchmark workout or test of that name, whatever its capitals. */
export function findBenchmarkWorkout(name: string): BenchmarkWorkout | undefined {
  return BY_NAME.get(name.trim().toLowerCase());
}
