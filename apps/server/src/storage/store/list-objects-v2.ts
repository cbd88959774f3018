import type { Transaction } from "#database/database.ts";
import { instant } from "./instant.ts";
import { LAST_CHARACTER } from "./list-objects.ts";
import type { StoredObject } from "./objects.ts";

export interface ListV2Options {
  /** What names begin with; no folder, unless it ends with a slash. */
  readonly prefix: string;
  /** Where the page before ended; undefined at first. */
  readonly after: Place | undefined;
  readonly limit: number;
  /** Whether what lies in folders below is shown as the folder alone. */
  readonly folders: boolean;
  readonly sortColumn: "name" | "created_at" | "updated_at";
  readonly sortOrder: "asc" | "desc";
}

/** What an entry is sorted by. By name everything has rank 0 and the same time; by time folders have rank 0 and objects 1. */
export interface Place {
  readonly rank: 0 | 1;
  /** ISO 8601 with microseconds. */
  readonly at: string;
  readonly name: string;
}

export interface ListedEntry extends Place {
  /** Name of an object, or of a folder with a slash at its end. */
  readonly name: string;
  /** Null for a folder. */
  readonly object: Pick<StoredObject, "id" | "metadata" | "created_at" | "updated_at" | "last_accessed_at"> | null;
}

/** Objects and folders together in the order of their names' bytes; by time folders first. */
export async function listObjectsV2(transaction: Transaction, bucketId: string, options: ListV2Options): Promise<ListedEntry[]> {
  const { prefix, after, limit, folders, sortColumn, sortOrder } = options;
  const byName = sortColumn === "name";
  const at = byName ? "'epoch'::timestamptz" : `coalesce(${sortColumn}, 'epoch')`;
  const beyond = sortOrder === "asc" ? ">" : "<";
  // By name the index leads to where the page begins; a folder that was shown ends behind all that lies in it.
  const [from, below] = byName && after ? boundsAfter(after, options) : [prefix, `${prefix}${LAST_CHARACTER}`];
  const rows = await transaction.query(
    `with found as (
       select name, ${at} as at, case when $5::boolean then strpos(substr(name, length($2) + 1), '/') else 0 end as slash,
         jsonb_build_object('id', id, 'metadata', metadata, 'created_at', ${instant("created_at")}, 'updated_at', ${instant("updated_at")},
           'last_accessed_at', ${instant("last_accessed_at")}) as object
       from storage.objects
       where bucket_id = $1 and name collate "C" >= $3 and name collate "C" < $4 and starts_with(name, $2)
     ), entries as (
       select distinct 0 as rank, 'epoch'::timestamptz as at, substr(name, 1, length($2) + slash) as name, null::jsonb as object
       from found where slash > 0
       union all
       select ${byName ? 0 : 1}, at, name, object from found where slash = 0
     )
     select rank, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, name, object from entries
     where $6::int is null or rank > $6::int or (rank = $6::int and (at, name collate "C") ${beyond} ($7::timestamptz, $8::text collate "C"))
     order by rank, entries.at ${sortOrder}, name collate "C" ${sortOrder} limit $9`,
    [
      bucketId,
      prefix,
      from,
      below,
      String(folders),
      after ? String(after.rank) : null,
      after?.at ?? null,
      after?.name ?? null,
      String(limit),
    ],
  );
  return rows as unknown as ListedEntry[];
}

function boundsAfter({ name }: Place, { prefix, folders, sortOrder }: ListV2Options): readonly [string, string] {
  const isFolder = folders && name.endsWith("/") && name !== prefix;
  return sortOrder === "desc" ? [prefix, name] : [isFolder ? `${name}${LAST_CHARACTER}` : name, `${prefix}${LAST_CHARACTER}`];
}
