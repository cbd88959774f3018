import { asCaller } from "#database/as-caller.ts";
import { SqlError } from "#database/sql-error.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { findObject, findVersion, insertObject, lockObject, type NewObject, upsertObject } from "../store/objects.ts";
import type { WantedUpload } from "./authorise.ts";

export type CompletedObject = Pick<NewObject, "version" | "metadata" | "userMetadata" | "id">;

/**
 * Makes the row of bytes that are all here, as the caller; done twice it is done once. Without a row the bytes go again, unless nobody can tell
 * whether there is one: then the sweep finds out. What the row pointed to before goes once it does not any more.
 */
export async function complete(
  { database, backend }: Pick<StorageDependencies, "database" | "backend">,
  upload: WantedUpload,
  object: CompletedObject,
): Promise<{ readonly id: string }> {
  const row = { ...upload, ...object };
  try {
    const { id, replaced } = await asCaller(database, upload.caller, async (transaction) => {
      await lockObject(transaction, row);
      const previous = upload.upsert ? await findObject(transaction, row) : undefined;
      const made = await (upload.upsert ? upsertObject : insertObject)(transaction, row);
      return { ...made, replaced: previous?.version };
    });
    if (replaced && replaced !== row.version) await backend.remove([replaced]);
    return { id };
  } catch (error) {
    if (isOutcomeUnknown(error)) throw error;
    const made = await findVersion(database, object.version);
    if (made) return made;
    await backend.remove([object.version]);
    throw error;
  }
}

/** The connection, or the time limit, ended somewhere before the answer to COMMIT. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof SqlError && (error.code.startsWith("08") || error.code === "57014");
}
