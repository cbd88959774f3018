import type { Config } from "../config.ts";
import type { Database } from "#database/database.ts";
import { embeddedUrls } from "#database/embedded/connection.ts";
import { dataDirHolder } from "#database/embedded/data-dir-lock.ts";
import type { MigrationFile } from "#database/migration-files.ts";
import { openDatabase } from "#database/open-database.ts";
import { makeLostSecretsInDataDir, makeLostSecretsInDatabase, secretsInDataDir, secretsInDatabase } from "#identity/secret-store.ts";
import type { Secrets } from "#identity/secrets.ts";

/** Where the server of this configuration answers. One that runs with another PORT than this shell's says so itself. */
export function serverUrl({ databaseUrl, dataDir, publicUrl, localUrl }: Config): string {
  if (publicUrl !== localUrl || databaseUrl !== undefined) return publicUrl;
  return dataDirHolder(dataDir)?.url ?? publicUrl;
}

/** The keys of the configured data, made when there are none. Works while the server runs. */
export async function configuredSecrets(config: Config): Promise<Secrets> {
  return config.databaseUrl === undefined ? secretsInDataDir(config.dataDir) : withDatabase(config, secretsInDatabase);
}

/** Other keys in the place of lost ones. */
export async function makeConfiguredSecrets(config: Config): Promise<Secrets> {
  return config.databaseUrl === undefined ? makeLostSecretsInDataDir(config.dataDir) : withDatabase(config, makeLostSecretsInDatabase);
}

/** Signs everybody out, also while the server runs: refresh tokens and devices with notifications end with their sessions. */
export async function endAllSessions(config: Config): Promise<void> {
  await withDatabase(config, (database) => database.query("delete from auth.sessions"));
}

export interface WithDatabaseOptions {
  /** Which migrations are to be applied; all of them unless given. */
  readonly only?: (file: MigrationFile) => boolean;
  /** Refuses to work while a server has the embedded database open. */
  readonly alone?: boolean;
}

/**
 * Opens the configured database for one piece of work. While a server runs on an embedded one, that server's PostgreSQL is used as it is.
 * Rejects with `StartError`.
 */
export async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
  { only, alone = false }: WithDatabaseOptions = {},
): Promise<T> {
  const database = await openDatabase({ ...getPlace(config, alone), limits: { caller: 30_000, owner: 30_000 }, ...(only && { only }) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function getPlace({ dataDir, databaseUrl, databaseRequestUrl: requestUrl, postgresBin }: Config, alone: boolean) {
  const isServed = databaseUrl === undefined && !alone && dataDirHolder(dataDir)?.url !== undefined;
  if (!isServed) return { dataDir, databaseUrl, requestUrl, postgresBin };
  const { ownerUrl, requestUrl: ownRequestUrl } = embeddedUrls(dataDir);
  return { dataDir, databaseUrl: ownerUrl, requestUrl: ownRequestUrl, postgresBin };
}
