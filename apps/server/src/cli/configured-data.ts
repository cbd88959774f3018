import { fileURLToPath } from "node:url";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { MigrationFile } from "../database/migration-files.ts";
import { openDatabase } from "../database/open-database.ts";
import { dataDirHolder } from "../database/pglite/data-dir-lock.ts";
import { secretsInDataDir, secretsInDatabase } from "../identity/secret-store.ts";
import type { Secrets } from "../identity/secrets.ts";

/** Where the server of this configuration answers. One that runs with another PORT than this shell's says so itself. */
export function serverUrl({ databaseUrl, dataDir, publicUrl, localUrl }: Config): string {
  if (publicUrl !== localUrl || databaseUrl !== undefined) return publicUrl;
  return dataDirHolder(dataDir)?.url ?? publicUrl;
}

/** The keys of the configured data, made when there are none. Works while the server runs. */
export async function configuredSecrets(config: Config): Promise<Secrets> {
  return config.databaseUrl === undefined ? secretsInDataDir(config.dataDir) : withDatabase(config, secretsInDatabase);
}

/** Opens the configured database for one piece of work, with all migrations applied or only some. Rejects with `StartError` while a server has an embedded one open. */
export async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
  only?: (file: MigrationFile) => boolean,
): Promise<T> {
  const { dataDir, databaseUrl, databaseRequestUrl: requestUrl } = config;
  const cacheDir = fileURLToPath(new URL("../../../../.cache", import.meta.url));
  const limits = { caller: 30_000, owner: 30_000 };
  const database = await openDatabase({ dataDir, databaseUrl, requestUrl, cacheDir, limits, ...(only && { only }) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
