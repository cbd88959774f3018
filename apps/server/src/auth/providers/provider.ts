import { z } from "zod";
import type { Identity } from "#identity/identity.ts";
import type { Metadata } from "../model/metadata.ts";

export const providerName = z.enum(["google", "apple"]);
export type ProviderName = z.infer<typeof providerName>;

/** Identity claims that a provider returns about a user. */
export interface ExternalIdentity {
  readonly provider: ProviderName;
  /** The site's own, unchanging id of the account. */
  readonly subject: string;
  /** In lower case; undefined when the site gave none. */
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** Name, picture and the like, in GoTrue's words. */
  readonly profile: Metadata;
}

/** State of a single sign-in. */
export interface ProviderFlow {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface ExternalSignIn {
  readonly identity: ExternalIdentity;
  /** The site's own tokens, for the browser app to use. */
  readonly accessToken: string;
  readonly refreshToken: string | null;
}

/** An ID token that an app got from the site itself. */
interface VerifiedIdToken {
  readonly identity: ExternalIdentity;
  /** The nonce's SHA-256 in hexadecimal digits, where the app gave the site one. */
  readonly nonce: string | undefined;
  readonly expiresAt: Date;
}

/** Sign-in through another site. `begin` and `finish` reject with `provider_failed` when that site cannot be reached or does not keep to the protocol. */
export interface Provider {
  readonly name: ProviderName;
  /** Where to send the browser. `scopes` are asked for on top of the usual ones, `parameters` passed on. */
  begin(flow: ProviderFlow, scopes: readonly string[], parameters: Readonly<Record<string, string>>): Promise<URL>;
  /** Exchanges what the browser brought back. */
  finish(flow: ProviderFlow, answer: URLSearchParams): Promise<ExternalSignIn>;
  /**
   * Signature, issuer, audience and time of an ID token, and that it belongs to the access token, where both say so.
   * Rejects with `validation_failed` for any that does not hold, and with `provider_failed` when the site's keys cannot be read.
   */
  verify(idToken: string, accessToken: string | undefined): Promise<VerifiedIdToken>;
}

/** Where and when somebody signs in. */
export interface Origin {
  readonly ip: string | null;
  readonly now: Date;
}

/** Nonce and verifier belong to the state: only this installation can tell them from it, and so they need not be stored. */
export function flowSecrets(state: string, identity: Pick<Identity, "keyedHash">): ProviderFlow {
  return { state, nonce: identity.keyedHash(state, "provider nonce"), codeVerifier: identity.keyedHash(state, "provider code verifier") };
}
