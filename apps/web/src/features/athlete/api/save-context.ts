import type { TablesUpdate } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { invalidateProfile } from "./profile-keys.ts";

export type ContextChange = Omit<TablesUpdate<"athlete_context">, "id" | "user_id">;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function saveContext(change: ContextChange): Promise<void> {
  const { error } = await supabase.from("athlete_context").upsert({ user_id: await currentUserId(), ...change }, { onConflict: "user_id" });
  if (error) throw error;
}

export function useSaveContext(): UseMutationResult<void, Error, ContextChange> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveContext, onSuccess: () => invalidateProfile(queryClient) });
}
