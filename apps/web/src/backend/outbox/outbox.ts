import { useEffect, useSyncExternalStore } from "react";
import { getSentence } from "../error-sentence.ts";
import { logWarning } from "../log.ts";
import { newId } from "../new-id.ts";
import { handleStored, queryClient } from "../query-client.ts";
import { storedUserId } from "../stored-sign-in.ts";
import { supabase } from "../supabase.ts";
import { createWriteOutbox, mayPassLater, type OutboxState, type Outcome } from "./create-outbox.ts";
import type { OutboxRecord } from "./outbox-record.ts";
import { indexedOutbox, memoryOutbox, type OutboxStore } from "./outbox-store.ts";

/** A request that hangs is given up after this long. */
const SEND_TIMEOUT_MS = 20_000;
const OUTBOX_NAME = "ironpace-outbox";
const otherTabs = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(OUTBOX_NAME);

/**
 * Writes that must not be lost: kept on this device at once, sent when the server can be reached, in order, and again until it has
 * answered. `enqueue` one, show `useOutbox()`, offer `retry`.
 */
export const outbox = createWriteOutbox({
  store: withMemoryFallback(),
  send: sendRecord,
  userId: storedUserId,
  onSent: ({ args, refreshes }) => {
    handleStored(args);
    for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey });
  },
  newVersion: newId,
  now: Date.now,
  // A page over plain http has no locks; two tabs that send the same then store it once all the same.
  ...("locks" in navigator ? { withTabLock: (work: () => Promise<void>) => navigator.locks.request(OUTBOX_NAME, work) } : {}),
  announce: () => otherTabs?.postMessage("changed"),
});

export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}

/** While somebody is signed in: sends what waits at once, when the connection is back, and when the page is looked at again. */
export function useOutboxSync(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const wake = () => void outbox.wake();
    const whenSeen = () => document.visibilityState === "visible" && wake();
    wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", whenSeen);
    otherTabs?.addEventListener("message", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", whenSeen);
      otherTabs?.removeEventListener("message", wake);
    };
  }, [userId]);
}

/** IndexedDB; memory where the browser has none or refuses it. */
function withMemoryFallback(): OutboxStore {
  const memory = memoryOutbox();
  let store: OutboxStore = indexedOutbox;
  const either = async <Answer>(use: (current: OutboxStore) => Promise<Answer>): Promise<Answer> => {
    try {
      return await use(store);
    } catch (error) {
      if (store === memory) throw error;
      logWarning("This browser cannot save anything: unsent entries are lost when you close the page", error);
      store = memory;
      return use(store);
    }
  };
  return {
    all: () => either((current) => current.all()),
    put: (record) => either((current) => current.put(record)),
    settle: (record, next) => either((current) => current.settle(record, next)),
  };
}

async function sendRecord({ name, args }: OutboxRecord): Promise<Outcome> {
  try {
    const { error, status } = await supabase.rpc(name, args as never).abortSignal(AbortSignal.timeout(SEND_TIMEOUT_MS));
    if (error === null) return { kind: "sent" };
    return mayPassLater(status)
      ? { kind: "unreachable" }
      : { kind: "refused", reason: getSentence(error) ?? "The server rejected this entry." };
  } catch {
    return { kind: "unreachable" };
  }
}
