import type { AuthSettings } from "../dependencies.ts";

/** The site that passkeys are for. */
export interface RelyingParty {
  /** Host name without port: a key of one site is never offered to another. */
  readonly id: string;
  readonly origins: readonly string[];
}

/** Browsers know no keys for addresses that are numbers: on this machine the name is `localhost`. */
export function relyingParty({ siteUrl, apiUrl }: Pick<AuthSettings, "siteUrl" | "apiUrl">): RelyingParty {
  const [site, api] = [siteUrl, apiUrl].map(named) as [URL, URL];
  const id = site.hostname;
  const own = [site, api].filter(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`));
  return { id, origins: [...new Set(own.map(({ origin }) => origin))] };
}

function named(address: string): URL {
  const url = new URL(address);
  if (LOOPBACK.has(url.hostname)) url.hostname = "localhost";
  return url;
}

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "[::1]"]);

/** What devices sign with, in COSE's numbers: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** Milliseconds in which a device has to answer. */
export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * 60_000;
