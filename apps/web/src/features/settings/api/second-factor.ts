import type { User } from "@supabase/auth-js";
import { type UseMutationResult, useMutation } from "@tanstack/react-query";
import { loadSessionClient } from "#backend/auth/current-session.ts";
import { useRefreshAccount } from "./account.ts";

/** What an authenticator app is set up with. */
export interface Enrolment {
  readonly factorId: string;
  /** An image as a data address. */
  readonly qrCode: string;
  /** Base32, for apps that cannot scan. */
  readonly secret: string;
}

/** Begins the set-up of an app; it counts once a code of it was verified. */
async function enrolFactor(user: User): Promise<Enrolment> {
  const client = await loadSessionClient();
  const { data, error } = await client.mfa.enroll({ factorType: "totp", friendlyName: freeName(user), issuer: "Ironpace" });
  if (error) throw error;
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

export function useEnrolFactor(): UseMutationResult<Enrolment, Error, User> {
  return useMutation({ mutationFn: enrolFactor });
}

/** "Authenticator app", "Authenticator app 2": the first name that no app which counts has; an unfinished one of that name is replaced. */
function freeName({ factors = [] }: User): string {
  const taken = factors.filter(({ status }) => status === "verified").map((factor) => factor.friendly_name);
  for (let number = 1; ; number++) {
    const name = number === 1 ? "Authenticator app" : `Authenticator app ${number}`;
    if (!taken.includes(name)) return name;
  }
}

interface FactorCode {
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
