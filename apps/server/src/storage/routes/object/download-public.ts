import type { Context } from "hono";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { addressedObject } from "../../request/address.ts";
import { serveObject } from "../../serve/serve-object.ts";
import { bucketRules } from "../../store/buckets.ts";
import { findObject } from "../../store/objects.ts";

/** GET /object/public/:bucket/:name: no key, no token, no policy. A bucket that is not public is as good as none. */
export function downloadPublic({ database, backend }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/public");
    const rules = await bucketRules(database, address.bucketId);
    if (!rules?.public) throw storageErrors.noSuchBucket();
    return serveObject(context, backend, () => findObject(database, address));
  };
}
