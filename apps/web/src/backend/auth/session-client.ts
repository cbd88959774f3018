import { AuthClient } from "@supabase/auth-js";
import { readConfig } from "../config.ts";
import { rememberedStorage } from "../remembered-storage.ts";
import { SESSION_KEY, storedUserId } from "../stored-sign-in.ts";
import { tokenClaims } from "./token-claims.ts";

/** Without a configuration main.tsx shows no screen that could make a request; the client still has to exist. */
const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };

/** The official client of the session this browser keeps: renews it, and hears of it in other tabs. Load it with `loadSessionClient`. */
export const sessionClient = new AuthClient({
  url: `${url}/auth/v1`,
  headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
  storage: rememberedStorage,
  storageKey: SESSION_KEY,
  autoRefreshToken: true,
  persistSession: true,
  flowType: "implicit",
  detectSessionInUrl: isOfSignedInUser,
});

/**
 * The links of mails and the way back from another site bring tokens in the address. In the app they count for who is signed in already; a
 * prepared link must not put somebody into another account. Who is not signed in comes in by /auth/callback.
 */
function isOfSignedInUser(_address: URL, parameters: { readonly access_token?: string }): boolean {
  const user = tokenClaims(parameters.access_token ?? "")?.sub;
  return user !== undefined && user === storedUserId();
}
