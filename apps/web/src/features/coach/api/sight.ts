import type { CoachSight } from "@ironpace/contract";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { coachKeys } from "./coach-keys.ts";

async function getSight(): Promise<CoachSight> {
  const { data, error } = await supabase.functions.invoke<CoachSight>("ai-coach", { body: { action: "what_the_coach_sees" } });
  if (error) throw error as Error;
  if (data === null) throw new Error("Your data for the coach could not be loaded.");
  return data;
}

/** What the coach reads, and who answers. Read anew whenever it is shown: the athlete may have told more. */
export function useSight(): UseQueryResult<CoachSight> {
  return useQuery({ queryKey: coachKeys.sight, queryFn: getSight, staleTime: 0 });
}
