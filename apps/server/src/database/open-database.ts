import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Database, Engine, StatementLimits } from "./database.ts";
import { migrate } from "./migrate.ts";
import { type MigrationFile, readMigrationFiles } from "./migration-files.ts";
import { unusableDataDir } from "./start-error.ts";
import { lockDataDir } from "./pglite/data-dir-lock.ts";
import { openPglite } from "./pglite/open.ts";
import type { PostgresOptions } from "./postgres/open.ts";
import { copyDataDir, dataDirTemplate, settleOnMedium } from "./pglite/template.ts";

export interface DatabaseSettings {
  /** A PostgreSQL server; without it PostgreSQL runs inside this process. */
  readonly databaseUrl?: string | undefined;
  /** How the statements of callers come there; the same way unless given. */
  readonly requestUrl?: string | undefined;
  /** Directory of the embedded database and of everything else the server writes. */
  readonly dataDir: string;
  /** Directory of things that can be made again. */
  readonly cacheDir: string;
  readonly limits: StatementLimits;
  /** Which migrations are to be applied; all of them unless told. */
  readonly only?: (file: MigrationFile) => boolean;
}

/** The database, open and migrated. Rejects with `StartError` when that cannot be had. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const files = (await readMigrationFiles()).filter(settings.only ?? (() => true));
  return settings.databaseUrl === undefined ? openEmbedded(settings, files) : openServer({ ...settings, url: settings.databaseUrl }, files);
}

async function openServer(options: PostgresOptions, files: readonly MigrationFile[]): Promise<Database> {
  const { openPostgres } = await import("./postgres/open.ts");
  const engine = await openPostgres(options);
  await migrateOrClose(engine, files);
  return engine;
}

async function openEmbedded({ dataDir, cacheDir, limits }: DatabaseSettings, files: readonly MigrationFile[]): Promise<Database> {
  let unlock = () => {};
  try {
    unlock = lockDataDir(dataDir);
    const postgresDir = join(dataDir, "database");
    if (!existsSync(postgresDir)) await copyDataDir(await dataDirTemplate(files, join(cacheDir, "pglite")), postgresDir, settleOnMedium);
    const engine = await openPglite({ dataDir: postgresDir, limits });
    await migrateOrClose(engine, files);
    return { ...engine, close: () => engine.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw unusableDataDir(dataDir, error);
  }
}

async function migrateOrClose(engine: Engine, files: readonly MigrationFile[]): Promise<void> {
  try {
    await migrate(engine, files);
  } catch (error) {
    await engine.close();
    throw error;
  }
}
