import { localDatabase } from "../local-database.ts";
import type { OutboxRecord } from "./outbox-record.ts";

/** Storage of the records that are not sent yet. */
export interface OutboxStore {
  /** In the order in which they are sent. */
  all(): Promise<readonly OutboxRecord[]>;
  /** Adds a record, or replaces the one with its key. */
  put(record: OutboxRecord): Promise<void>;
  /** Replaces a record, or removes it, unless it was replaced since. */
  settle(record: OutboxRecord, next: OutboxRecord | undefined): Promise<void>;
}

/** In IndexedDB: they are there again after the tab or the browser was closed. */
export const indexedOutbox: OutboxStore = {
  async all() {
    const records = await (await localDatabase()).getAll("outbox");
    return records.toSorted((a, b) => a.queuedAt - b.queuedAt);
  },
  async put(record) {
    await (await localDatabase()).put("outbox", record);
  },
  async settle(record, next) {
    const transaction = (await localDatabase()).transaction("outbox", "readwrite");
    const current = await transaction.store.get(record.key);
    if (current?.version === record.version)
      await (next === undefined ? transaction.store.delete(record.key) : transaction.store.put(next));
    await transaction.done;
  },
};

/** In memory, where the browser keeps nothing: what is written waits as long as the page is open. */
export function memoryOutbox(): OutboxStore {
  const records = new Map<string, OutboxRecord>();
  return {
    all: () => Promise.resolve([...records.values()].toSorted((a, b) => a.queuedAt - b.queuedAt)),
    put: (record) => Promise.resolve(void records.set(record.key, record)),
    settle(record, next) {
      if (records.get(record.key)?.version === record.version) {
        if (next === undefined) records.delete(record.key);
        else records.set(record.key, next);
      }
      return Promise.resolve();
    },
  };
}
