import type { Row, Transaction } from "#database/database.ts";
import { instant } from "./instant.ts";
import { getBytes } from "../request/file-size.ts";

/** A bucket as clients see it; times are ISO 8601. */
export type BucketRow = Row;

/** What an upload has to know of a bucket. */
export interface BucketRules {
  readonly public: boolean;
  readonly fileSizeLimit: number | null;
  readonly allowedMimeTypes: readonly string[] | null;
}

export interface BucketChange {
  readonly public?: boolean | undefined;
  readonly file_size_limit?: number | string | null | undefined;
  readonly allowed_mime_types?: readonly string[] | null | undefined;
}

export interface BucketPage {
  readonly limit: number;
  readonly offset: number;
  readonly search: string;
  readonly sortColumn: "id" | "name" | "created_at" | "updated_at";
  readonly sortOrder: "asc" | "desc";
}

const COLUMNS = `id, name, coalesce(owner_id, owner::text, '') as owner, public, file_size_limit, allowed_mime_types, ${instant("created_at")} as created_at, ${instant("updated_at")} as updated_at`;

export async function listBuckets(
  transaction: Transaction,
  { limit, offset, search, sortColumn, sortOrder }: BucketPage,
): Promise<BucketRow[]> {
  const rows = await transaction.query(
    `select ${COLUMNS} from storage.buckets where position(lower($1) in lower(name)) > 0
     order by buckets.${sortColumn} ${sortOrder}, id limit $2 offset $3`,
    [search, String(limit), String(offset)],
  );
  return rows.map((row) => ({ ...bucketRow(row), type: "STANDARD" }));
}

export async function findBucket(transaction: Transaction, id: string): Promise<BucketRow | undefined> {
  const [row] = await transaction.query(`select ${COLUMNS} from storage.buckets where id = $1`, [id]);
  return row && bucketRow(row);
}

/** Read as the owner of the database: who may see a bucket's row is another question than what may be put into it. */
export async function bucketRules(transaction: Transaction, id: string): Promise<BucketRules | undefined> {
  const row = await findBucket(transaction, id);
  if (row === undefined) return undefined;
  const { public: isPublic, file_size_limit, allowed_mime_types } = row;
  return {
    public: isPublic === true,
    fileSizeLimit: file_size_limit as number | null,
    allowedMimeTypes: allowed_mime_types as string[] | null,
  };
}

export async function insertBucket(
  transaction: Transaction,
  bucket: BucketChange & { readonly id: string; readonly name: string; readonly ownerId: string | null },
): Promise<void> {
  await transaction.query(
    `insert into storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types) values ($1, $2, $3::text::uuid, $3, $4, $5, $6)`,
    [
      bucket.id,
      bucket.name,
      bucket.ownerId,
      String(bucket.public ?? false),
      limitText(bucket.file_size_limit),
      list(bucket.allowed_mime_types),
    ],
  );
}

/** Whether there was one to change. What is not given stays. */
export async function updateBucket(transaction: Transaction, id: string, change: BucketChange): Promise<boolean> {
  const rows = await transaction.query(
    `update storage.buckets set
       public = coalesce($2, public),
       file_size_limit = case when $3::boolean then $4 else file_size_limit end,
       allowed_mime_types = case when $5::boolean then $6 else allowed_mime_types end,
       updated_at = now()
     where id = $1 returning id`,
    [
      id,
      change.public === undefined ? null : String(change.public),
      String(change.file_size_limit !== undefined),
      limitText(change.file_size_limit),
      String(change.allowed_mime_types !== undefined),
      list(change.allowed_mime_types),
    ],
  );
  return rows.length > 0;
}

export async function deleteBucket(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.query("delete from storage.buckets where id = $1 returning id", [id])).length > 0;
}

/** int8 comes as text, because it may be larger than a number can say; sizes of files are not. */
function bucketRow(row: Row): BucketRow {
  const limit = row["file_size_limit"];
  return { ...row, file_size_limit: limit === null ? null : Number(limit) };
}

function limitText(limit: number | string | null | undefined): string | null {
  return limit === null || limit === undefined ? null : String(getBytes(limit));
}

function list(values: readonly string[] | null | undefined): string | null {
  if (!values || values.length === 0) return null;
  return `{${values.map((value) => JSON.stringify(value)).join(",")}}`;
}
