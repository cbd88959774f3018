import type { TablesUpdate } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { invalidateProfile } from "./profile-keys.ts";

export type MotivationChange = Omit<TablesUpdate<"athlete_motivation">, "id" | "user_id">;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function saveMotivation(change: MotivationChange): Promise<void> {
  const { error } = await supabase
    .from("athlete_motivation")
    .upsert({ user_id: await currentUserId(), ...change }, { onConflict: "user_id" });
  if (error) throw error;
}

export function useSaveMotivation(): UseMutationResult<void, Error, MotivationChange> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveMotivation, onSuccess: () => invalidateProfile(queryClient) });
}
