import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { deliversMail } from "#backend/auth/sign-in-settings.ts";
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

/** Mails a code that stands in for the present password. Returns whether the mail reaches the athlete. */
async function sendPasswordCode(): Promise<boolean> {
  const client = await loadSessionClient();
  const { error } = await client.reauthenticate();
  if (error) throw error;
  return deliversMail();
}

export function useSendPasswordCode(): UseMutationResult<boolean, Error, void> {
  return useMutation({ mutationFn: sendPasswordCode });
}

/** Signs in again with the password, so that the session has just proved itself. */
async function provePassword(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.signInWithPassword(credentials);
  if (error) throw error;
}

export function useProvePassword(): UseMutationResult<void, Error, { readonly email: string; readonly password: string }> {
  return useMutation({ mutationFn: provePassword });
}
