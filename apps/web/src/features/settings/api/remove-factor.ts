import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { useRefreshAccount } from "./get-account.ts";

/** Takes a second factor off the account; the session must have shown one. */
async function removeFactor(factorId: string): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.mfa.unenroll({ factorId });
  if (error) throw error;
}

export function useRemoveFactor(): UseMutationResult<void, Error, string> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: removeFactor, onSuccess: refresh });
}
