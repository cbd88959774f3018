import type { Context } from "hono";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { addressedObject } from "../../request/address.ts";
import { createSignedUrls } from "../../sign/signed-urls.ts";
import { authorise, getOwner } from "../../upload/authorise.ts";

/** POST /object/upload/sign/:bucket/:name: an address to which anybody may upload this object for two hours, if this caller might now. */
export function signUpload(dependencies: StorageDependencies) {
  const urls = createSignedUrls(dependencies.identity, dependencies.clock);
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/upload/sign");
    const caller = context.get("caller");
    const right = { owner: getOwner(caller), upsert: context.req.header("x-upsert") === "true" };
    await authorise(dependencies, { ...address, caller, ownerId: right.owner, upsert: right.upsert });
    const token = await urls.signUpload(address, right);
    return context.json({ url: `/object/upload/sign/${address.bucketId}/${encodeURI(address.name)}?token=${token}`, token });
  };
}
