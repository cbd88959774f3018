import type { Logger } from "pino";
import type { Database } from "#database/database.ts";
import { type Backend, safeVersion } from "./backend/backend.ts";
import { removeExpiredUploads } from "./resumable/remove-expired.ts";

const FIRST_DELAY_MS = 60_000;
const INTERVAL_MS = 60 * 60_000;
/** Milliseconds for which bytes without a row may be those of an upload that is under way. */
const MIN_AGE_MS = 24 * 60 * 60_000;

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
    running = sweepStorage(parts).catch((error: unknown) =>
      parts.log.warn({ err: error }, "leftover files could not be removed from storage"),
    );
  };
  const first = setTimeout(sweep, FIRST_DELAY_MS);
  const timer = setInterval(sweep, INTERVAL_MS);
  first.unref();
  timer.unref();
  return async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  };
}

async function sweepStorage({ database, backend, resumableDirectory, clock, log }: Housekeeping): Promise<void> {
  const now = clock();
  await removeExpiredUploads(resumableDirectory, now);
  await database.query("delete from ironpace.upload_locks where expires_at < now() - interval '1 hour'");
  const removed = await sweepOrphans(database, backend, new Date(now.getTime() - MIN_AGE_MS));
  if (removed > 0) log.info({ removed }, "files without a database row were removed from storage");
}

const BATCH_SIZE = 500;

/**
 * Removes bytes older than `before` that no row references: aborted uploads and interrupted deletions. Younger bytes may belong to an upload in progress.
 * @returns the number of files removed
 */
export async function sweepOrphans(database: Database, backend: Backend, before: Date): Promise<number> {
  let removed = 0;
  let suspects: string[] = [];
  const settle = async () => {
    const orphans = await withoutRow(database, suspects);
    if (orphans.length > 0) await backend.remove(orphans);
    removed += orphans.length;
    suspects = [];
  };
  for await (const { version, writtenAt } of backend.list()) {
    if (writtenAt < before && isVersion(version)) suspects.push(version);
    if (suspects.length === BATCH_SIZE) await settle();
  }
  await settle();
  await backend.removeLeftovers(before);
  return removed;
}

async function withoutRow(database: Database, versions: readonly string[]): Promise<string[]> {
  if (versions.length === 0) return [];
  const rows = await database.query<{ version: string }>(
    "select version from storage.objects where version in (select jsonb_array_elements_text($1::jsonb))",
    [JSON.stringify(versions)],
  );
  const known = new Set(rows.map((row) => row.version));
  return versions.filter((version) => !known.has(version));
}

/** What somebody else has put there is left alone. */
function isVersion(name: string): boolean {
  try {
    return safeVersion(name) === name;
  } catch {
    return false;
  }
}
