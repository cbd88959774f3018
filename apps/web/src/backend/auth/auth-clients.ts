import { AuthClient } from "@supabase/auth-js";
import type { SupportedStorage } from "@supabase/auth-js";
import { readConfig } from "../config.ts";
import { rememberedStorage } from "../remembered-storage.ts";
import { SESSION_KEY } from "../stored-sign-in.ts";

/**
 * What the pages for visitors sign in with: the official client's part for accounts alone, less than half of the whole. Load it with
 * `await import` when a form is sent. ADR 014 says which flow each one uses, and why a session is kept only when it is complete.
 */

export const SIGNING_IN_KEY = "ironpace-signing-in";

/** A client of `/auth/v1`. */
export type AuthApi = InstanceType<typeof AuthClient>;

type Options = NonNullable<ConstructorParameters<typeof AuthClient>[0]>;

/** A sign-in that may still need a code or a redirect: its session lives in this tab, so that nothing half signed in is ever stored. */
export const signingIn = createAuthClient({
  storageKey: SIGNING_IN_KEY,
  storage: tabStorage(),
  flowType: "pkce",
});

/** For mails, whose links may be opened on another device: no code verifier ties them to this browser. It keeps no session. */
export const byMail = createAuthClient({ storageKey: "ironpace-by-mail", persistSession: false, flowType: "implicit" });

/** The session this browser keeps, the same one the app reads. */
export const browserSession = createAuthClient({ storageKey: SESSION_KEY, storage: rememberedStorage });

function createAuthClient(options: Options): AuthApi {
  const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    ...options,
  });
}

/** A link with a code may open in another tab than the one that has the verifier. */
function tabStorage(): SupportedStorage {
  const placeOf = (key: string) => (key.endsWith("-code-verifier") ? localStorage : sessionStorage);
  return {
    getItem: (key) => placeOf(key).getItem(key),
    setItem: (key, value) => placeOf(key).setItem(key, value),
    removeItem: (key) => placeOf(key).removeItem(key),
  };
}
