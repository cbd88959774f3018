import type { StoredValue } from "@ironpace/contract";
import type { Day } from "@ironpace/training";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { newId } from "#backend/new-id.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";
import type { StoredBenchmark } from "../model/session/test-results.ts";

export interface BenchmarkResult {
  readonly kind: StoredBenchmark["kind"];
  /** Column → value. */
  readonly values: Readonly<Record<string, StoredValue>>;
  /** The day of the test. */
  readonly day: Day;
}

/** Stores the results of a test as benchmarks of its day; the others keep their dates. */
async function recordBenchmark({ kind, values, day }: BenchmarkResult): Promise<void> {
  const { error } = await supabase.rpc("record_benchmarks", { kind, changes: { ...values, date_recorded: day }, set_id: newId() });
  if (error) throw error;
}

export function useRecordBenchmark(): UseMutationResult<void, Error, BenchmarkResult> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: recordBenchmark,
    onSettled: () => invalidateAll(queryClient, [["athlete"], ["onboarding"]]),
  });
}
