import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { type AddEntry, readArchive } from "./archive.ts";
import { ENTRY } from "./manifest.ts";
import { damagedBackup } from "./read-manifest.ts";

/** The last entry of a backup: what every other one must have. Whatever was lost or changed on the way is missed by it. */
const contentsSchema = z.object({ entries: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })) });

type Entries = z.infer<typeof contentsSchema>["entries"];

/** Adds entries as `add` does and remembers the size and hash of each, for `finish` to add the list of them. */
export function recordContents(add: AddEntry): { add: AddEntry; finish(): Promise<void> } {
  const entries: Entries = {};
  const recorded: AddEntry = async (name, size, bytes, contentType) => {
    const hash = createHash("sha256");
    async function* hashed() {
      for await (const piece of bytes) {
        hash.update(piece);
        yield piece;
      }
    }
    await add(name, size, hashed(), contentType);
    entries[name] = { size, sha256: hash.digest("hex") };
  };
  const finish = async () => {
    const bytes = Buffer.from(JSON.stringify({ entries }));
    await add(ENTRY.contents, bytes.length, [bytes]);
  };
  return { add: recorded, finish };
}

/**
 * Reads a whole backup before anything is put anywhere. Rejects with `StartError` unless it has its keys, every entry as it was written and no
 * other.
 */
export async function assertComplete(path: string): Promise<void> {
  const found: Entries = {};
  let listed: Entries | undefined;
  await readArchive(path, async ({ name, bytes }) => {
    if (name === ENTRY.contents) {
      listed = contentsSchema.parse(JSON.parse(await text(bytes))).entries;
      return;
    }
    const hash = createHash("sha256");
    let size = 0;
    for await (const piece of bytes) {
      hash.update(piece);
      size += piece.length;
    }
    found[name] = { size, sha256: hash.digest("hex") };
  }).catch((error: unknown) => {
    throw damagedBackup(path, error);
  });
  if (!(ENTRY.secrets in found)) throw damagedBackup(path, new Error("it has no keys"));
  if (!listed) throw damagedBackup(path, new Error("the list of its contents is missing"));
  for (const name of new Set([...Object.keys(listed), ...Object.keys(found)])) {
    const [written, read] = [listed[name], found[name]];
    if (!read) throw damagedBackup(path, new Error(`${name} is missing`));
    if (!written) throw damagedBackup(path, new Error(`${name} does not belong to it`));
    if (written.size !== read.size || written.sha256 !== read.sha256) throw damagedBackup(path, new Error(`${name} was changed`));
  }
}
