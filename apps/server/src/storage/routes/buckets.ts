import { z } from "zod";
import type { Context } from "hono";
import { asCaller } from "#database/as-caller.ts";
import { SqlError } from "#database/sql-error.ts";
import { getLog } from "#http/request-log.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { storageErrors } from "../errors.ts";
import { deleteBucket as remove, findBucket, insertBucket, listBuckets as select, updateBucket as update } from "../store/buckets.ts";
import { addressedBucket, validBucketId } from "../request/address.ts";
import { getBytes } from "../request/file-size.ts";
import { readJson } from "../request/json-body.ts";
import { getOwner } from "../upload/authorise.ts";
import { deleteSome } from "../store/objects.ts";
import { removeBytes } from "../store/remove-bytes.ts";

/** What can be said of a bucket; sizes as bytes or as text like "20mb". */
const bucketRulesSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number().int().min(0), z.string().max(30)]).nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^(\*|[\w!#$&^.+-]+)\/(\*|[\w!#$&^.+-]+)$/, "must be a media type such as video/mp4 or video/*"))
    .max(100)
    .nullish(),
});

const bucketPageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(""),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
});

/** GET /bucket: the buckets this caller may see. */
export function listBuckets({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const page = bucketPageSchema.safeParse(context.req.query());
    if (!page.success) throw storageErrors.invalidRequest(`querystring/${page.error.issues[0]?.path.join("/")} is invalid`);
    return context.json(
      await asCaller(database, context.get("caller"), (transaction) => select(transaction, page.data), { readOnly: true }),
    );
  };
}

const newBucketSchema = bucketRulesSchema.extend({ name: z.string(), id: z.string().optional() });

/** POST /bucket, for whom a policy lets insert one. */
export function createBucket({ database, fileSizeLimit }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const { id, name, ...rules } = await readJson(context, newBucketSchema);
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

/** GET /bucket/:id */
export function getBucket({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const id = addressedBucket(context, "bucket");
    const bucket = await asCaller(database, context.get("caller"), (transaction) => findBucket(transaction, id), { readOnly: true });
    if (!bucket) throw storageErrors.noSuchBucket();
    return context.json(bucket);
  };
}

/** PUT /bucket/:id: what is not given stays, null takes a limit away. */
export function updateBucket({ database, fileSizeLimit }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const id = addressedBucket(context, "bucket");
    const change = await readJson(context, bucketRulesSchema);
    if (getBytes(change.file_size_limit ?? 0) > fileSizeLimit) throw storageErrors.limitAboveServers();
    const changed = await asCaller(database, context.get("caller"), (transaction) => update(transaction, id, change));
    if (!changed) throw storageErrors.noSuchBucket();
    return context.json({ message: "Successfully updated" });
  };
}

/** DELETE /bucket/:id, once it is empty: the foreign key of its objects says whether it is, also of those this caller does not see. */
export function deleteBucket({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const id = addressedBucket(context, "bucket");
    const deleted = await asCaller(database, context.get("caller"), (transaction) => remove(transaction, id)).catch((error: unknown) => {
      throw error instanceof SqlError && error.code === "23503" ? storageErrors.bucketNotEmpty() : error;
    });
    if (!deleted) throw storageErrors.noSuchBucket();
    return context.json({ message: "Successfully deleted" });
  };
}

const BATCH_SIZE = 500;

/** The sentence of Supabase Storage, which clients compare. Here nothing is left by then. */
const EMPTIED_MESSAGE = "Empty bucket has been queued. Completion may take up to an hour.";

/** POST /bucket/:id/empty: removes the objects this caller may remove, some hundred in a transaction. */
export function emptyBucket({ database, backend }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    // Its path is `/bucket/:id/empty`, so what is below `bucket` begins with the id.
    const id = addressedBucket(context, "bucket");
    const caller = context.get("caller");
    const bucket = await asCaller(database, caller, (transaction) => findBucket(transaction, id), { readOnly: true });
    if (!bucket) throw storageErrors.noSuchBucket();
    for (;;) {
      const deleted = await asCaller(database, caller, (transaction) => deleteSome(transaction, id, BATCH_SIZE));
      await removeBytes(backend, deleted, getLog(context));
      if (deleted.length < BATCH_SIZE) return context.json({ message: EMPTIED_MESSAGE });
    }
  };
}
