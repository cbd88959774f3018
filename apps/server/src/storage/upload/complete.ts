import { asCaller } from "../../database/as-caller.ts";
import { SqlError } from "../../database/sql-error.ts";
import type { StorageDependencies } from "../dependencies.ts";
import { findObject, insertObject, lockObject, type NewObject, upsertObject } from "../store/objects.ts";
import type { AuthorisedUpload } from "./authorise.ts";

export type CompletedObject = Pick<NewObject, "version" | "metadata" | "userMetadata" | "id">;

/**
 * Makes the row of bytes that are all here, as the caller. Without it the bytes go again, unless nobody can tell whether there is one: then the
 * sweep finds out. What the row pointed to before goes once it does not any more.
 */
export async function complete(
  { database, backend }: Pick<StorageDependencies, "database" | "backend">,
  upload: AuthorisedUpload,
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
    if (replaced) await backend.remove([replaced]);
    return { id };
  } catch (error) {
    if (!(error instanceof SqlError && isOutcomeUnknown(error))) await backend.remove([object.version]);
    throw error;
  }
}

function isOutcomeUnknown({ code }: SqlError): boolean {
  return code.startsWith("08") || code === "57014";
}
