import { text } from "node:stream/consumers";
import { z } from "zod";
import type { Database, Transaction } from "#database/database.ts";
import { StartError } from "#database/start-error.ts";
import { type Secrets, secretsSchema } from "#identity/secrets.ts";
import type { Backend } from "#storage/backend/backend.ts";
import { readArchive } from "./archive.ts";
import { readTables } from "./catalogue.ts";
import { countRows, emptyTables, insertRows, setSequences } from "./load-rows.ts";
import { ENTRY, type Manifest } from "./manifest.ts";
import { damagedBackup } from "./read-manifest.ts";

export interface RestoreTarget {
  readonly database: Database;
  /** Where uploaded files go. */
  readonly files: Backend;
  /** Keeps the keys of the backup in place of those that are there. */
  readonly keepSecrets: (secrets: Secrets) => Promise<void>;
}

/** What was put back. */
export interface Restored {
  readonly rows: number;
  readonly files: number;
}

/**
 * Puts a complete backup into a database that has the same migrations and no accounts. First the files, which nobody asks for before there are rows,
 * then the keys, then all rows in one transaction: what fails leaves no accounts, so that it can be tried again.
 */
export async function restoreBackup(path: string, manifest: Manifest, { database, files, keepSecrets }: RestoreTarget): Promise<Restored> {
  await refuseUsed(database);
  let stored = 0;
  let secrets: Secrets | undefined;
  await readArchive(path, async ({ name, contentType = "application/octet-stream", bytes }) => {
    if (name === ENTRY.secrets) secrets = secretsSchema.parse(JSON.parse(await text(bytes)));
    if (!name.startsWith(ENTRY.files)) return;
    const version = z.uuid().parse(name.slice(ENTRY.files.length));
    await files.remove([version]);
    await files.write(version, bytes, contentType);
    stored += 1;
  }).catch((error: unknown) => {
    throw damagedBackup(path, error);
  });
  if (!secrets) throw damagedBackup(path);
  await keepSecrets(secrets);
  const rows = await database.transaction((transaction) => loadRows(transaction, path, manifest));
  await database.query("analyze");
  return { rows, files: stored };
}

async function loadRows(transaction: Transaction, path: string, manifest: Manifest): Promise<number> {
  const present = await readTables(transaction);
  const tables = manifest.tables.flatMap((table) => {
    const here = present.find(({ schema, name }) => schema === table.schema && name === table.name);
    // A Supabase project has more columns in its own tables, and lacks tables that only this server needs.
    return here ? [{ ...table, columns: table.columns.filter((column) => here.columns.includes(column)) }] : [];
  });
  await transaction.query("select set_config('session_replication_role', 'replica', true)");
  await emptyTables(transaction, tables);
  const read = new Map(tables.map((table) => [table, 0]));
  await readArchive(path, async ({ name, bytes }) => {
    const table = tables.find((known) => name.startsWith(`${ENTRY.rows}${known.schema}.${known.name}/`));
    if (table) read.set(table, (read.get(table) ?? 0) + (await insertRows(transaction, table, await text(bytes))));
  });
  for (const [table, rows] of read) {
    const stored = await countRows(transaction, table);
    if (stored !== rows)
      throw damagedBackup(path, new Error(`only ${stored} of ${rows} rows of ${table.schema}.${table.name} could be stored`));
  }
  await setSequences(transaction, manifest.sequences);
  return [...read.values()].reduce((sum, rows) => sum + rows, 0);
}

async function refuseUsed(database: Database): Promise<void> {
  const [account] = await database.query("select 1 from auth.users limit 1");
  if (account) throw new StartError("This database already has accounts: restore a backup into an empty one.");
}
