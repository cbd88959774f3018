import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { currentUserId } from "../../../backend/current-user.ts";
import { supabase } from "../../../backend/supabase.ts";
import { invalidateProfile } from "./profile-keys.ts";

/** The list as it should be; an empty one means a fully equipped gym. What is new goes in before what is gone goes out. */
export async function saveEquipment(equipment: readonly string[]): Promise<void> {
  const userId = await currentUserId();
  if (equipment.length > 0) {
    const rows = equipment.map((name) => ({ user_id: userId, equipment: name }));
    const added = await supabase.from("athlete_equipment").upsert(rows, { onConflict: "user_id,equipment", ignoreDuplicates: true });
    if (added.error) throw added.error;
  }
  const gone = supabase.from("athlete_equipment").delete().eq("user_id", userId);
  const kept = equipment.map((name) => `"${name.replaceAll('"', '\\"')}"`).join(",");
  const { error } = await (equipment.length > 0 ? gone.not("equipment", "in", `(${kept})`) : gone);
  if (error) throw error;
}

export function useSaveEquipment(): UseMutationResult<void, Error, readonly string[]> {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: saveEquipment, onSuccess: () => invalidateProfile(queryClient) });
}
