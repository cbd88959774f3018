import { AuthClient } from "@supabase/auth-js";
import type { SupportedStorage } from "@supabase/auth-js";
import { readConfig } from "../config.ts";
import { rememberedStorage } from "../remembered-storage.ts";
import { SESSION_KEY } from "../stored-sign-in.ts";

const LINKING_KEY = "ironpace-linking";

const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };

/**
 * Adds a way to sign in to the account of the session this browser keeps. The server adds it for the code verifier alone, which stays in this browser:
 * whoever else comes back from the provider adds nothing. The client of the session takes tokens from links of mails and so has no verifier.
 */
export const linkingClient = new AuthClient({
  url: `${url}/auth/v1`,
  headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  storage: linkingStorage(),
  storageKey: LINKING_KEY,
  autoRefreshToken: false,
  persistSession: true,
  flowType: "pkce",
  detectSessionInUrl: false,
});

/** The session is the browser's own; ending it is left to the client of the session, which tells the app. */
function linkingStorage(): SupportedStorage {
  const keyOf = (key: string): string => (key === LINKING_KEY ? SESSION_KEY : key);
  return {
    getItem: (key) => rememberedStorage.getItem(keyOf(key)),
    setItem: (key, value) => rememberedStorage.setItem(keyOf(key), value),
    removeItem: (key) => (key === LINKING_KEY ? undefined : rememberedStorage.removeItem(key)),
  };
}
