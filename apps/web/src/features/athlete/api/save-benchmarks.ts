import type { StoredValue } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useRef } from "react";
import { newId } from "#backend/new-id.ts";
import { supabase } from "#backend/supabase.ts";
import type { BenchmarkKind } from "../model/benchmarks.ts";
import { invalidateAthlete } from "./athlete-keys.ts";

/** Column → value. */
export type BenchmarkValues = Readonly<Record<string, StoredValue>>;

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
export interface DeletedBenchmark {
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
