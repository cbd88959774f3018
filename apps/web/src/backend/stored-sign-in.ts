import type { Session } from "@supabase/auth-js";
import { rememberedStorage } from "./remembered-storage.ts";

/** Where the client keeps its session. */
export const SESSION_KEY = "ironpace-session";

/** Whether this browser holds a session, asked without loading the client; the server may still refuse it. */
export function hasStoredSession(): boolean {
  try {
    return rememberedStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** The account of the stored session; undefined while nobody is signed in. */
export function storedUserId(): string | undefined {
  return storedSession()?.user.id;
}

/** The session as it is stored, run out or not; null without one. */
export function storedSession(): Session | null {
  try {
    const session = JSON.parse(rememberedStorage.getItem(SESSION_KEY) as string) as Session | null;
    return typeof session?.user?.id === "string" ? session : null;
  } catch {
    return null;
  }
}
