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

/** Whose session that is. */
export function storedUserId(): string | undefined {
  try {
    const session = JSON.parse(rememberedStorage.getItem(SESSION_KEY) as string) as { user?: { id?: string } } | null;
    return session?.user?.id;
  } catch {
    return undefined;
  }
}
