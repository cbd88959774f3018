import type { Context } from "hono";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { addressedObject } from "../../request/address.ts";
import { serveObject } from "../../serve/serve-object.ts";
import { createSignedUrls } from "../../sign/signed-urls.ts";
import { findObject } from "../../store/objects.ts";

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
