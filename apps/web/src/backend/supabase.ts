import type { Database } from "@ironpace/contract";
import { createClient } from "@supabase/supabase-js";
import { readConfig } from "./config.ts";
import { rememberedStorage } from "./remembered-storage.ts";

/** Without a configuration main.tsx shows no screen that could make a request; the client still has to exist. */
const { url, anonKey } = readConfig() ?? { url: location.origin, anonKey: "not-configured" };

/** The one client of the app. */
export const supabase = createClient<Database>(url, anonKey, {
  auth: { storage: rememberedStorage, storageKey: "ironpace-session" },
  // The query client tries again; a second layer of tries would hide a failure for a quarter of a minute.
  db: { retry: false },
});

/** A client that keeps its session to itself and forgets it, for signing up: that must not sign this browser in. */
export function separateClient() {
  return createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: "ironpace-separate" },
  });
}
