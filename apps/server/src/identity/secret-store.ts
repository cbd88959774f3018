import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../database/database.ts";
import { StartError, unusableDataDir } from "../database/start-error.ts";
import { type Secrets, makeSecrets, secretsSchema } from "./secrets.ts";

/** The secrets of a data directory, made when it has none. Of several processes that try at once, one wins. */
export async function secretsInDataDir(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, "secrets.json");
  try {
    return (await readSecretsFile(path)) ?? (await createSecretsFile(path));
  } catch (error) {
    throw unusableDataDir(dataDir, error);
  }
}

/** The secrets kept in the database itself, shared by all processes that use it; made when there are none. */
export async function secretsInDatabase(database: Database): Promise<Secrets> {
  const [known] = await database.query(SELECT);
  if (known) return parseSecrets(known["value"], "table ironpace.secrets");
  await database.query(INSERT, [JSON.stringify(await makeSecrets())]);
  const [made] = await database.query(SELECT);
  return parseSecrets(made?.["value"], "table ironpace.secrets");
}

/** Puts these secrets in the place of those of the data directory. */
export async function replaceSecretsInDataDir(dataDir: string, secrets: Secrets): Promise<void> {
  const path = join(dataDir, "secrets.json");
  const draft = await draftOf(path, secrets);
  await rename(draft, path);
}

/** Puts these secrets in the place of those of the database. */
export async function replaceSecretsInDatabase(database: Database, secrets: Secrets): Promise<void> {
  await database.query(`${INSERT_VALUE} do update set value = excluded.value`, [JSON.stringify(secrets)]);
}

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
  const draft = await draftOf(path, await makeSecrets());
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(draft);
  }
  return parseSecrets(JSON.parse(await readFile(path, "utf8")), path);
}

async function draftOf(path: string, secrets: Secrets): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600, flush: true });
  return draft;
}

function parseSecrets(value: unknown, place: string): Secrets {
  const result = secretsSchema.safeParse(value);
  if (result.success) return result.data;
  throw new StartError(
    `The keys in ${place} are damaged: restore them from a backup, or remove them to get new ones, which signs everybody out and makes every second factor useless.`,
  );
}
