import { useMutation, type UseMutationResult } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { useRefreshAccount } from "./get-account.ts";

export interface FactorCode {
  readonly factorId: string;
  /** Six digits; spaces between them do not matter. */
  readonly code: string;
}

/** Shows a code of an authenticator app: the session then counts as proved twice, and a new app counts from now on. */
async function verifyCode({ factorId, code }: FactorCode): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: code.replaceAll(/\s/g, "") });
  if (error) throw error;
}

/** Lets the browser ask for a security key: the session then counts as proved twice. */
async function verifyKey(factorId: string): Promise<void> {
  const client = await loadSessionClient();
  const { error } = await client.mfa.webauthn.authenticate({ factorId });
  if (error) throw error;
}

export function useVerifyKey(): UseMutationResult<void, Error, string> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: verifyKey, onSuccess: refresh });
}

export function useVerifyCode(): UseMutationResult<void, Error, FactorCode> {
  const refresh = useRefreshAccount();
  return useMutation({ mutationFn: verifyCode, onSuccess: refresh });
}
