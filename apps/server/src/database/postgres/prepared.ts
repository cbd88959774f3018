import { LRUCache } from "lru-cache";
import type { PoolClient } from "pg";

/** Characters of all the texts that are remembered. */
const MAX_CHARACTERS = 4_000_000;
/** A connection that has prepared so many statements is replaced: each of them costs memory of the PostgreSQL server. */
const MOST_PER_CONNECTION = 100;

export interface Prepared {
  /** Empty for a statement that stays only until the next one. */
  readonly name: string;
  /** Known once it is prepared. */
  columns?: readonly { readonly name: string; readonly read: (text: string) => unknown }[];
}

const texts = new LRUCache<string, { name: string | undefined }>({ maxSize: MAX_CHARACTERS, sizeCalculation: (_, text) => text.length });
const connections = new WeakMap<PoolClient, Map<string, Prepared>>();
let names = 0;

/**
 * The statement as this connection has it or is to prepare it, so that PostgreSQL reads and plans it once and not for every request;
 * a text that is seen for the first time, which may never come again, is not kept.
 */
export function preparedOn(client: PoolClient, text: string): Prepared {
  const own = connections.get(client) ?? new Map<string, Prepared>();
  connections.set(client, own);
  const ready = own.get(text);
  if (ready) return ready;
  const known = texts.get(text);
  if (!known) {
    texts.set(text, { name: undefined });
    return { name: "" };
  }
  // A name stands for one text for ever.
  known.name ??= `ironpace_${(names += 1)}`;
  const prepared = { name: known.name };
  own.set(text, prepared);
  return prepared;
}

/** Whether a connection has prepared as many statements as it may. */
export const isFull = (client: PoolClient): boolean => (connections.get(client)?.size ?? 0) >= MOST_PER_CONNECTION;
