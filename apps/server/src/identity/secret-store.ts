import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "#database/database.ts";
import { hadDatabase } from "#database/embedded/cluster-files.ts";
import { makeDirectory } from "#database/make-directory.ts";
import { StartError, unusableDataDir } from "#database/start-error.ts";
import { type Secrets, makeSecrets, secretsSchema } from "./secrets.ts";

/**
 * The secrets of a data directory, made for one that is new. Of several processes that try at once, one wins. Rejects with `StartError` where
 * there is a database already: other keys would invalidate every access token and disable every authenticator app.
 */
export async function secretsInDataDir(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  try {
    const known = await readSecretsFile(path);
    if (!known && hadDatabase(dataDir)) throw lostSecrets(`${path} is missing`);
    return known ?? (await createSecretsFile(path));
  } catch (error) {
    throw unusableDataDir(dataDir, error);
  }
}

/** Makes secrets where those of a data directory are lost. Rejects with `StartError` when there are some. */
export async function makeLostSecretsInDataDir(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  if (await readSecretsFile(path)) throw new StartError(`DATA_DIR ${dataDir} has keys: remove ${path} first.`);
  return createSecretsFile(path);
}

/** The secrets kept in the database itself, shared by all processes that use it; made for a new one, as in `secretsInDataDir`. */
export async function secretsInDatabase(database: Database): Promise<Secrets> {
  const [known] = await database.query(SELECT);
  if (known) return parseSecrets(known["value"], "table ironpace.secrets");
  if ((await database.query(OWN_ACCOUNTS)).length > 0) throw lostSecrets("The row of table ironpace.secrets is missing");
  return makeSecretsInDatabase(database);
}

/** Makes secrets where the database has lost them. Rejects with `StartError` when it has some. */
export async function makeLostSecretsInDatabase(database: Database): Promise<Secrets> {
  const [known] = await database.query(SELECT);
  if (known) throw new StartError("The database has keys: delete the row of ironpace.secrets first.");
  return makeSecretsInDatabase(database);
}

async function makeSecretsInDatabase(database: Database): Promise<Secrets> {
  await database.query(INSERT, [JSON.stringify(await makeSecrets())]);
  const [made] = await database.query(SELECT);
  return parseSecrets(made?.["value"], "table ironpace.secrets");
}

/** Puts these secrets in the place of those of the data directory. */
export async function replaceSecretsInDataDir(dataDir: string, secrets: Secrets): Promise<void> {
  const path = join(dataDir, "secrets.json");
  const draft = await getDraft(path, secrets);
  await rename(draft, path);
}

/** Puts these secrets in the place of those of the database. */
export async function replaceSecretsInDatabase(database: Database, secrets: Secrets): Promise<void> {
  await database.query(`${INSERT_VALUE} do update set value = excluded.value`, [JSON.stringify(secrets)]);
}

/** Not those that a Supabase project brings along, whose keys were never here. */
const OWN_ACCOUNTS = `select 1 from auth.users
  where exists (select 1 from ironpace.applied_migrations where name = 'platform/0003-auth.sql') limit 1`;
const SELECT = "select value from ironpace.secrets where name = 'identity'";
const INSERT_VALUE = "insert into ironpace.secrets (name, value) values ('identity', $1) on conflict (name)";
const INSERT = `${INSERT_VALUE} do nothing`;

async function readSecretsFile(path: string): Promise<Secrets | undefined> {
  try {
    return parseSecrets(JSON.parse(await readFile(path, "utf8")), path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    if (error instanceof SyntaxError) return parseSecrets(undefined, path);
    throw error;
  }
}

/** Written aside and linked into place: the file is complete from the moment it exists, and never replaces another. */
async function createSecretsFile(path: string): Promise<Secrets> {
  const draft = await getDraft(path, await makeSecrets());
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return parseSecrets(JSON.parse(await readFile(path, "utf8")), path);
}

async function getDraft(path: string, secrets: Secrets): Promise<string> {
  makeDirectory(dirname(path));
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600, flush: true });
  return draft;
}

const NEW_KEYS =
  "Restore them from a backup. Or create new ones with npm run keys -- --new --end-sessions: this invalidates access tokens and API keys, disables every authenticator app and signs everybody out";

const lostSecrets = (what: string): StartError => new StartError(`The keys of this installation are missing: ${what}. ${NEW_KEYS}.`);

function parseSecrets(value: unknown, place: string): Secrets {
  const result = secretsSchema.safeParse(value);
  if (result.success) return result.data;
  throw new StartError(`The keys in ${place} are damaged. ${NEW_KEYS.replace("Or create", "Or remove them and create")}.`);
}
