import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { invalidateProfile } from "./profile-keys.ts";

/** Replaces the list; an empty one means a fully equipped gym. */
export async function saveEquipment(equipment: readonly string[]): Promise<void> {
  const { error } = await supabase.rpc("save_equipment", { equipment: [...equipment] });
  if (error) throw error;
}

export function useSaveEquipment(): UseMutationResult<void, Error, readonly string[]> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveEquipment, onSuccess: () => invalidateProfile(queryClient) });
}
