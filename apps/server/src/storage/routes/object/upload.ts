import type { Context } from "hono";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { addressedObject } from "../../request/address.ts";
import { getOwner } from "../../upload/authorise.ts";
import { uploadObject } from "../../upload/upload-object.ts";

/** POST /object/:bucket/:name makes an object, with `x-upsert: true` also over one that is there; PUT replaces. */
export function upload(dependencies: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { bucketId, name } = addressedObject(context, "object");
    const caller = context.get("caller");
    const upsert = context.req.method === "PUT" || context.req.header("x-upsert") === "true";
    const { id } = await uploadObject(dependencies, context.req.raw, { bucketId, name, caller, ownerId: getOwner(caller), upsert });
    return context.json({ Id: id, Key: `${bucketId}/${name}` });
  };
}
