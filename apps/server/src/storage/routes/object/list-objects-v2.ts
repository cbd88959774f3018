import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "../../../database/as-caller.ts";
import type { StorageDependencies, StorageEnv } from "../../dependencies.ts";
import { addressedBucket } from "../../request/address.ts";
import { readJson } from "../../request/read-json.ts";
import { LAST_CHARACTER } from "../../store/list-objects.ts";
import { listObjectsV2 as select } from "../../store/list-objects-v2.ts";

const body = z.object({
  prefix: z.string().max(1024).default(""),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z.object({ column: z.literal("name").default("name"), order: z.literal("asc").default("asc") }).optional(),
});

/** POST /object/list-v2/:bucket: by name, page after page; the cursor is where the last one ended. */
export function listObjectsV2({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const bucketId = addressedBucket(context, "object/list-v2");
    const { prefix, limit, cursor, with_delimiter: folders } = await readJson(context, body);
    const after = cursor ? Buffer.from(cursor, "base64url").toString("utf8").replaceAll("\0", "") : "";
    const options = { prefix, after, limit: limit + 1, folders };
    const found = await asCaller(database, context.get("caller"), (transaction) => select(transaction, bucketId, options), {
      readOnly: true,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const hasNext = found.length > limit && last !== undefined;
    return context.json({
      hasNext,
      ...(hasNext && { nextCursor: Buffer.from(last.object ? last.name : `${last.name}${LAST_CHARACTER}`).toString("base64url") }),
      folders: page.flatMap(({ name, object }) => (object ? [] : [{ name, key: name }])),
      objects: page.flatMap(({ name, object }) => (object ? [{ name, key: name, ...object }] : [])),
    });
  };
}
