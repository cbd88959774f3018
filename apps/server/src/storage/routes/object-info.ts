import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { addressedObject } from "../request/address.ts";
import { optionalCaller } from "../request/caller.ts";
import { bucketRules } from "../store/buckets.ts";
import { type StoredObject, findObject } from "../store/objects.ts";

/** GET /object/info/:bucket/:name, also with `authenticated` or `public` before the bucket: what is known of an object; `exists` asks this. */
export function info(dependencies: StorageDependencies, route: "object/info" | "object/info/authenticated" | "object/info/public") {
  const { database } = dependencies;
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, route);
    const rules = await bucketRules(database, address.bucketId);
    const caller = route === "object/info/public" ? undefined : await optionalCaller(context.req.raw, dependencies);
    if (!rules || (!rules.public && !caller)) throw storageErrors.noSuchBucket();
    const object =
      rules.public || !caller
        ? await findObject(database, address)
        : await asCaller(database, caller, (transaction) => findObject(transaction, address), { readOnly: true });
    if (!object) throw storageErrors.noSuchKey();
    return context.json(described(object));
  };
}

function described({ id, name, version, bucket_id, metadata, user_metadata, created_at, last_accessed_at }: StoredObject) {
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata?.size,
    content_type: metadata?.mimetype,
    cache_control: metadata?.cacheControl,
    etag: metadata?.eTag,
    last_modified: metadata?.lastModified,
    metadata: user_metadata ?? {},
    created_at,
    last_accessed_at,
  };
}
