import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import type { BenchmarkRow } from "../model/benchmark-history.ts";
import { BENCHMARKS, type BenchmarkKind } from "../model/benchmarks.ts";
import { athleteKeys } from "./athlete-keys.ts";

/** So far back a change is looked for. */
const HISTORY_LENGTH = 50;

/** The saved sets of one kind: the current one first, then the retired ones, newest first. */
async function getBenchmarks(kind: BenchmarkKind): Promise<readonly BenchmarkRow[]> {
  return await readPage(kind, () => readBenchmarks(kind));
}

async function readBenchmarks(kind: BenchmarkKind) {
  const { data, error } = await supabase
    .from(BENCHMARKS[kind].table)
    .select("*")
    .eq("user_id", await currentUserId())
    .order("is_current", { ascending: false })
    .order("created_at", { ascending: false })
    .limit(HISTORY_LENGTH)
    .returns<(BenchmarkRow & { is_current: boolean })[]>();
  if (error) throw error;
  return data;
}

const benchmarksQueryOptions = (kind: BenchmarkKind) =>
  queryOptions({ queryKey: athleteKeys.benchmarks(kind), queryFn: () => getBenchmarks(kind) });

export function useBenchmarks(kind: BenchmarkKind): UseQueryResult<readonly BenchmarkRow[]> {
  return useQuery(benchmarksQueryOptions(kind));
}
