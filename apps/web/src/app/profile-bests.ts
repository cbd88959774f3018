import { readTime } from "@ironpace/contract";
import type { QueryClient } from "@tanstack/react-query";
import { benchmarksQueryOptions } from "#features/athlete/api/benchmarks.ts";
import { currentBenchmark } from "#features/athlete/model/benchmark-history.ts";
import { BENCHMARKS } from "#features/athlete/model/benchmarks.ts";
import type { ProfileBest } from "#features/personal-bests/model/profile-best.ts";

/** The benchmarks of the profile that are bests: maxima, repetitions and times. */
export async function readProfileBests(client: QueryClient): Promise<readonly ProfileBest[]> {
  const found = await Promise.all(
    (["strength", "gymnastics", "conditioning"] as const).map(async (kind) => {
      const rows = await client.fetchQuery(benchmarksQueryOptions(kind));
      return BENCHMARKS[kind].fields.flatMap((field): readonly ProfileBest[] => {
        const metric = METRICS[field.measure];
        const { value, since } = currentBenchmark(field, rows);
        const number = typeof value === "string" ? readTime(value) : value;
        if (metric === undefined || since === undefined || typeof number !== "number" || number <= 0) return [];
        return [{ name: field.label, metric, number, day: since, ...(kind !== "conditioning" && { category: kind }) }];
      });
    }),
  );
  return found.flat();
}

const METRICS: Readonly<Partial<Record<string, ProfileBest["metric"]>>> = { kilograms: "weight", repetitions: "reps", time: "time" };
