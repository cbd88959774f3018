import type { Database } from "@ironpace/contract";
import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { tokenClaims } from "./auth/token-claims.ts";
import { readConfig } from "./config.ts";
import { rememberedStorage } from "./remembered-storage.ts";
import { SESSION_KEY, storedUserId } from "./stored-session.ts";

/** Without a configuration main.tsx shows no screen that could make a request; the client still has to exist. */
const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };

const auth = new AuthClient({
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
 * The one client of the app behind the sign-in, assembled from the official parts: `createClient` would add Realtime and Storage, 20 kB of
 * compressed script that the shell never runs.
 */
export const supabase = Object.assign(
  new PostgrestClient<Database, { PostgrestVersion: "12" }>(`${url}/rest/v1`, {
    schema: "public",
    fetch: fetchSignedIn,
    // The query client tries again; a second layer of tries would hide a failure for a quarter of a minute.
    retry: false,
  }),
  { auth, functions: new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchSignedIn }) },
);

/** `fetch` with the token of the session, or with the public key while there is none. */
export async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { data } = await auth.getSession();
  const headers = new Headers(init?.headers);
  if (!headers.has("apikey")) headers.set("apikey", anonKey);
  if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${data.session?.access_token ?? anonKey}`);
  return fetch(input, { ...init, headers });
}

/**
 * The links of mails and the way back from another site bring tokens in the address. In the app they count for who is signed in already; a
 * prepared link must not put somebody into another account. Who is not signed in comes in by /auth/callback.
 */
function isOfSignedInUser(_address: URL, parameters: { readonly access_token?: string }): boolean {
  const user = tokenClaims(parameters.access_token ?? "")?.sub;
  return user !== undefined && user === storedUserId();
}
