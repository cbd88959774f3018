import { localDatabase } from "../local-database.ts";
import { readLocalDrafts } from "./local-drafts.ts";
import { outbox } from "../outbox/outbox.ts";

/** The server is waited for so long to take what has not been sent. Milliseconds. */
const SENDING_TIMEOUT_MS = 2000;

/** How many things of this account are on this device and nowhere else, after a try to send them: writes that wait, and sessions that are being logged. */
export async function countUnsavedWork(userId: string): Promise<number> {
  await Promise.race([outbox.wake(), new Promise((resolve) => setTimeout(resolve, SENDING_TIMEOUT_MS))]).catch(() => undefined);
  const { waiting, failed } = outbox.state();
  return waiting.length + failed.length + (await readLocalDrafts(userId, "")).length;
}

/** Removes them for good. */
export async function deleteUnsavedWork(userId: string): Promise<void> {
  const { waiting, failed } = outbox.state();
  for (const { key } of [...waiting, ...failed]) await outbox.discard(key);
  const database = await localDatabase();
  await database.delete("drafts", IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`));
}
