import { z } from "zod";
import type { Context } from "hono";
import { randomUUID } from "node:crypto";
import { asCaller } from "#database/as-caller.ts";
import { type ObjectAddress, validBucketId, validName } from "../request/address.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { readJson } from "../request/json-body.ts";
import { bucketRules } from "../store/buckets.ts";
import { findObject, renameObject } from "../store/objects.ts";
import { authorise, getOwner, refuseByRules } from "../upload/authorise.ts";
import { complete } from "../upload/complete.ts";

/** Body of move and copy. */
const fromToSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().optional(),
});

function getAddresses(body: z.infer<typeof fromToSchema>): { readonly from: ObjectAddress; readonly to: ObjectAddress } {
  return {
    from: { bucketId: validBucketId(body.bucketId), name: validName(body.sourceKey) },
    to: { bucketId: validBucketId(body.destinationBucket ?? body.bucketId), name: validName(body.destinationKey) },
  };
}

/** POST /object/move. Bytes are kept under their version, so only the row has a new name. */
export function move({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { from, to } = getAddresses(await readJson(context, fromToSchema));
    const rules = await bucketRules(database, to.bucketId);
    if (!rules) throw storageErrors.noSuchBucket();
    const found = await asCaller(database, context.get("caller"), async (transaction) => {
      const object = await findObject(transaction, from);
      if (!object) return false;
      refuseByRules(object.metadata, rules);
      // Seen but not changed: a policy lets this caller read it, and no more.
      if (!(await renameObject(transaction, from, to))) throw storageErrors.accessDenied();
      return true;
    });
    if (!found) throw storageErrors.noSuchKey();
    return context.json({ message: "Successfully moved" });
  };
}

const copySchema = fromToSchema.extend({ copyMetadata: z.boolean().default(true) });

/** POST /object/copy: what this caller may read, to where it may upload. */
export function copy(dependencies: StorageDependencies) {
  const { database, backend, quota, clock } = dependencies;
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { copyMetadata, ...addresses } = await readJson(context, copySchema);
    const { from, to } = getAddresses(addresses);
    const caller = context.get("caller");
    const original = await asCaller(database, caller, (transaction) => findObject(transaction, from), { readOnly: true });
    if (!original?.version) throw storageErrors.noSuchKey();
    const upsert = context.req.header("x-upsert") === "true";
    const upload = await authorise(dependencies, { ...to, caller, ownerId: getOwner(caller), upsert });
    refuseByRules(original.metadata, { fileSizeLimit: upload.limit, allowedMimeTypes: upload.allowedMimeTypes });
    const { release } = await quota.reserve(original.metadata?.size ?? 0);
    try {
      const version = randomUUID();
      await backend.copy(original.version, version);
      const metadata = { ...original.metadata, lastModified: clock().toISOString() };
      const userMetadata = copyMetadata ? original.user_metadata : null;
      const { id } = await complete(dependencies, upload, { id: randomUUID(), version, metadata, userMetadata });
      return context.json({ Key: `${to.bucketId}/${to.name}`, Id: id, id, name: to.name, bucket_id: to.bucketId, version, metadata });
    } finally {
      release();
    }
  };
}
