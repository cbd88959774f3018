import type { OutboxState } from "#backend/outbox/create-outbox.ts";
import { outbox, useOutbox } from "#backend/outbox/outbox.ts";
import type { StoreArgs } from "../model/store-payload.ts";
import { SHOWN_IN } from "./log-keys.ts";

/** Keeps what is known of a session on this device and sends it; a later state takes the place of one that still waits. */
export function storeSession(id: string, args: StoreArgs): Promise<void> {
  return outbox.enqueue({ key: outboxKey(id), name: "store_performed_session", args, refreshes: SHOWN_IN });
}

/** Takes a session that was begun out again. */
export function discardSession(id: string): Promise<void> {
  return outbox.enqueue({ key: outboxKey(id), name: "remove_performed_session", args: { session_id: id }, refreshes: SHOWN_IN });
}

/** Undoes a completion; it replaces one that still waits to be sent. */
export function reopenSession(id: string): Promise<void> {
  return outbox.enqueue({ key: outboxKey(id), name: "reopen_performed_session", args: { session_id: id }, refreshes: SHOWN_IN });
}

export type SaveState = "saved" | "waiting" | "failed";

/** Whether a session, or without an id everything, has reached the server. */
export function useSaveState(id?: string): SaveState {
  return toSaveState(useOutbox(), id);
}

/** The same at this moment. */
export function getSaveState(id: string): SaveState {
  return toSaveState(outbox.state(), id);
}

function toSaveState({ waiting, failed }: OutboxState, id: string | undefined): SaveState {
  const mine = ({ key }: { readonly key: string }) => id === undefined || key === outboxKey(id);
  if (failed.some(mine)) return "failed";
  return waiting.some(mine) ? "waiting" : "saved";
}

function outboxKey(id: string): string {
  return `performed-session:${id}`;
}
