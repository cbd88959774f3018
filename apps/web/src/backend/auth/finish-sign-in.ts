import type { Session } from "@supabase/auth-js";
import { rememberSession } from "../remembered-storage.ts";
import type { AuthApi } from "./auth-clients.ts";
import { browserSession, SIGNING_IN_KEY, signingIn } from "./auth-clients.ts";
import { clearIntent, readIntent, writeIntent } from "./sign-in-intent.ts";

export type SignInStep = "complete" | "awaits-code";

/** The first proof was right. Without a second factor the sign-in is complete; with one the session waits in this tab for its code. */
export async function finishSignIn(session: Session): Promise<SignInStep> {
  if (await needsCode(signingIn)) {
    writeIntent({ ...readIntent(), awaitsCode: true });
    return "awaits-code";
  }
  const { remember } = readIntent();
  rememberSession(remember);
  const { error } = await browserSession.setSession(session);
  if (error) throw error;
  // Only this tab's copy: the session itself goes on in the browser's storage.
  sessionStorage.removeItem(SIGNING_IN_KEY);
  clearIntent();
  return "complete";
}

/** Gives the sign-in under way up, and ends the session it has on the server. */
export async function abandonSignIn(): Promise<void> {
  clearIntent();
  abandoned = signingIn.signOut({ scope: "local" });
  await abandoned;
}

/** Waits for the end of a sign-in that was given up: its sign-out removes whatever session is there when the server has answered. */
export async function waitForAbandonedSignIn(): Promise<void> {
  await abandoned;
}

let abandoned: Promise<unknown> | undefined;

/** Raises the client's session with the six digits of any of the account's authenticator apps. Throws what the server says to the last of them. */
export async function proveSecondFactor(client: AuthApi, code: string): Promise<Session> {
  const { data } = await client.getSession();
  const factors = data.session?.user.factors?.filter((factor) => factor.factor_type === "totp" && factor.status === "verified") ?? [];
  let failure: unknown = new Error("Please sign in again.");
  for (const factor of factors) {
    const { error } = await client.mfa.challengeAndVerify({ factorId: factor.id, code });
    if (error === null) return proven(client);
    failure = error;
  }
  throw failure;
}

/** A second factor that the browser asks for, in the place of a code. */
interface SecurityKey {
  readonly factorId: string;
  readonly name: string;
}

/** What the account can prove itself with, after its password. */
export interface SecondFactors {
  readonly hasApp: boolean;
  readonly keys: readonly SecurityKey[];
}

export async function getSecondFactors(client: AuthApi): Promise<SecondFactors> {
  const { data } = await client.getSession();
  const factors = data.session?.user.factors?.filter(({ status }) => status === "verified") ?? [];
  const keys = factors.filter(({ factor_type }) => factor_type === "webauthn");
  return {
    // Without a factor that is known here, the server says to a code what is wrong.
    hasApp: keys.length === 0 || factors.some(({ factor_type }) => factor_type === "totp"),
    keys: keys.map(({ id, friendly_name }) => ({ factorId: id, name: friendly_name ?? "security key" })),
  };
}

/** Raises the client's session with a security key, which the browser asks for. Throws what the browser or the server says. */
export async function proveSecurityKey(client: AuthApi, factorId: string): Promise<Session> {
  const { error } = await client.mfa.webauthn.authenticate({ factorId });
  if (error) throw error;
  return proven(client);
}

async function proven(client: AuthApi): Promise<Session> {
  const { data } = await client.getSession();
  if (data.session === null) throw new Error("Session could not be established after login");
  return data.session;
}

async function needsCode(client: AuthApi): Promise<boolean> {
  const { data } = await client.mfa.getAuthenticatorAssuranceLevel();
  return data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
}
