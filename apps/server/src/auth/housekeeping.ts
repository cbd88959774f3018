import type { Logger } from "pino";
import type { Database } from "#database/database.ts";
import { pruneExpired, type Retention } from "./prune.ts";

const EVERY = 10 * 60_000;

/** Prunes now and then as long as the server runs. Returns the function that stops it and waits for what is under way. */
export function startHousekeeping(database: Database, keep: Retention, clock: () => Date, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const prune = () => {
    running = pruneExpired(database, keep, clock()).catch((error: unknown) =>
      log.warn({ err: error }, "expired rows could not be removed"),
    );
  };
  const timer = setInterval(prune, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
