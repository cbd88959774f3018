import type { Session } from "@supabase/auth-js";
import { storedSession } from "../stored-sign-in.ts";
import type { sessionClient } from "./session-client.ts";

/** The client renews a session that has less than this left. Milliseconds. */
const RENEWED_BEFORE_MS = 90_000;

/** The client of the session, 23 kB of compressed script that nothing needs to draw a page. */
export async function loadSessionClient(): Promise<typeof sessionClient> {
  return (await import("./session-client.ts")).sessionClient;
}

/** The session, renewed by the client when it has run out; null when nobody is signed in. */
export async function currentSession(): Promise<Session | null> {
  const stored = knownSession();
  if (stored !== undefined) return stored;
  const client = await loadSessionClient();
  const { data } = await client.getSession();
  return data.session;
}

/** The same without waiting: undefined where only the client can tell. */
export function knownSession(): Session | null | undefined {
  const stored = storedSession();
  if (stored === null) return null;
  return (stored.expires_at ?? 0) * 1000 - Date.now() > RENEWED_BEFORE_MS ? stored : undefined;
}
