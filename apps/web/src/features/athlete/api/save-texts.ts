import type { Tables, TablesUpdate } from "@ironpace/contract";
import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "#backend/current-user.ts";
import { supabase } from "#backend/supabase.ts";
import { invalidateAthlete } from "./athlete-keys.ts";

type Change<Table extends "athlete_context" | "athlete_motivation"> = Omit<TablesUpdate<Table>, "id" | "user_id">;

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
async function saveContextTexts(change: Change<"athlete_context">): Promise<void> {
  const { error } = await supabase.from("athlete_context").upsert({ user_id: await currentUserId(), ...change }, { onConflict: "user_id" });
  if (error) throw error;
}

export function useSaveContextTexts(): UseMutationResult<unknown, Error, Change<"athlete_context">> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveContextTexts, onSuccess: () => invalidateAthlete(queryClient) });
}

/** Writes the given columns of the athlete's own row; makes the row when it does not exist. */
export async function saveMotivation(userId: string, change: Change<"athlete_motivation">): Promise<Tables<"athlete_motivation">> {
  const { data, error } = await supabase
    .from("athlete_motivation")
    .upsert({ ...change, user_id: userId }, { onConflict: "user_id" })
    .select()
    .single<Tables<"athlete_motivation">>();
  if (error) throw error;
  return data;
}

export function useSaveMotivation(): UseMutationResult<unknown, Error, Change<"athlete_motivation">> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change) => saveMotivation(await currentUserId(), change),
    onSuccess: () => invalidateAthlete(queryClient),
  });
}
