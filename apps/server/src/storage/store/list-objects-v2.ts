import type { Transaction } from "../../database/database.ts";
import { LAST_CHARACTER } from "./list-objects.ts";
import type { StoredObject } from "./objects.ts";

export interface ListV2Options {
  /** What names begin with; no folder, unless it ends with a slash. */
  readonly prefix: string;
  /** Behind which name to go on; nothing at first. */
  readonly after: string;
  readonly limit: number;
  /** Whether what lies in folders below is shown as the folder alone. */
  readonly folders: boolean;
}

export interface ListedEntry {
  /** Name of an object, or of a folder with a slash at its end. */
  readonly name: string;
  /** Null for a folder. */
  readonly object: Pick<StoredObject, "id" | "metadata" | "created_at" | "updated_at" | "last_accessed_at"> | null;
}

/** Objects and folders together, in the order of their names' bytes. */
export async function listObjectsV2(
  transaction: Transaction,
  bucketId: string,
  { prefix, after, limit, folders }: ListV2Options,
): Promise<ListedEntry[]> {
  const rows = await transaction.query(
    `with found as (
       select name, case when $6::boolean then strpos(substr(name, length($2) + 1), '/') else 0 end as slash,
         jsonb_build_object('id', id, 'metadata', metadata, 'created_at', created_at, 'updated_at', updated_at,
           'last_accessed_at', last_accessed_at) as object
       from storage.objects
       where bucket_id = $1 and name collate "C" >= $2 and name collate "C" < $3 and name collate "C" > $4
     ), entries as (
       select distinct substr(name, 1, length($2) + slash) as name, null::jsonb as object from found where slash > 0
       union all
       select name, object from found where slash = 0
     )
     select name, object from entries order by name collate "C" limit $5`,
    [bucketId, prefix, `${prefix}${LAST_CHARACTER}`, after, String(limit), String(folders)],
  );
  return rows as unknown as ListedEntry[];
}
