import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { supabase } from "../../../backend/supabase.ts";
import { BENCHMARKS, type BenchmarkKind, type StoredValue } from "../model/benchmarks.ts";
import { invalidateProfile } from "./profile-keys.ts";

/** Column → value. */
export type BenchmarkValues = Readonly<Record<string, StoredValue>>;

/** Adds a set that is current from now on; the database retires the earlier one and keeps it. */
export async function saveBenchmarks(kind: BenchmarkKind, values: BenchmarkValues): Promise<void> {
  const { error } = await supabase.from(BENCHMARKS[kind].table).insert({ ...values, user_id: await currentUserId(), is_current: true });
  if (error) throw error;
}

export function useSaveBenchmarks(kind: BenchmarkKind): UseMutationResult<void, Error, BenchmarkValues> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (values) => saveBenchmarks(kind, values),
    onSuccess: () => invalidateProfile(queryClient),
  });
}
