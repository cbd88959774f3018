import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Milliseconds an upload may take from its beginning; then what there is of it goes. */
export const UPLOAD_LIFETIME_MS = 24 * 60 * 60_000;

/** Removes unfinished uploads that were begun too long ago, whole or not: their bytes, and what is known of them. */
export async function removeExpiredUploads(directory: string, now: Date): Promise<void> {
  for (const name of await readdir(directory).catch(() => [])) {
    const id = name.replace(/\.json$/, "");
    const begun = (await begunAt(join(directory, `${id}.json`))) ?? (await changedAt(join(directory, name))) ?? now;
    if (now.getTime() - begun.getTime() <= UPLOAD_LIFETIME_MS) continue;
    await Promise.all([rm(join(directory, id), { force: true }), rm(join(directory, `${id}.json`), { force: true })]);
  }
}

async function begunAt(description: string): Promise<Date | undefined> {
  try {
    const { creation_date: begun } = JSON.parse(await readFile(description, "utf8")) as { creation_date?: string };
    return begun === undefined ? undefined : new Date(begun);
  } catch {
    return undefined;
  }
}

async function changedAt(path: string): Promise<Date | undefined> {
  return stat(path).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
}
