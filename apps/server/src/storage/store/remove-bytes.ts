import type { Logger } from "pino";
import type { Backend } from "../backend/backend.ts";
import type { StoredObject } from "./objects.ts";

/** The bytes of rows that are gone. Where that fails the rows are still gone: the sweep tries again. */
export async function removeBytes(backend: Backend, objects: readonly StoredObject[], log: Logger): Promise<void> {
  const versions = objects.flatMap(({ version }) => (version === null ? [] : [version]));
  if (versions.length === 0) return;
  await backend
    .remove(versions)
    .catch((error: unknown) => log.warn({ err: error }, "files of removed objects could not be deleted; the next clean-up deletes them"));
}
