import type { PoolClient } from "pg";
import { breakOff } from "./wire.ts";

/** Milliseconds between two looks at who is late. */
const LOOK_EVERY = 250;

const waiting = new Map<PoolClient, number>();
let looking: NodeJS.Timeout | undefined;

/**
 * Breaks a connection that has not answered after `limit` milliseconds, so that what waits for it fails; the returned function ends the watch.
 * One timer for all: with the driver's own for each statement the collector of garbage takes every answer for alive until it looks at all memory.
 */
export function watch(client: PoolClient, limit: number): () => void {
  waiting.set(client, performance.now() + limit);
  looking ??= setInterval(look, LOOK_EVERY).unref();
  return () => waiting.delete(client);
}

function look(): void {
  const now = performance.now();
  for (const [client, deadline] of waiting) {
    if (deadline < now) breakOff(client, new Error("connection read timeout"));
  }
  if (waiting.size > 0) return;
  clearInterval(looking);
  looking = undefined;
}
