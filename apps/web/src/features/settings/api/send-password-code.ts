import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";

/** Mails a code that stands in for the present password. */
async function sendPasswordCode(): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.reauthenticate();
  if (error) throw error;
}

export function useSendPasswordCode(): UseMutationResult<void, Error, void> {
  return useMutation({ mutationFn: sendPasswordCode });
}
