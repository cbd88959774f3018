import type { Database, Engine } from "./database.ts";
import { refusalOfEarlierDatabase } from "./earlier-schema.ts";
import type { MigrationFile } from "./migration-files.ts";
import { SqlError } from "./sql-error.ts";
import { StartError } from "./start-error.ts";

/** The file that makes the record of applied files. */
const LEDGER = "platform/0001-ironpace.sql";

/** What the server itself has to remember: these files also run where the rest of the platform is there already. */
const isOwn = (name: string): boolean => /^platform\/\d+-ironpace/.test(name);

/** Where PostgREST, and every process of this server, hears that the schema has changed. */
export const SCHEMA_CHANNEL = "pgrst";

/** Any number no other program locks. */
const ADVISORY_LOCK = "4917213370";

/**
 * Applies the files that have not run on this database, each in a transaction of its own, and returns their names.
 * Many processes may do this at once: each file runs under a lock and only if nobody has applied it meanwhile.
 * Rejects with `StartError` when a file was changed after it had been applied, or fails, or when the database has an earlier schema or a newer one.
 */
export async function migrate(engine: Engine, files: readonly MigrationFile[]): Promise<readonly string[]> {
  const platformIsThere = await relationExists(engine, "auth.users");
  const applied = await readApplied(engine);
  if (files.length > 0) refuseEarlier(applied);
  if (files.length > 0) refuseNewer(files, applied);
  refuseChanged(files, applied);
  const platformIsForeign = platformIsThere && ![...applied.keys()].some((name) => name.startsWith("platform/") && !isOwn(name));

  const done: string[] = [];
  for (const file of files) {
    if (applied.has(file.name)) continue;
    if (platformIsForeign && file.part === "platform" && !isOwn(file.name)) continue;
    if (await apply(engine, file)) done.push(file.name);
  }
  if (done.length > 0) await engine.query(`select pg_notify('${SCHEMA_CHANNEL}', 'reload schema')`);
  return done;
}

async function apply(engine: Engine, file: MigrationFile): Promise<boolean> {
  try {
    return await engine.scriptTransaction(async (transaction) => {
      // A file that a crash takes back is applied again; the first commit that is acknowledged to a client brings all before it to the medium.
      await transaction.query("select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock($1)", [ADVISORY_LOCK]);
      const [earlier] = file.name === LEDGER ? [] : await transaction.query(RECORDED, [file.name]);
      if (earlier) return false;
      await transaction.script(file.text);
      await transaction.query(RECORD, [file.name, file.checksum]);
      return true;
    });
  } catch (error) {
    if (!(error instanceof SqlError)) throw error;
    throw new StartError(
      `Migration ${file.name} failed and was undone: ${error.message}. Report this to the maintainers. To go back, restore the backup from before the upgrade.`,
      { cause: error },
    );
  }
}

const RECORDED = "select 1 from ironpace.applied_migrations where name = $1";
const RECORD = "insert into ironpace.applied_migrations (name, checksum) values ($1, $2) on conflict (name) do nothing";

async function readApplied(database: Database): Promise<ReadonlyMap<string, string>> {
  if (!(await relationExists(database, "ironpace.applied_migrations"))) return new Map();
  const rows = await database.query<{ name: string; checksum: string }>("select name, checksum from ironpace.applied_migrations");
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** A backup of such a database can still be made: it applies nothing. */
function refuseEarlier(applied: ReadonlyMap<string, string>): void {
  const refusal = refusalOfEarlierDatabase(applied.keys());
  if (refusal !== undefined) throw new StartError(refusal);
}

/** An older version would read rows that it does not know, and put its older seed data over the newer. */
function refuseNewer(files: readonly MigrationFile[], applied: ReadonlyMap<string, string>): void {
  const known = new Set(files.map(({ name }) => name));
  const newer = [...applied.keys()].filter((name) => !known.has(name)).toSorted();
  if (newer.length === 0) return;
  throw new StartError(
    `This database belongs to a newer version: it has applied ${newer.join(", ")}, which this version does not know. Nothing was done to the database. Start the newer version. To go back, restore the backup from before the upgrade.`,
  );
}

function refuseChanged(files: readonly MigrationFile[], applied: ReadonlyMap<string, string>): void {
  const changed = files.find((file) => applied.has(file.name) && applied.get(file.name) !== file.checksum);
  if (!changed) return;
  throw new StartError(
    `This version does not fit this database: migration ${changed.name} was changed after the database had applied it. Nothing was done to the database. Start the version that you had before, and report this to the maintainers.`,
  );
}

async function relationExists(database: Database, name: string): Promise<boolean> {
  const [row] = await database.query<{ found: boolean }>("select to_regclass($1) is not null as found", [name]);
  return row?.found ?? false;
}
