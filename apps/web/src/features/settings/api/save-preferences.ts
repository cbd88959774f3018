import type { Preferences } from "@ironpace/contract";
import type { TablesUpdate } from "@ironpace/contract";
import { useIsMutating, useMutation, useQuery, useQueryClient, type UseMutationResult, type UseQueryResult } from "@tanstack/react-query";
import { useAuth } from "#backend/auth/auth-context.ts";
import { currentUserId } from "#backend/current-user.ts";
import { preferencesQueryOptions } from "#backend/preferences/preferences.ts";
import { invalidateAll } from "#backend/query-keys.ts";
import { supabase } from "#backend/supabase.ts";

export type PreferencesChange = Pick<
  TablesUpdate<"athlete_profiles">,
  "units" | "distance_units" | "week_start" | "ai_consent" | "weekly_review_mail" | "time_zone"
>;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
async function savePreferences(change: PreferencesChange): Promise<void> {
  const { error } = await supabase.from("athlete_profiles").upsert({ id: await currentUserId(), ...change }, { onConflict: "id" });
  if (error) throw error;
}

/** Shown at once; what stood before comes back when the server refuses. */
export function useSavePreferences(): UseMutationResult<void, Error, PreferencesChange, { readonly before: Preferences | undefined }> {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const { queryKey } = preferencesQueryOptions(user?.id);
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: savePreferences,
    scope: { id: "preferences" },
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (shown) => shown && { ...shown, ...withoutUndefined(change) });
      return { before };
    },
    onError: (_error, _change, context) => queryClient.setQueryData(queryKey, context?.before),
    // The profile shows the same row.
    onSettled: () => invalidateAll(queryClient, [queryKey, ["athlete"]]),
  });
}

/** Whether a choice is on its way; choices are sent one after the other. */
export function useSavingPreferences(): boolean {
  return useIsMutating({ mutationKey: MUTATION_KEY }) > 0;
}

const MUTATION_KEY = ["preferences", "save"];

export function usePreferences(): UseQueryResult<Preferences> {
  const { user } = useAuth();
  return useQuery(preferencesQueryOptions(user?.id));
}

function withoutUndefined(change: PreferencesChange): Partial<Preferences> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
