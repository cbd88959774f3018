import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";

/** Signs in again with the password, so that the session has just proved itself. */
async function provePassword(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.signInWithPassword(credentials);
  if (error) throw error;
}

export function useProvePassword(): UseMutationResult<void, Error, { readonly email: string; readonly password: string }> {
  return useMutation({ mutationFn: provePassword });
}
