import type { DehydratedState } from "@tanstack/react-query";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { OutboxRecord } from "./outbox/outbox-record.ts";

/** What one athlete's queries had read when it was kept. */
export interface KeptQueries {
  readonly userId: string;
  /** Build of the app that stored the entry: another build may expect other shapes. */
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly state: DehydratedState;
}

/** What this device keeps in IndexedDB: writes that are not sent yet, what is being typed or timed, and what was read last. */
interface LocalSchema extends DBSchema {
  outbox: { key: string; value: OutboxRecord };
  /** Keys are "<user id>:<name>". */
  drafts: { key: string; value: unknown };
  queries: { key: string; value: KeptQueries };
}

let opened: Promise<IDBPDatabase<LocalSchema>> | undefined;

/** Opened once for the page. Rejects where the browser has no IndexedDB or refuses it. */
export function localDatabase(): Promise<IDBPDatabase<LocalSchema>> {
  opened ??= openDB<LocalSchema>("ironpace", 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore("outbox", { keyPath: "key" });
        database.createObjectStore("drafts");
      }
      if (version < 2) database.createObjectStore("queries", { keyPath: "userId" });
    },
    // Another tab with a newer version waits for this one.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  });
  return opened;
}
