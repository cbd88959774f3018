import { type UseMutationResult, type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CoachSight } from "@ironpace/contract";
import { useAuth } from "#backend/auth/auth-context.ts";
import { currentUserId } from "#backend/current-user.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";
import { coachKeys } from "./coach-keys.ts";

/** From now on a language model may be given the athlete's data; the settings take it back. */
export function useGiveConsent(): UseMutationResult<void, Error, void> {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  return useMutation({
    mutationFn: async () => {
      const { error } = await supabase
        .from("athlete_profiles")
        .upsert({ id: await currentUserId(), ai_consent: true }, { onConflict: "id" });
      if (error) throw error;
    },
    onSettled: () => invalidateAll(queryClient, [preferencesQueryOptions(user?.id).queryKey, coachKeys.sight, ["athlete"]]),
  });
}

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
