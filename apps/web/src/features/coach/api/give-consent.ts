import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { useAuth } from "#backend/auth/auth-context.ts";
import { currentUserId } from "#backend/current-user.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
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
    onSettled: () =>
      Promise.all(
        [preferencesQueryOptions(user?.id).queryKey, coachKeys.sight, ["athlete"]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
