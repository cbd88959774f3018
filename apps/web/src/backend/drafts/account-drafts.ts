import { logWarning } from "../log.ts";

/**
 * What an account has typed and not saved yet, kept on this device under the account's id. Nobody else sees it: when the session
 * ends or another account signs in, it is removed.
 */
const KEY_PREFIX = "ironpace-draft:";

/** undefined when nothing is kept or it cannot be read. */
export function readDraft(userId: string, name: string): unknown {
  try {
    const text = localStorage.getItem(getKey(userId, name));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** undefined removes it. */
export function writeDraft(userId: string, name: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(getKey(userId, name));
    else localStorage.setItem(getKey(userId, name), JSON.stringify(draft));
  } catch (error) {
    logWarning("A draft could not be kept on this device", error);
  }
}

/** Removes the drafts of everybody but `userId`; of everybody without one. */
export function removeOtherDrafts(userId: string | undefined): void {
  try {
    const kept = userId === undefined ? undefined : getKey(userId, "");
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEY_PREFIX) && (kept === undefined || !key.startsWith(kept))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function getKey(userId: string, name: string): string {
  return `${KEY_PREFIX}${userId}:${name}`;
}
