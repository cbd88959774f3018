import type { Readable } from "node:stream";
import type { Database, Row, Transaction } from "#database/database.ts";
import type { Secrets } from "#identity/secrets.ts";
import { type Backend, MissingBytes } from "#storage/backend/backend.ts";
import { type AddEntry, archive } from "./archive.ts";
import { readSequences, readTables, quoted, quotedTable } from "./catalogue.ts";
import { recordContents } from "./contents.ts";
import { ENTRY, type Manifest, type Table } from "./manifest.ts";

interface BackupSource {
  readonly database: Database;
  readonly secrets: Secrets;
  /** Where the uploaded files are; undefined when somebody else backs them up. */
  readonly files: Backend | undefined;
}

/**
 * Everything of an installation at one moment, as a compressed tar archive. A file that is replaced or removed while it is written is not in it, though
 * its row is: `onMissingFile` is called for each.
 */
export function writeBackup(source: BackupSource, createdAt: Date, onMissingFile: (name: string) => void): Readable {
  return archive(async (addUnlisted) => {
    const { add, finish } = recordContents(addUnlisted);
    const stored = await source.database.transaction((transaction) => addRows(transaction, source, createdAt, add));
    for (const file of source.files ? stored : []) if (!(await addFile(source.files, file, add))) onMissingFile(file.name);
    await finish();
  });
}

interface StoredFile {
  /** With its bucket. */
  readonly name: string;
  readonly version: string;
  readonly size: number;
  readonly type: string;
}

/** All rows as they are at one moment. Returns which files they speak of. */
async function addRows(
  transaction: Transaction,
  { secrets, files }: Omit<BackupSource, "database">,
  createdAt: Date,
  add: AddEntry,
): Promise<StoredFile[]> {
  await transaction.query("set transaction isolation level repeatable read, read only");
  const tables = await readTables(transaction);
  const manifest: Manifest = {
    format: 2,
    createdAt: createdAt.toISOString(),
    engine: "postgres",
    migrations: await transaction.query("select name, checksum from ironpace.applied_migrations order by name"),
    tables,
    sequences: await readSequences(transaction),
    files: files ? "included" : "elsewhere",
  };
  await addText(add, ENTRY.manifest, JSON.stringify(manifest));
  await addText(add, ENTRY.secrets, JSON.stringify(secrets));
  for (const table of tables) {
    let piece = 0;
    for await (const lines of dumpRows(transaction, table))
      await addText(add, `${ENTRY.rows}${table.schema}.${table.name}/${++piece}.ndjson`, lines);
  }
  return transaction.query<StoredFile & Row>(
    `select bucket_id || '/' || name as name, version, (metadata ->> 'size')::float8 as size, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type
     from storage.objects where version is not null and metadata ? 'size' order by version`,
  );
}

/** False for a file that was removed since the rows were read, which is left out. */
async function addFile(files: Backend | undefined, { version, size, type }: StoredFile, add: AddEntry): Promise<boolean> {
  try {
    const bytes = await files?.read(version);
    if (bytes) await add(`${ENTRY.files}${version}`, size, bytes, type);
    return true;
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error;
    return false;
  }
}

async function addText(add: AddEntry, name: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  await add(name, bytes.length, [bytes]);
}

/** Rows that are fetched and written together. */
const ROWS_AT_ONCE = 500;

/** The rows of a table as lines of JSON, in pieces. */
async function* dumpRows(transaction: Transaction, table: Table): AsyncGenerator<string> {
  const columns = table.columns.map(quoted).join(", ");
  await transaction.query(
    `declare backup no scroll cursor for select row_to_json(r)::text as line from (select ${columns} from ${quotedTable(table)}) as r`,
  );
  for (;;) {
    const rows = await transaction.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from backup`);
    if (rows.length > 0) yield `${rows.map(({ line }) => line).join("\n")}\n`;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await transaction.query("close backup");
}
