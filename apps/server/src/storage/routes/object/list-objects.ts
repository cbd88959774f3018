import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { addressedBucket } from "../../request/address.ts";
import { readJson } from "../../request/read-json.ts";
import { listObjects as select } from "../../store/list-objects.ts";

const body = z.object({
  prefix: z.string().max(1024),
  limit: z.number().int().min(1).max(10_000).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().max(1024).nullish(),
  sortBy: z
    .object({
      column: z.enum(["name", "updated_at", "created_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .prefault({}),
});

/** POST /object/list/:bucket: what lies in a folder, as far as this caller may see it. */
export function listObjects({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const bucketId = addressedBucket(context, "object/list");
    const { prefix, search, limit, offset, sortBy } = await readJson(context, body);
    const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
    const options = { prefix: folder, search: search ?? "", limit, offset, sortColumn: sortBy.column, sortOrder: sortBy.order };
    return context.json(
      await asCaller(database, context.get("caller"), (transaction) => select(transaction, bucketId, options), { readOnly: true }),
    );
  };
}
