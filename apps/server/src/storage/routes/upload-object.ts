import type { Context } from "hono";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { addressedObject } from "../request/address.ts";
import { getOwner } from "../upload/authorise.ts";
import { isVisitorsLargeBody, uploadObject } from "../upload/upload-object.ts";
import { storageErrors } from "../errors.ts";
import { createSignedUrls } from "../signed-urls.ts";

/** POST /object/:bucket/:name makes an object, with `x-upsert: true` also over one that is there; PUT replaces. */
export function upload(dependencies: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { bucketId, name } = addressedObject(context, "object");
    const caller = context.get("caller");
    if (isVisitorsLargeBody(caller, context.req.raw.headers)) context.header("Connection", "close");
    const upsert = context.req.method === "PUT" || context.req.header("x-upsert") === "true";
    const { id } = await uploadObject(dependencies, context.req.raw, { bucketId, name, caller, ownerId: getOwner(caller), upsert });
    return context.json({ Id: id, Key: `${bucketId}/${name}` });
  };
}

/** PUT /object/upload/sign/:bucket/:name?token=: the policies were asked when it was signed, and the token says whose the object is. */
export function uploadSigned(dependencies: StorageDependencies) {
  const urls = createSignedUrls(dependencies.identity, dependencies.clock);
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const address = addressedObject(context, "object/upload/sign");
    const token = context.req.query("token");
    if (!token) throw storageErrors.invalidRequest("querystring must have required property 'token'");
    const { owner, upsert } = await urls.verifyUpload(token, address);
    await uploadObject(dependencies, context.req.raw, { ...address, caller: SERVICE, ownerId: owner, upsert });
    return context.json({ Key: `${address.bucketId}/${address.name}` });
  };
}

const SERVICE = { role: "service_role", claims: { role: "service_role" } } as const;
