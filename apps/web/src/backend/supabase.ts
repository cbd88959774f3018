import type { Database } from "@ironpace/contract";
import type { FunctionInvokeOptions, FunctionsResponse } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { currentSession } from "./auth/current-session.ts";
import { readConfig } from "./config.ts";

/** Without a configuration main.tsx shows no screen that could make a request; the client still has to exist. */
const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };

/**
 * The one client of the app behind the sign-in, assembled from the official parts: `createClient` would add Realtime, Storage and the client
 * of the session, 43 kB of compressed script that the shell never runs. The last one is loaded when it is used (`loadSessionClient`).
 */
export const supabase = Object.assign(
  new PostgrestClient<Database, { PostgrestVersion: "12" }>(`${url}/rest/v1`, {
    schema: "public",
    fetch: fetchSignedIn,
    // The query client tries again; a second layer of tries would hide a failure for a quarter of a minute.
    retry: false,
  }),
  { functions: { invoke } },
);

/** As of the official client, which is loaded with the first call. */
async function invoke<Answer>(name: string, options?: FunctionInvokeOptions): Promise<FunctionsResponse<Answer>> {
  const { FunctionsClient } = await import("@supabase/functions-js");
  return new FunctionsClient(`${url}/functions/v1`, { customFetch: fetchSignedIn }).invoke<Answer>(name, options);
}

/** `fetch` with the token of the session, or with the public key while there is none. */
export async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const session = await currentSession();
  const headers = new Headers(init?.headers);
  if (!headers.has("apikey")) headers.set("apikey", anonKey);
  if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${session?.access_token ?? anonKey}`);
  return fetch(input, { ...init, headers });
}
