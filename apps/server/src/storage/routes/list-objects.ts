import type { Context } from "hono";
import { z } from "zod";
import { asCaller } from "#database/as-caller.ts";
import { isStorable } from "#http/storable.ts";
import type { StorageDependencies, StorageEnv } from "../dependencies.ts";
import { addressedBucket } from "../request/address.ts";
import { readJson } from "../request/json-body.ts";
import { listObjects as select } from "../store/list-objects.ts";
import { storageErrors } from "../errors.ts";
import { type Place, listObjectsV2 as selectPage } from "../store/list-objects-v2.ts";

const listSchema = z.object({
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
    const { prefix, search, limit, offset, sortBy } = await readJson(context, listSchema);
    const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
    const options = { prefix: folder, search: search ?? "", limit, offset, sortColumn: sortBy.column, sortOrder: sortBy.order };
    return context.json(
      await asCaller(database, context.get("caller"), (transaction) => select(transaction, bucketId, options), { readOnly: true }),
    );
  };
}

const listV2Schema = z.object({
  prefix: z.string().max(1024).default(""),
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(["name", "created_at", "updated_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .prefault({}),
});

/** POST /object/list-v2/:bucket: page after page; the cursor is where the last one ended. */
export function listObjectsV2({ database }: StorageDependencies) {
  return async (context: Context<StorageEnv>): Promise<Response> => {
    const bucketId = addressedBucket(context, "object/list-v2");
    const { prefix, limit, cursor, with_delimiter: folders, sortBy } = await readJson(context, listV2Schema);
    const after = cursor ? readCursor(cursor) : undefined;
    const options = { prefix, after, limit: limit + 1, folders, sortColumn: sortBy.column, sortOrder: sortBy.order };
    const found = await asCaller(database, context.get("caller"), (transaction) => selectPage(transaction, bucketId, options), {
      readOnly: true,
    });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    const hasNext = found.length > limit && last !== undefined;
    return context.json({
      hasNext,
      ...(hasNext && { nextCursor: writeCursor(last) }),
      folders: page.flatMap(({ name, object }) => (object ? [] : [{ name, key: name.slice(0, -1) }])),
      objects: page.flatMap(({ name, object }) => (object ? [{ name, key: name, ...object }] : [])),
    });
  };
}

const place = z.tuple([z.literal([0, 1]), z.iso.datetime(), z.string().refine(isStorable)]);

function writeCursor({ rank, at, name }: Place): string {
  return Buffer.from(JSON.stringify([rank, at, name])).toString("base64url");
}

function readCursor(cursor: string): Place {
  try {
    const [rank, at, name] = place.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
    return { rank, at, name };
  } catch {
    throw storageErrors.invalidRequest("body/cursor does not belong to this list");
  }
}
