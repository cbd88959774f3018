import type { AuthSettings } from "../dependencies.ts";

/** The site that passkeys are for. */
export interface RelyingParty {
  /** Host name without port: a key of one site is never offered to another. */
  readonly id: string;
  readonly origins: readonly string[];
}

export function relyingParty({ siteUrl, apiUrl }: Pick<AuthSettings, "siteUrl" | "apiUrl">): RelyingParty {
  const id = new URL(siteUrl).hostname;
  const own = [siteUrl, apiUrl].map((url) => new URL(url)).filter(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`));
  return { id, origins: [...new Set(own.map(({ origin }) => origin))] };
}

/** What devices sign with, in COSE's numbers: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** Milliseconds in which a device has to answer. */
export const PASSKEY_CHALLENGE_LIFETIME = 5 * 60_000;
