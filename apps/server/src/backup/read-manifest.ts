import { text } from "node:stream/consumers";
import { StartError } from "#database/start-error.ts";
import { readArchive } from "./archive.ts";
import { ENTRY, type Manifest, manifestSchema } from "./manifest.ts";

/** What a backup is of. Rejects with `StartError` when the file is none. */
export async function readManifest(path: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const found = new Error("found");
  try {
    await readArchive(path, async ({ name, bytes }) => {
      if (name === ENTRY.manifest) manifest = manifestSchema.parse(JSON.parse(await text(bytes)));
      throw found;
    });
  } catch (error) {
    if (error !== found) throw damagedBackup(path, error);
  }
  if (!manifest) throw damagedBackup(path);
  return manifest;
}

export function damagedBackup(path: string, cause?: unknown): StartError {
  const reason = cause instanceof Error ? `: ${cause.message}` : "";
  return new StartError(`${path} is not a complete backup of Ironpace${reason}.`, { cause });
}
