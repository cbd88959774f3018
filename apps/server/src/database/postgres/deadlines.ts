import type { PoolClient } from "pg";
import { breakOff } from "./wire.ts";

const CHECK_INTERVAL_MS = 250;

/** Connections with a pending request, and the time by which each must have answered. */
const deadlines = new Map<PoolClient, number>();
let timer: NodeJS.Timeout | undefined;

/**
 * Breaks the connection when it has not answered after `limit` milliseconds, so that what waits for it fails. Returns the function that
 * clears the deadline. All connections share one timer: with the driver's own timer for each statement the garbage collector keeps every
 * result alive until its next full run.
 */
export function setDeadline(client: PoolClient, limit: number): () => void {
  deadlines.set(client, performance.now() + limit);
  timer ??= setInterval(checkDeadlines, CHECK_INTERVAL_MS).unref();
  return () => deadlines.delete(client);
}

function checkDeadlines(): void {
  const now = performance.now();
  for (const [client, deadline] of deadlines) {
    if (deadline < now) breakOff(client, new Error("connection read timeout"));
  }
  if (deadlines.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}
