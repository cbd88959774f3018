import type { Database } from "@ironpace/contract";
import { createClient } from "@supabase/supabase-js";
import { tokenClaims } from "./auth/token-claims.ts";
import { readConfig } from "./config.ts";
import { rememberedStorage } from "./remembered-storage.ts";
import { SESSION_KEY, storedUserId } from "./stored-session.ts";

/** Without a configuration main.tsx shows no screen that could make a request; the client still has to exist. */
const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };

/** The one client of the app behind the sign-in. */
export const supabase = createClient<Database>(url, anonKey, {
  auth: { storage: rememberedStorage, storageKey: SESSION_KEY, detectSessionInUrl: isOfSignedInUser },
  // The query client tries again; a second layer of tries would hide a failure for a quarter of a minute.
  db: { retry: false },
});

/**
 * The links of mails and the way back from another site bring tokens in the address. In the app they count for who is signed in already; a
 * prepared link must not put somebody into another account. Who is not signed in comes in by /auth/callback.
 */
function isOfSignedInUser(_address: URL, parameters: { readonly access_token?: string }): boolean {
  const user = tokenClaims(parameters.access_token ?? "")?.sub;
  return user !== undefined && user === storedUserId();
}
