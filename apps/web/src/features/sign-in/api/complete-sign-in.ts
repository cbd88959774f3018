import type { Session } from "@supabase/auth-js";
import { getSentence } from "#backend/error-sentence.ts";
import { tokenClaims } from "#backend/auth/token-claims.ts";
import type { SignInStep } from "#backend/auth/finish-sign-in.ts";
import { hasStoredSession } from "#backend/stored-sign-in.ts";
import { loadSignIn } from "./sign-in.ts";

export interface CompletedSignIn {
  readonly step: SignInStep;
  /** Who is signed in, where that was not known before. */
  readonly email: string | undefined;
}

/** The sentence is for the person. `told`: the other side's own, for which there is a toast as well. */
export class CallbackError extends Error {
  readonly told: boolean;
  constructor(message: string, told = false) {
    super(message);
    this.told = told;
  }
}

/** The link was asked for in another browser, or this one has forgotten since. A link that confirms an address has done so, without its password. */
export class OtherBrowserError extends Error {}

/**
 * What the address brings back from Google, Apple or a mail: a code for the browser that began (PKCE), else tokens. Tokens are taken only
 * when nobody is signed in here, so that a prepared link cannot swap the account of somebody who is, and only when `askToContinue` says so: a link
 * that somebody else has sent could lead into an account that is not the visitor's. Throws `CallbackError` and `OtherBrowserError`.
 */
export async function completeSignIn(address: URL, askToContinue: (email: string) => Promise<boolean>): Promise<CompletedSignIn> {
  const answer = new URLSearchParams([...address.searchParams, ...new URLSearchParams(address.hash.slice(1))]);
  if (["error", "error_code", "error_description"].some((name) => answer.has(name))) {
    throw new CallbackError(refusal(answer.get("error_code"), answer.get("error_description")), true);
  }
  const code = answer.get("code");
  if (code !== null) return finish(await exchange(code));
  if (hasStoredSession()) return { step: "complete", email: undefined };
  const tokens = { access_token: answer.get("access_token") ?? "", refresh_token: answer.get("refresh_token") ?? "" };
  if (tokens.access_token === "" || tokens.refresh_token === "") throw new CallbackError(NOTHING_THERE);
  const email = tokenClaims(tokens.access_token)?.email;
  if (email === undefined) throw new CallbackError(NO_SESSION);
  if (!(await askToContinue(email))) throw new CallbackError(DECLINED);
  return finish(await establish(tokens));
}

function refusal(code: string | null, description: string | null): string {
  const message = description || "Authentication error";
  return code === "over_request_rate_limit" ? (getSentence({ code, message }) ?? message) : message;
}

const NOTHING_THERE = "Unable to authenticate. Please try signing in again.";
const DECLINED = "You were not signed in.";
const NO_SESSION = "Failed to establish session. Please try signing in again.";

async function exchange(code: string): Promise<Session> {
  const [{ signingIn }] = await loadSignIn();
  const { data, error } = await signingIn.exchangeCodeForSession(code);
  if (error?.code === "pkce_code_verifier_not_found") throw new OtherBrowserError();
  if (error) throw new CallbackError(NO_SESSION);
  return data.session;
}

async function establish(tokens: { readonly access_token: string; readonly refresh_token: string }): Promise<Session> {
  const [{ signingIn }] = await loadSignIn();
  const { data, error } = await signingIn.setSession(tokens);
  if (error || data.session === null) throw new CallbackError(NO_SESSION);
  return data.session;
}

async function finish(session: Session): Promise<CompletedSignIn> {
  const [, { finishSignIn }] = await loadSignIn();
  const step = await finishSignIn(session).catch(() => {
    throw new CallbackError(NO_SESSION);
  });
  return { step, email: session.user.email };
}
