import { localDatabase } from "../local-database.ts";
import { logWarning } from "../log.ts";

/*
 * What an account is in the middle of, kept on this device until it is stored: it survives the tab, the browser and a sign-out, because it
 * may be work that nobody can do again. Only the same account finds it again.
 */

/** undefined when nothing is kept or it cannot be read. */
export async function readLocalDraft(userId: string, name: string): Promise<unknown> {
  try {
    return await (await localDatabase()).get("drafts", getKey(userId, name));
  } catch (error) {
    logWarning("A draft could not be read from this device", error);
    return undefined;
  }
}

/** All drafts whose names begin with `prefix`. */
export async function readLocalDrafts(userId: string, prefix: string): Promise<readonly unknown[]> {
  try {
    const from = getKey(userId, prefix);
    return await (await localDatabase()).getAll("drafts", IDBKeyRange.bound(from, `${from}\uffff`));
  } catch (error) {
    logWarning("A draft could not be read from this device", error);
    return [];
  }
}

/** undefined removes it. */
export async function writeLocalDraft(userId: string, name: string, draft: unknown): Promise<void> {
  try {
    const database = await localDatabase();
    if (draft === undefined) await database.delete("drafts", getKey(userId, name));
    else await database.put("drafts", draft, getKey(userId, name));
  } catch (error) {
    logWarning("A draft could not be kept on this device", error);
  }
}

function getKey(userId: string, name: string): string {
  return `${userId}:${name}`;
}
