import { LRUCache } from "lru-cache";
import type { PoolClient } from "pg";

/** Characters of all the texts that are remembered. */
const MOST_CHARACTERS = 4_000_000;
/** A connection that has prepared so many statements is replaced: each of them costs memory of the PostgreSQL server. */
const MOST_PER_CONNECTION = 100;

const texts = new LRUCache<string, { name: string | undefined }>({ maxSize: MOST_CHARACTERS, sizeCalculation: (_, text) => text.length });
const prepared = new WeakMap<PoolClient, Set<string>>();
let names = 0;

/**
 * The name under which this connection prepares a statement, so that PostgreSQL reads and plans it once and not for every request;
 * undefined for a text that is seen for the first time, which may never come again. A name stands for one text for ever.
 */
export function statementName(client: PoolClient, text: string): string | undefined {
  const known = texts.get(text);
  if (!known) {
    texts.set(text, { name: undefined });
    return undefined;
  }
  known.name ??= `ironpace_${(names += 1)}`;
  const own = prepared.get(client) ?? new Set();
  prepared.set(client, own.add(known.name));
  return known.name;
}

/** Whether a connection has prepared as many statements as it may. */
export const isFull = (client: PoolClient): boolean => (prepared.get(client)?.size ?? 0) >= MOST_PER_CONNECTION;
