import { addDays, type Day } from "@ironpace/training";
import { queryOptions, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { getData } from "#backend/request-data.ts";
import { supabase } from "#backend/supabase.ts";

/** A set of the log. */
export interface StrongSet {
  readonly weight_kg: number;
  readonly reps: number;
  readonly rpe: number | null;
  readonly performed_at: string;
}

/** Older sets say little about today. */
const MAX_AGE_DAYS = 90;

/** The set of an exercise in the last three months that promises the highest maximum; null without one. */
async function getStrongestSet(exercise: string, today: Day): Promise<StrongSet | null> {
  const sets = supabase.rpc("strongest_set", { exercise, since: addDays(today, -MAX_AGE_DAYS) });
  return (await getData(sets.overrideTypes<StrongSet[], { merge: false }>()))[0] ?? null;
}

const strongestSetQueryOptions = (exercise: string, today: Day) =>
  queryOptions({ queryKey: ["strongest-set", exercise, today], queryFn: () => getStrongestSet(exercise, today), staleTime: 0 });

export function useStrongestSet(exercise: string, today: Day, enabled: boolean): UseQueryResult<StrongSet | null> {
  return useQuery({ ...strongestSetQueryOptions(exercise, today), enabled });
}
