import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import { toMedium } from "#storage/backend/disk.ts";

/** Adds one entry; resolves when there is room for the next. */
export type AddEntry = (
  name: string,
  size: number,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  contentType?: string,
) => Promise<void>;

/** A compressed tar archive, while `fill` adds to it. What fails in `fill` fails the stream. */
export function archive(fill: (add: AddEntry) => Promise<void>): Readable {
  const tar = pack();
  const compressed = createGzip({ level: 1 });
  const add: AddEntry = async (name, size, bytes, contentType) => {
    const entry = tar.entry({ name, size, ...(contentType !== undefined && { pax: { [CONTENT_TYPE]: contentType } }) });
    await pipeline(Readable.from(bytes), entry as unknown as NodeJS.WritableStream);
  };
  pipeline(tar as unknown as Readable, compressed).catch((error: Error) => compressed.destroy(error));
  fill(add).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  return compressed;
}

export interface Entry {
  readonly name: string;
  readonly contentType: string | undefined;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** Reads the entries of an archive one after the other. Rejects when the archive is damaged or `handle` does. */
export async function readArchive(path: string, handle: (entry: Entry) => Promise<void>): Promise<void> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), tar as unknown as NodeJS.WritableStream);
  // The loop below rethrows this when the stream ends; without it the rejection would be unhandled.
  reading.catch(() => undefined);
  for await (const entry of tar) {
    const { name, pax } = entry.header as { name: string; pax?: Record<string, string> | null };
    await handle({ name, contentType: pax?.[CONTENT_TYPE], bytes: entry as unknown as AsyncIterable<Uint8Array> });
    entry.resume();
  }
  await reading;
}

/**
 * Writes a stream to a file that must not exist yet. The file has its name once it is complete and on the medium: until then it is `path` with a
 * random number and `.part`, which an error removes and a killed process leaves behind.
 */
export async function writeWhole(bytes: Readable, path: string): Promise<void> {
  const part = `${path}.${randomBytes(4).toString("hex")}.part`;
  try {
    await pipeline(bytes, createWriteStream(part, { flags: "wx", mode: 0o600, flush: true }));
    if (existsSync(path)) throw Object.assign(new Error(`${path} exists by now`), { code: "EEXIST" });
    await rename(part, path);
    await toMedium(dirname(path));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const CONTENT_TYPE = "IRONPACE.content-type";
