import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import { getLog } from "#http/request-log.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { addressedBucket } from "../../request/address.ts";
import { findBucket } from "../../store/buckets.ts";
import { deleteSome } from "../../store/objects.ts";
import { removeBytes } from "../../store/remove-bytes.ts";

const AT_ONCE = 500;

/** The sentence of Supabase Storage, which clients compare. Here nothing is left by then. */
const EMPTIED = "Empty bucket has been queued. Completion may take up to an hour.";

/** POST /bucket/:id/empty: removes the objects this caller may remove, some hundred in a transaction. */
export function emptyBucket({ database, backend }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    // Its path is `/bucket/:id/empty`, so what is below `bucket` begins with the id.
    const id = addressedBucket(context, "bucket");
    const caller = context.get("caller");
    const bucket = await asCaller(database, caller, (transaction) => findBucket(transaction, id), { readOnly: true });
    if (!bucket) throw storageErrors.noSuchBucket();
    for (;;) {
      const deleted = await asCaller(database, caller, (transaction) => deleteSome(transaction, id, AT_ONCE));
      await removeBytes(backend, deleted, getLog(context));
      if (deleted.length < AT_ONCE) return context.json({ message: EMPTIED });
    }
  };
}
