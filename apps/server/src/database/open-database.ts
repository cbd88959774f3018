import type { Logger } from "pino";
import type { Database, Engine, StatementLimits } from "./database.ts";
import { announceEndpoint, lockDataDir } from "./embedded/data-dir-lock.ts";
import { endpointUrl } from "./embedded/connection.ts";
import { callerTransactions } from "./embedded/settings.ts";
import { startCluster } from "./embedded/start-cluster.ts";
import { migrate } from "./migrate.ts";
import { type MigrationFile, readMigrationFiles } from "./migration-files.ts";
import { loadSeeds } from "./seed/load-seeds.ts";
import { openPostgres, type PostgresOptions, type Sharing } from "./postgres/open.ts";
import { unusableDataDir } from "./start-error.ts";

export interface DatabaseSettings {
  /** A PostgreSQL server; without it the server of this data directory is started. */
  readonly databaseUrl?: string | undefined;
  /** The same database for callers, as a login that can do nothing else; `databaseUrl` unless given. */
  readonly requestUrl?: string | undefined;
  /** Directory of the embedded database and of everything else the server writes. */
  readonly dataDir: string;
  /** Folder of the operator's own PostgreSQL for the embedded database. */
  readonly postgresBin?: string | undefined;
  readonly limits: StatementLimits;
  readonly sharing?: Sharing | undefined;
  /** Which migrations are to be applied, without seed data; all of them, with seed data, unless given. */
  readonly only?: (file: MigrationFile) => boolean;
  readonly log?: Logger | undefined;
}

/** Opens the database, applies its migrations and loads the seed data. Rejects with `StartError` when that is not possible. */
export async function openDatabase({ databaseUrl, requestUrl, ...settings }: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== undefined) return openMigrated({ url: databaseUrl, requestUrl, slots: undefined }, settings);
  const { dataDir } = settings;
  let unlock = () => {};
  try {
    unlock = lockDataDir(dataDir);
    const cluster = await startCluster(settings);
    try {
      announceEndpoint(dataDir, cluster.endpoint);
      const urls = { url: endpointUrl(cluster.endpoint, "owner"), requestUrl: endpointUrl(cluster.endpoint, "requests") };
      const database = await openMigrated({ ...urls, slots: callerTransactions() }, settings);
      return { ...database, close: () => database.close().finally(cluster.stop).finally(unlock) };
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  } catch (error) {
    unlock();
    throw unusableDataDir(dataDir, error);
  }
}

type Place = Pick<PostgresOptions, "url" | "requestUrl" | "slots">;

async function openMigrated(
  place: Place,
  { limits, sharing, only }: Omit<DatabaseSettings, "databaseUrl" | "requestUrl">,
): Promise<Engine> {
  const files = await readMigrationFiles();
  const engine = await openPostgres({ ...place, limits, sharing });
  try {
    await migrate(engine, only ? files.filter(only) : files);
    if (!only) await loadSeeds(engine);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}
