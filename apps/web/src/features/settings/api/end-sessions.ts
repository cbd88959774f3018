import { useMutation, useQueryClient, type UseMutationResult } from "@tanstack/react-query";
import { supabase } from "#backend/supabase.ts";
import { settingsKeys } from "./settings-keys.ts";

/** Signs one device out by the id of its session, or with "others" all but this one. */
async function endSessions(which: string): Promise<void> {
  const { error } =
    which === "others" ? await supabase.rpc("end_other_sessions") : await supabase.rpc("end_own_session", { session_id: which });
  if (error) throw error;
}

export function useEndSessions(): UseMutationResult<void, Error, string> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: endSessions,
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsKeys.devices }),
  });
}
