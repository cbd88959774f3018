import type { OutboxFunction, OutboxRecord, OutboxWrite } from "./outbox-record.ts";
import type { OutboxStore } from "./outbox-store.ts";

/** `refused`: the server has understood it and does not want it; sending it again changes nothing until somebody does. */
export type Outcome = { readonly kind: "sent" } | { readonly kind: "unreachable" } | { readonly kind: "refused"; readonly reason: string };

/** What the signed-in athlete has not stored yet. */
export interface OutboxState {
  readonly waiting: readonly OutboxRecord[];
  /** The server refused them; each carries what it said. */
  readonly failed: readonly OutboxRecord[];
}

export interface Outbox {
  /** Keeps a write on this device and sends it as soon as it can be sent. Resolves when it is kept. */
  enqueue<Name extends OutboxFunction>(write: OutboxWrite<Name>): Promise<void>;
  state(): OutboxState;
  subscribe(listener: () => void): () => void;
  /** Tries everything now that waits or was refused. */
  retry(): Promise<void>;
  /** Gives up a write. */
  discard(key: string): Promise<void>;
  /** Reads what an earlier page or another tab has left, and sends it. */
  wake(): Promise<void>;
}

export interface OutboxParts {
  readonly store: OutboxStore;
  readonly send: (record: OutboxRecord) => Promise<Outcome>;
  /** undefined when nobody is signed in; nothing is sent then. */
  readonly userId: () => string | undefined;
  readonly onSent: (record: OutboxRecord) => void;
  readonly newVersion: () => string;
  readonly now: () => number;
  /** Runs work so that no other tab does the same meanwhile. */
  readonly withTabLock?: (work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs to read the records again. */
  readonly announce?: () => void;
}

/**
 * Whether the same request may have another answer later: no connection (0), a session that is about to be renewed, a server that limits requests or is
 * down. An account that has used up its room (507) has none until its owner deletes something, who has to be told.
 */
export function mayPassLater(status: number): boolean {
  return LATER.has(status) || (status >= 500 && status !== 507);
}

const LATER: ReadonlySet<number> = new Set([0, 401, 408, 425, 429]);

const FIRST_WAIT_MS = 1000;
const MAX_RETRY_DELAY_MS = 60_000;

/** Writes that survive the page and go out one after the other; after a failed try each wait is twice as long, up to a minute. */
export function createWriteOutbox({
  store,
  send,
  userId,
  onSent,
  newVersion,
  now,
  withTabLock = (work) => work(),
  announce,
}: OutboxParts): Outbox {
  const listeners = new Set<() => void>();
  let state: OutboxState = { waiting: [], failed: [] };
  let sending: Promise<void> | undefined;
  let again = false;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function reload(): Promise<readonly OutboxRecord[]> {
    const mine = (await store.all()).filter((record) => record.userId === userId());
    state = { waiting: mine.filter(({ refusal }) => refusal === undefined), failed: mine.filter(({ refusal }) => refusal !== undefined) };
    for (const listener of listeners) listener();
    return state.waiting;
  }

  async function changed(): Promise<void> {
    await reload();
    announce?.();
  }

  /** Sends until nothing waits or the server cannot be reached. */
  function pump(): Promise<void> {
    clearTimeout(timer);
    again = true;
    sending ??= withTabLock(async () => {
      while (again) {
        again = false;
        await sendAll();
      }
    }).finally(() => {
      sending = undefined;
    });
    return sending;
  }

  async function sendAll(): Promise<void> {
    for (let [record] = await reload(); record !== undefined; [record] = await reload()) {
      const outcome = await send(record);
      if (outcome.kind === "unreachable") {
        timer = setTimeout(() => void pump(), wait);
        wait = Math.min(wait * 2, MAX_RETRY_DELAY_MS);
        return;
      }
      wait = FIRST_WAIT_MS;
      await store.settle(record, outcome.kind === "sent" ? undefined : { ...record, refusal: outcome.reason });
      await changed();
      if (outcome.kind === "sent") onSent(record);
    }
  }

  return {
    async enqueue(write) {
      const owner = userId();
      if (owner === undefined) throw new Error("Please sign in again.");
      const earlier = (await store.all()).find(({ key }) => key === write.key);
      const queuedAt = earlier?.queuedAt ?? now();
      await store.put({ ...write, userId: owner, queuedAt, version: newVersion() } as unknown as OutboxRecord);
      await changed();
      void pump();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async retry() {
      await reload();
      for (const record of state.failed) {
        const { refusal: _, ...waiting } = record;
        await store.settle(record, waiting);
      }
      wait = FIRST_WAIT_MS;
      await pump();
    },
    async discard(key) {
      const record = (await store.all()).find((candidate) => candidate.key === key);
      if (record !== undefined) await store.settle(record, undefined);
      await changed();
    },
    async wake() {
      wait = FIRST_WAIT_MS;
      await pump();
    },
  };
}
