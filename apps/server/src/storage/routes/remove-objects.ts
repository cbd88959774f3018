import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import { getLog } from "#http/request-log.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { addressedBucket, addressedObject } from "../request/address.ts";
import { readJson } from "../request/json-body.ts";
import { deleteObjects } from "../store/objects.ts";
import { removeBytes } from "../store/remove-bytes.ts";

const body = z.object({ prefixes: z.array(z.string().max(1024)).min(1).max(1000) });

/** DELETE /object/:bucket: the rows that are gone; names of others are passed over. */
export function removeMany({ database, backend }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const bucketId = addressedBucket(context, "object");
    const { prefixes } = await readJson(context, body);
    const deleted = await asCaller(database, context.get("caller"), (transaction) => deleteObjects(transaction, bucketId, prefixes));
    await removeBytes(backend, deleted, getLog(context));
    return context.json(deleted);
  };
}

/** DELETE /object/:bucket/:name */
export function removeOne({ database, backend }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { bucketId, name } = addressedObject(context, "object");
    const deleted = await asCaller(database, context.get("caller"), (transaction) => deleteObjects(transaction, bucketId, [name]));
    if (deleted.length === 0) throw storageErrors.noSuchKey();
    await removeBytes(backend, deleted, getLog(context));
    return context.json({ message: "Successfully deleted" });
  };
}
