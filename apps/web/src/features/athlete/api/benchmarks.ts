import { type UseMutationResult, type UseQueryResult, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StoredValue } from "@ironpace/contract";
import { useRef } from "react";
import { currentUserId } from "#backend/current-user.ts";
import { readPage } from "#backend/reads/page-reads.ts";
import { supabase } from "#backend/supabase.ts";
import { newId } from "#backend/new-id.ts";
import type { BenchmarkRow } from "../model/benchmark-history.ts";
import { BENCHMARKS, type BenchmarkKind } from "../model/benchmarks.ts";
import { athleteKeys, invalidateAthlete } from "./athlete-keys.ts";

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

export const benchmarksQueryOptions = (kind: BenchmarkKind) =>
  queryOptions({ queryKey: athleteKeys.benchmarks(kind), queryFn: () => getBenchmarks(kind) });

export function useBenchmarks(kind: BenchmarkKind): UseQueryResult<readonly BenchmarkRow[]> {
  return useQuery(benchmarksQueryOptions(kind));
}

/** Column → value. */
type BenchmarkValues = Readonly<Record<string, StoredValue>>;

/**
 * Adds a set that is current from now on: the one that stands with `changes` in it. The database retires the earlier one and keeps it.
 * Sent again with the same id, it stands once. Returns the row.
 */
export async function recordBenchmarks(kind: BenchmarkKind, changes: BenchmarkValues, set_id: string): Promise<unknown> {
  const { data, error } = await supabase.rpc("record_benchmarks", { kind, changes: { ...changes }, set_id });
  if (error) throw error;
  return data;
}

export function useRecordBenchmarks(kind: BenchmarkKind): UseMutationResult<unknown, Error, BenchmarkValues> {
  const queryClient = useQueryClient();
  const tried = useRef<{ readonly content: string; readonly id: string }>(undefined);
  return useMutation({
    mutationFn: (changes) => {
      const content = JSON.stringify(changes);
      if (tried.current?.content !== content) tried.current = { content, id: newId() };
      return recordBenchmarks(kind, changes, tried.current.id);
    },
    onSuccess: () => {
      tried.current = undefined;
    },
    // Also after a failure: the answer may be all that was lost.
    onSettled: () => invalidateAthlete(queryClient),
  });
}

/** One value of the history, by its column and its day. */
interface DeletedBenchmark {
  readonly column: string;
  readonly stored: StoredValue;
  readonly day: string;
}

/** Deletes a mistyped value; the one before it stands again. */
export function useDeleteBenchmark(kind: BenchmarkKind): UseMutationResult<void, Error, DeletedBenchmark> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ column, stored, day }) => {
      const { error } = await supabase.rpc("delete_benchmark_value", { kind, benchmark: column, value: stored, recorded_on: day });
      if (error) throw error;
    },
    onSettled: () => invalidateAthlete(queryClient),
  });
}
