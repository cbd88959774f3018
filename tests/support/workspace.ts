import { createHash, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openPostgres } from "#server/database/postgres/open.ts";
import { migrate } from "#server/database/migrate.ts";
import { type MigrationFile, readMigrationFiles } from "#server/database/migration-files.ts";
import { loadSeeds } from "#server/database/seed/load-seeds.ts";
import { administer, getUrl } from "./postgres.ts";
import { testLogins } from "./test-logins.ts";
import { scratchDirectory } from "./scratch.ts";

export const CACHE_DIR = fileURLToPath(new URL("../../.cache", import.meta.url));

/** A data directory that nobody else uses. */
export interface DataDir {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A data directory and a database in which all migrations have run, which nobody else uses. */
export interface Workspace extends DataDir {
  /** As the owner of the database, who is no superuser. */
  readonly databaseUrl: string;
  /** As the login of requests. */
  readonly requestUrl: string;
}

/** A new, empty data directory without a database: a server that is started there runs its embedded one. */
export function createDataDir(): DataDir {
  const dataDir = scratchDirectory("test");
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

export async function createWorkspace(): Promise<Workspace> {
  const { dataDir, remove: removeFiles } = createDataDir();
  const name = `ironpace_test_${randomUUID().replaceAll("-", "")}`;
  await administer(
    `create database ${name} template ${await templateDatabase()} strategy file_copy owner ${(await testLogins()).owner.name}`,
  );
  const remove = async () => {
    await administer(`drop database if exists ${name} with (force)`);
    await removeFiles();
  };
  return { dataDir, ...(await urlsOf(name)), remove };
}

/** A new database without anything in it. */
export async function createEmptyDatabase(): Promise<Urls & Pick<Workspace, "remove">> {
  const name = `ironpace_test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template template0 owner ${(await testLogins()).owner.name}`);
  const remove = async () => {
    await administer(`drop database if exists ${name} with (force)`);
  };
  return { ...(await urlsOf(name)), remove };
}

interface Urls {
  readonly databaseUrl: string;
  readonly requestUrl: string;
}

/** The addresses of a database, as whom the server is to come there. */
async function urlsOf(name: string): Promise<Urls> {
  const { owner, requests } = await testLogins();
  return { databaseUrl: await getUrl(name, owner), requestUrl: await getUrl(name, requests) };
}

function templateDatabase(): Promise<string> {
  return (template ??= makeTemplate());
}

let template: Promise<string> | undefined;

/** Made under a name of its own and then renamed: whoever is first wins, and nobody sees half of it. */
async function makeTemplate(): Promise<string> {
  const files = await readMigrationFiles();
  const name = `ironpace_owned_template_${checksum(files)}`;
  if ((await administer("select 1 from pg_database where datname = $1", [name])).length > 0) return name;
  // Workers are threads of one process.
  const draft = `${name}_${randomUUID().slice(0, 8)}`;
  const { owner } = await testLogins();
  await administer(`create database ${draft} template template0 owner ${owner.name}`);
  const engine = await openPostgres({ url: await getUrl(draft, owner), limits: { caller: 60_000, owner: 60_000 }, poolSize: 1 });
  await migrate(engine, files)
    .then(() => loadSeeds(engine))
    .finally(() => engine.close());
  await administer(`alter database ${draft} rename to ${name}`).catch(() => administer(`drop database ${draft} with (force)`));
  return name;
}

function checksum(files: readonly MigrationFile[]): string {
  return createHash("sha256")
    .update(JSON.stringify(files.map((file) => file.checksum)))
    .digest("hex")
    .slice(0, 16);
}
