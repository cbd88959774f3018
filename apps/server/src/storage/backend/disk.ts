import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Backend, type ByteRange, MissingBytes, safeVersion } from "./backend.ts";

/**
 * Files under `directory`: written to `temporary/`, brought to the medium, then renamed to `objects/<two letters>/<version>`, so that a file
 * there is a whole one.
 */
export function diskBackend(directory: string): Backend {
  const temporary = join(directory, "temporary");
  const place = (version: string) => join(directory, "objects", safeVersion(version).slice(0, 2), version);

  // Any of them may be new, and made by another upload that has not brought it to the medium yet.
  const foldersToMedium = (target: string) => Promise.all([dirname(target), join(directory, "objects"), directory].map(toMedium));

  const intoPlace = async (version: string, fill: (draft: string) => Promise<void>) => {
    const target = place(version);
    const draft = join(temporary, version);
    try {
      await Promise.all([mkdir(temporary, PRIVATE), mkdir(dirname(target), PRIVATE)]);
      await fill(draft);
      await rename(draft, target);
      await foldersToMedium(target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };

  return {
    write: (version, bytes) =>
      intoPlace(version, async (draft) => {
        await pipeline(bytes, createWriteStream(draft, { flags: "wx", mode: 0o600, flush: true }));
      }),
    async read(version, range) {
      return opened(place(version), range);
    },
    async adopt(version, path) {
      const target = place(version);
      await mkdir(dirname(target), PRIVATE);
      try {
        await toMedium(path);
        await rename(path, target);
      } catch (error) {
        if (!(isMissing(error) && (await exists(target)))) throw error;
      }
      await foldersToMedium(target);
    },
    copy: (from, to) =>
      intoPlace(to, async (draft) => {
        await copyFile(place(from), draft).catch((error: unknown) => {
          throw isMissing(error) ? new MissingBytes("no such file", { cause: error }) : error;
        });
        await toMedium(draft);
      }),
    async remove(versions) {
      for (const version of versions) await rm(place(version), { force: true });
    },
    async *list() {
      for await (const path of filesBelow(join(directory, "objects"))) {
        const { mtime } = await stat(path);
        yield { version: path.slice(path.lastIndexOf("/") + 1), writtenAt: mtime };
      }
    },
    async removeLeftovers(before) {
      for await (const path of filesBelow(temporary)) {
        const { mtime } = await stat(path);
        if (mtime < before) await rm(path, { force: true });
      }
    },
    async close() {},
  };
}

const PRIVATE = { recursive: true, mode: 0o700 };

/** Opened before it is promised: a file that is removed meanwhile is read to its end. */
async function opened(path: string, range: ByteRange | undefined): Promise<Readable> {
  try {
    const handle = await open(path);
    return createReadStream(path, { fd: handle, ...range });
  } catch (error) {
    throw isMissing(error) ? new MissingBytes("no such file", { cause: error }) : error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Syncs a file or folder: it is found on the medium once the folder that names it is there too. */
export async function toMedium(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function* filesBelow(directory: string): AsyncIterable<string> {
  const entries = await opendir(directory).catch(() => undefined);
  for await (const entry of entries ?? []) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}
