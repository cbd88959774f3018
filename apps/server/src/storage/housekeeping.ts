import type { Logger } from "pino";
import type { Database } from "#database/database.ts";
import type { Backend } from "./backend/backend.ts";
import { removeExpiredUploads } from "./resumable/remove-expired.ts";
import { sweepOrphans } from "./sweep.ts";

const FIRST_AFTER = 60_000;
const EVERY = 60 * 60_000;
/** Milliseconds for which bytes without a row may be those of an upload that is under way. */
const SPARED = 24 * 60 * 60_000;

interface Housekeeping {
  readonly database: Database;
  readonly backend: Backend;
  readonly resumableDirectory: string;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Sweeps soon after the start and now and then. Returns the function that stops it and waits for what is under way. */
export function startHousekeeping(parts: Housekeeping): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = () => {
    running = keepHouse(parts).catch((error: unknown) =>
      parts.log.warn({ err: error }, "leftover files could not be removed from storage"),
    );
  };
  const first = setTimeout(sweep, FIRST_AFTER);
  const timer = setInterval(sweep, EVERY);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

async function keepHouse({ database, backend, resumableDirectory, clock, log }: Housekeeping): Promise<void> {
  const now = clock();
  await removeExpiredUploads(resumableDirectory, now);
  await database.query("delete from ironpace.upload_locks where expires_at < now() - interval '1 hour'");
  const removed = await sweepOrphans(database, backend, new Date(now.getTime() - SPARED));
  if (removed > 0) log.info({ removed }, "files without a database row were removed from storage");
}
