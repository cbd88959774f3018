import { text } from "node:stream/consumers";
import type { Transaction } from "#database/database.ts";
import { StartError } from "#database/start-error.ts";
import { createSealedText } from "#identity/sealed-text.ts";
import type { Secrets } from "#identity/secrets.ts";
import { readArchive } from "../archive.ts";
import { readTables } from "../catalogue.ts";
import { emptyTables, insertRows, setSequences } from "../load-rows.ts";
import { ENTRY, type Manifest } from "../manifest.ts";
import { storeFactors, storeIdentities, storeUsers, type StoreLines } from "./accounts.ts";

/** What was moved. */
export interface MovedRows {
  readonly accounts: number;
  readonly rows: number;
}

/** What this server tells the database about itself. */
const OWN = "private.storage_quota";

/**
 * Accounts, and all rows of the product, into a project that has the same migrations and no accounts. Sessions stay behind, because their tokens
 * are signed with another key; so does the audit log, and buckets and objects are made by the storage service.
 */
export async function moveRows(transaction: Transaction, path: string, manifest: Manifest, secrets: Secrets): Promise<MovedRows> {
  const there = (await readTables(transaction)).map(({ schema, name }) => `${schema}.${name}`);
  const tables = manifest.tables.filter(
    ({ schema, name }) => isOfProduct(schema) && `${schema}.${name}` !== OWN && there.includes(`${schema}.${name}`),
  );
  const accounts: Readonly<Record<string, StoreLines>> = {
    "auth.users": storeUsers,
    "auth.identities": storeIdentities,
    "auth.mfa_factors": storeFactors(createSealedText(secrets.signingKey)),
  };
  // Triggers would make the profile of every account, and foreign keys want an order that rows do not have.
  await transaction.query("select set_config('session_replication_role', 'replica', true)");
  await emptyTables(transaction, tables);
  let moved: MovedRows = { accounts: 0, rows: 0 };
  await readArchive(path, async ({ name, bytes }) => {
    if (!name.startsWith(ENTRY.rows)) return;
    const source = name.slice(ENTRY.rows.length).split("/")[0] ?? "";
    const store = accounts[source];
    const table = tables.find((known) => `${known.schema}.${known.name}` === source);
    if (store) {
      const count = await store(transaction, (await text(bytes)).trimEnd().split("\n"));
      if (source === "auth.users") moved = { ...moved, accounts: moved.accounts + count };
    } else if (table) {
      moved = { ...moved, rows: moved.rows + (await insertRows(transaction, table, await text(bytes))) };
    }
  });
  await setSequences(transaction, ofProduct(manifest.sequences));
  return moved;
}

/** Rejects with `StartError` unless `supabase db push` has applied just the migrations of the backup, and nobody has an account. */
export async function refuseUnready(transaction: Transaction, manifest: Manifest): Promise<void> {
  const [ledger] = await transaction.query("select 1 where to_regclass('supabase_migrations.schema_migrations') is not null");
  const applied = ledger
    ? await transaction.query<{ version: string }>("select version::text as version from supabase_migrations.schema_migrations")
    : [];
  const there = new Set(applied.map(({ version }) => version));
  const wanted = new Map(
    manifest.migrations.filter(({ name }) => name.startsWith("migrations/")).map(({ name }) => [getVersion(name), name]),
  );
  const missing = [...wanted].find(([version]) => !there.has(version));
  if (missing) throw new StartError(`The project has not applied ${missing[1]}: run supabase db push first.`);
  const newer = [...there].find((version) => !wanted.has(version));
  if (newer !== undefined) {
    throw new StartError(
      `The project has applied ${newer}, which the backup does not know: start this version once on the data, and back it up again.`,
    );
  }
  const [account] = await transaction.query("select 1 from auth.users limit 1");
  if (account) throw new StartError("The project already has accounts: restore a backup into an empty one.");
}

const isOfProduct = (schema: string): boolean => schema === "public" || schema === "private";

const getVersion = (name: string): string => /^migrations\/(\d+)/.exec(name)?.[1] ?? name;

function ofProduct(sequences: Manifest["sequences"]): Manifest["sequences"] {
  return Object.fromEntries(Object.entries(sequences).filter(([name]) => isOfProduct(name.split(".")[0] ?? "")));
}
