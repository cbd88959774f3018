import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { addressedBucket } from "../../request/address.ts";
import { getBytes } from "../../request/file-size.ts";
import { readJson } from "../../request/read-json.ts";
import { updateBucket as update } from "../../store/buckets.ts";
import { bucketRulesSchema } from "./bucket-rules.ts";

/** PUT /bucket/:id: what is not given stays, null takes a limit away. */
export function updateBucket({ database, fileSizeLimit }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const id = addressedBucket(context, "bucket");
    const change = await readJson(context, bucketRulesSchema);
    if (getBytes(change.file_size_limit ?? 0) > fileSizeLimit) throw storageErrors.limitAboveServers();
    const changed = await asCaller(database, context.get("caller"), (transaction) => update(transaction, id, change));
    if (!changed) throw storageErrors.noSuchBucket();
    return context.json({ message: "Successfully updated" });
  };
}
