import type { StoredValue } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "../../../backend/supabase.ts";
import type { BenchmarkKind } from "../model/benchmarks.ts";
import { invalidateProfile } from "./profile-keys.ts";

/** Column → value. */
export type BenchmarkValues = Readonly<Record<string, StoredValue>>;

/** Adds a set that is current from now on: the one that stands with `changes` in it. The database retires the earlier one and keeps it. */
export async function saveBenchmarks(kind: BenchmarkKind, changes: BenchmarkValues): Promise<void> {
  const { error } = await supabase.rpc("record_benchmarks", { kind, changes: { ...changes } });
  if (error) throw error;
}

export function useSaveBenchmarks(kind: BenchmarkKind): UseMutationResult<void, Error, BenchmarkValues> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes) => saveBenchmarks(kind, changes),
    onSuccess: () => invalidateProfile(queryClient),
  });
}
