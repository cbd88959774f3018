import type { Row, Transaction } from "#database/database.ts";
import type { ObjectAddress } from "../request/address.ts";
import { instant } from "./instant.ts";

/** What a row says about its bytes, in the words of Supabase Storage. */
export interface ObjectMetadata {
  /** In quotes, as the header has it. */
  readonly eTag: string;
  /** Bytes. */
  readonly size: number;
  readonly mimetype: string;
  readonly cacheControl: string;
  /** ISO 8601. */
  readonly lastModified: string;
  readonly contentLength: number;
  readonly httpStatusCode: 200;
}

export interface StoredObject {
  readonly id: string;
  readonly bucket_id: string;
  readonly name: string;
  /** Names the file with the bytes; every upload makes a new one. Null in rows that were not made by an upload. */
  readonly version: string | null;
  readonly metadata: ObjectMetadata | null;
  readonly user_metadata: Readonly<Record<string, unknown>> | null;
  readonly owner: string | null;
  readonly owner_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_accessed_at: string;
}

export interface NewObject extends ObjectAddress {
  readonly id: string;
  readonly version: string;
  readonly ownerId: string | null;
  readonly metadata: Partial<ObjectMetadata>;
  readonly userMetadata: Readonly<Record<string, unknown>> | null;
}

const COLUMNS = `id, bucket_id, name, version, metadata, user_metadata, owner, owner_id,
  ${instant("created_at")} as created_at, ${instant("updated_at")} as updated_at, ${instant("last_accessed_at")} as last_accessed_at`;

const asObjects = (rows: Row[]): StoredObject[] => rows as unknown as StoredObject[];

export async function findObject(transaction: Transaction, { bucketId, name }: ObjectAddress): Promise<StoredObject | undefined> {
  const rows = await transaction.query(`select ${COLUMNS} from storage.objects where bucket_id = $1 and name = $2`, [bucketId, name]);
  return asObjects(rows)[0];
}

/** The object whose bytes these are. */
export async function findVersion(transaction: Transaction, version: string): Promise<StoredObject | undefined> {
  const rows = await transaction.query(`select ${COLUMNS} from storage.objects where version = $1`, [version]);
  return asObjects(rows)[0];
}

/** Those of the names that there are, in no order. */
export async function findObjectNames(transaction: Transaction, bucketId: string, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await transaction.query<{ name: string }>(
    "select name from storage.objects where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))",
    [bucketId, JSON.stringify(names)],
  );
  return new Set(rows.map((row) => row.name));
}

/** One change of an object at a time, until the end of the transaction. */
export async function lockObject(transaction: Transaction, { bucketId, name }: ObjectAddress): Promise<void> {
  await transaction.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`storage/${bucketId}/${name}`]);
}

const INSERT = `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
  values ($1, $2, $3, $4::text::uuid, $4, $5, $6, $7)`;

/** Without RETURNING, which would need the right to read: uploading into a bucket one may not look into is a right of its own. */
export async function insertObject(transaction: Transaction, object: NewObject): Promise<{ readonly id: string }> {
  await transaction.query(INSERT, getParameters(object));
  return { id: object.id };
}

/** Needs, as on Supabase, the rights to insert, to read and to update. */
export async function upsertObject(transaction: Transaction, object: NewObject): Promise<{ readonly id: string }> {
  const [row] = await transaction.query<{ id: string }>(
    `${INSERT} on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
       metadata = excluded.metadata, user_metadata = excluded.user_metadata returning id`,
    getParameters(object),
  );
  return { id: row?.id ?? object.id };
}

function getParameters({ id, bucketId, name, ownerId, version, metadata, userMetadata }: NewObject): (string | null)[] {
  return [id, bucketId, name, ownerId, version, JSON.stringify(metadata), userMetadata && JSON.stringify(userMetadata)];
}

/** The new address of what was there: only the row knows it. Returns whether there was something. */
export async function renameObject(transaction: Transaction, from: ObjectAddress, to: ObjectAddress): Promise<boolean> {
  const rows = await transaction.query(
    "update storage.objects set bucket_id = $3, name = $4 where bucket_id = $1 and name = $2 returning id",
    [from.bucketId, from.name, to.bucketId, to.name],
  );
  return rows.length > 0;
}

/** The deleted rows; others may be somebody else's, or nobody's. */
export async function deleteObjects(transaction: Transaction, bucketId: string, names: readonly string[]): Promise<StoredObject[]> {
  const rows = await transaction.query(
    `delete from storage.objects where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb)) returning ${COLUMNS}`,
    [bucketId, JSON.stringify(names)],
  );
  return asObjects(rows);
}

/** Up to so many objects of a bucket, deleted. */
export async function deleteSome(transaction: Transaction, bucketId: string, limit: number): Promise<StoredObject[]> {
  const rows = await transaction.query(
    `delete from storage.objects where id in (select id from storage.objects where bucket_id = $1 limit $2) returning ${COLUMNS}`,
    [bucketId, String(limit)],
  );
  return asObjects(rows);
}
