import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { storageErrors } from "../../errors.ts";
import { listBuckets as select } from "../../store/buckets.ts";

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).default(0),
  search: z.string().default(""),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
});

/** GET /bucket: the buckets this caller may see. */
export function listBuckets({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const page = query.safeParse(context.req.query());
    if (!page.success) throw storageErrors.invalidRequest(`querystring/${page.error.issues[0]?.path.join("/")} is invalid`);
    return context.json(
      await asCaller(database, context.get("caller"), (transaction) => select(transaction, page.data), { readOnly: true }),
    );
  };
}
