import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { addressedObject } from "../request/address.ts";
import { optionalCaller } from "../request/caller.ts";
import { serveObject } from "../serve/serve-object.ts";
import { bucketRules } from "../store/buckets.ts";
import { findObject } from "../store/objects.ts";
import { createSignedUrls } from "../signed-urls.ts";

/** GET /object/:bucket/:name and /object/authenticated/:bucket/:name: of a public bucket to anybody, otherwise to whom a policy shows the row. */
export function download(dependencies: StorageDependencies, route: "object" | "object/authenticated") {
  const { database, backend } = dependencies;
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, route);
    const [rules, caller] = await Promise.all([bucketRules(database, address.bucketId), optionalCaller(context.req.raw, dependencies)]);
    if (!rules) throw storageErrors.noSuchBucket();
    if (rules.public) return serveObject(context, backend, () => findObject(database, address));
    if (!caller) throw storageErrors.noSuchBucket();
    return serveObject(context, backend, () =>
      asCaller(database, caller, (transaction) => findObject(transaction, address), { readOnly: true }),
    );
  };
}

/** GET /object/public/:bucket/:name: no key, no token, no policy. A bucket that is not public is as good as none. */
export function downloadPublic({ database, backend }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/public");
    const rules = await bucketRules(database, address.bucketId);
    if (!rules?.public) throw storageErrors.noSuchBucket();
    return serveObject(context, backend, () => findObject(database, address));
  };
}

/** GET /object/sign/:bucket/:name?token=: the token is all it needs. */
export function downloadSigned({ database, identity, clock, backend }: StorageDependencies) {
  const urls = createSignedUrls(identity, clock);
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/sign");
    const token = context.req.query("token");
    if (!token) throw storageErrors.invalidRequest("querystring must have required property 'token'");
    await urls.verifyDownload(token, address);
    return serveObject(context, backend, () => findObject(database, address));
  };
}
