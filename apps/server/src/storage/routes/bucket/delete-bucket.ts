import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import { SqlError } from "#database/sql-error.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { addressedBucket } from "../../request/address.ts";
import { deleteBucket as remove } from "../../store/buckets.ts";

/** DELETE /bucket/:id, once it is empty: the foreign key of its objects says whether it is, also of those this caller does not see. */
export function deleteBucket({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const id = addressedBucket(context, "bucket");
    const deleted = await asCaller(database, context.get("caller"), (transaction) => remove(transaction, id)).catch((error: unknown) => {
      throw error instanceof SqlError && error.code === "23503" ? storageErrors.bucketNotEmpty() : error;
    });
    if (!deleted) throw storageErrors.noSuchBucket();
    return context.json({ message: "Successfully deleted" });
  };
}
