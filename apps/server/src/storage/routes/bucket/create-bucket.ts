import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import { SqlError } from "#database/sql-error.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { validBucketId } from "../../request/address.ts";
import { getBytes } from "../../request/file-size.ts";
import { readJson } from "../../request/read-json.ts";
import { insertBucket } from "../../store/buckets.ts";
import { getOwner } from "../../upload/authorise.ts";
import { bucketRulesSchema } from "./bucket-rules.ts";

const body = bucketRulesSchema.extend({ name: z.string(), id: z.string().optional() });

/** POST /bucket, for whom a policy lets insert one. */
export function createBucket({ database, fileSizeLimit }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { id, name, ...rules } = await readJson(context, body);
    const bucketId = validBucketId(id ?? name);
    if (getBytes(rules.file_size_limit ?? 0) > fileSizeLimit) throw storageErrors.limitAboveServers();
    const caller = context.get("caller");
    const bucket = { ...rules, id: bucketId, name: validBucketId(name), ownerId: getOwner(caller) };
    await asCaller(database, caller, (transaction) => insertBucket(transaction, bucket)).catch((error: unknown) => {
      throw error instanceof SqlError && error.code === "23505" ? storageErrors.bucketExists() : error;
    });
    return context.json({ name });
  };
}
