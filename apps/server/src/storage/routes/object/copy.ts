import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { readJson } from "../../request/read-json.ts";
import { findObject } from "../../store/objects.ts";
import { authorise, getOwner, refuseByRules } from "../../upload/authorise.ts";
import { complete } from "../../upload/complete.ts";
import { getAddresses, fromToSchema } from "./from-to.ts";

const body = fromToSchema.extend({ copyMetadata: z.boolean().default(true) });

/** POST /object/copy: what this caller may read, to where it may upload. */
export function copy(dependencies: StorageDependencies) {
  const { database, backend, quota, clock } = dependencies;
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { copyMetadata, ...addresses } = await readJson(context, body);
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
