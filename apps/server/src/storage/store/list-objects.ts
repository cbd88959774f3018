import type { Row, Transaction } from "#database/database.ts";
import { instant } from "./instant.ts";

export interface ListOptions {
  /** A folder with a slash at the end, or nothing. */
  readonly prefix: string;
  /** What names in the folder begin with, whatever their case. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly sortColumn: "name" | "created_at" | "updated_at" | "last_accessed_at";
  readonly sortOrder: "asc" | "desc";
}

/** What lies in a folder: folders first, each once and without an id, then objects; names are relative to it. */
export async function listObjects(transaction: Transaction, bucketId: string, options: ListOptions): Promise<Row[]> {
  const { prefix, search, limit, offset, sortColumn, sortOrder } = options;
  const folderOrder = sortColumn === "name" ? sortOrder : "asc";
  const objectOrder = sortColumn === "name" ? `name collate "C" ${sortOrder}` : `entries.${sortColumn} ${sortOrder}, name collate "C"`;
  return transaction.query(
    `with found as (
       select path_tokens[$4::int] as name, cardinality(path_tokens) > $4::int as is_folder, id, updated_at, created_at, last_accessed_at, metadata
       from storage.objects
       where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $3
     ), matching as (
       select * from found where starts_with(lower(name), lower($5))
     ), entries as (
       select distinct name, true as is_folder, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
         null::timestamptz as last_accessed_at, null::jsonb as metadata
       from matching where is_folder
       union all
       select name, is_folder, id, updated_at, created_at, last_accessed_at, metadata from matching where not is_folder and name <> ''
     )
     select name, id, ${instant("entries.updated_at")} as updated_at, ${instant("entries.created_at")} as created_at,
       ${instant("entries.last_accessed_at")} as last_accessed_at, metadata
     from entries
     order by is_folder desc, case when is_folder then name end collate "C" ${folderOrder}, ${objectOrder}
     limit $6 offset $7`,
    [bucketId, prefix, `${prefix}${LAST_CHARACTER}`, String(prefix.split("/").length), search, String(limit), String(offset)],
  );
}

/** Behind every name with this prefix, so that the index on names finds them. */
export const LAST_CHARACTER = "\u{10FFFF}";
