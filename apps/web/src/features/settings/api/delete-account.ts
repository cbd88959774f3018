import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { supabase } from "#backend/supabase.ts";

/** Deletes the account for good. Throws with a hint: confirm_email, reauthentication_needed, insufficient_aal. */
async function deleteAccount(email: string): Promise<void> {
  const { error } = await supabase.rpc("delete_own_account", { confirm_email: email });
  if (error) throw error;
}

export function useDeleteAccount(): UseMutationResult<void, Error, string> {
  return useMutation({ mutationFn: deleteAccount });
}

/** Forgets the session of an account that is gone, in every tab of this browser. */
export async function forgetSession(): Promise<void> {
  const client = await loadSessionClient();
  await client.signOut({ scope: "local" });
}
