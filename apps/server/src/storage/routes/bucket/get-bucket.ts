import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { addressedBucket } from "../../request/address.ts";
import { findBucket } from "../../store/buckets.ts";

/** GET /bucket/:id */
export function getBucket({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const id = addressedBucket(context, "bucket");
    const bucket = await asCaller(database, context.get("caller"), (transaction) => findBucket(transaction, id), { readOnly: true });
    if (!bucket) throw storageErrors.noSuchBucket();
    return context.json(bucket);
  };
}
