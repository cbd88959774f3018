import type { TablesUpdate } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { invalidateProfile } from "./profile-keys.ts";

export type ProfileChange = Omit<TablesUpdate<"athlete_profiles">, "id">;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function updateProfile(change: ProfileChange): Promise<void> {
  const { error } = await supabase.from("athlete_profiles").upsert({ id: await currentUserId(), ...change }, { onConflict: "id" });
  if (error) throw error;
}

export function useUpdateProfile(): UseMutationResult<void, Error, ProfileChange> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: updateProfile, onSuccess: () => invalidateProfile(queryClient) });
}
