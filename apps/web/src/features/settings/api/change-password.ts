import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import type { NewPassword } from "../model/new-password.ts";

/** Sets another password, proved by the present one or by a code from a mail. Every other session ends. */
async function changePassword({ proof, proofBy, password }: NewPassword): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.updateUser({
    password,
    ...(proofBy === "password" ? { current_password: proof } : { nonce: proof.trim() }),
  });
  if (error) throw error;
}

export function useChangePassword(): UseMutationResult<void, Error, NewPassword> {
  return useMutation({ mutationFn: changePassword });
}
