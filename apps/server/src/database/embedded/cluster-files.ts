import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { StartError } from "../start-error.ts";
import type { Binaries } from "./binaries.ts";
import { DATABASE, LOGINS } from "./connection.ts";
import type { Endpoint } from "./data-dir-lock.ts";
import { childEnvironment, childFolder } from "./child-process.ts";
import type { OsUser } from "./os-user.ts";

const MOVE =
  "make a backup with the version of Ironpace that was used before (`npm run backup -- FILE`), choose an empty DATA_DIR, and put it back there with `npm run restore -- FILE`";

export interface ClusterFiles {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly user: OsUser | undefined;
  readonly endpoint: Endpoint;
}

export const clusterFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Whether a database was made in this directory: from then on nothing of it is made anew without being asked. */
export const hadDatabase = (dataDir: string): boolean => existsSync(markerPath(dataDir));

export function rememberDatabase(dataDir: string): void {
  const path = markerPath(dataDir);
  const words =
    "The database of this directory is in postgres. If it is lost, Ironpace refuses to start instead of beginning with an empty database.";
  if (!existsSync(path)) writeFileSync(path, `${words}\n`, { mode: 0o600 });
}

const markerPath = (dataDir: string): string => join(dataDir, "postgres.txt");

/** Makes the files of a cluster when there are none. Throws `StartError` for files that these binaries cannot open. */
export async function ensureClusterFiles(files: ClusterFiles): Promise<void> {
  const folder = clusterFolder(files.dataDir);
  const rules = accessRules(files);
  if (!existsSync(folder)) await initialize(files, folder);
  const version = readVersion(folder);
  if (version === undefined)
    throw new StartError(`There is no database in ${folder}. Put the original directory back, or restore a backup into an empty DATA_DIR.`);
  if (version !== files.binaries.version)
    throw new StartError(`${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${files.binaries.version}: ${MOVE}.`);
  for (const [name, content] of Object.entries(rules)) replaceFile(join(folder, name), content);
}

/** The major version that made the files; undefined when they are none of PostgreSQL's. */
function readVersion(folder: string): number | undefined {
  const path = join(folder, "PG_VERSION");
  return existsSync(path) ? Number.parseInt(readFileSync(path, "utf8"), 10) : undefined;
}

/** The folder appears complete or not at all. */
async function initialize({ dataDir, binaries, user, endpoint }: ClusterFiles, folder: string): Promise<void> {
  if (existsSync(join(dataDir, "database", "PG_VERSION")))
    throw new StartError(
      `DATA_DIR ${dataDir} has a database of an earlier version of Ironpace (PGlite), which this one cannot open: ${MOVE}.`,
    );
  if (hadDatabase(dataDir))
    throw new StartError(`${folder} is missing, where the database was: put it back, or restore a backup into an empty DATA_DIR.`);
  const draft = mkdtempSync(`${folder}.partial-`);
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, endpoint.password ?? "", { mode: 0o600 });
  const descriptors = [openSync(draft, "r"), openSync(passwordFile, "r")];
  try {
    if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid);
    const [{ place, stdio }, password] = [childFolder(draft, descriptors[0]!, user), childFolder(passwordFile, descriptors[1]!, user, 1)];
    const access = endpoint.password === undefined ? ["--auth=peer"] : ["--auth=scram-sha-256", `--pwfile=${password.place}`];
    // Before version 17 the order of texts came from the system's C library only.
    const locale = binaries.version >= 17 ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : ["--locale=C.UTF-8"];
    const options = [
      `--pgdata=${place}`,
      `--username=${LOGINS.administrator}`,
      ...access,
      "--encoding=UTF8",
      ...locale,
      "--data-checksums",
    ];
    const child = spawn(join(binaries.folder, "initdb"), options, {
      ...user,
      cwd: "/",
      ...childEnvironment,
      stdio: ["ignore", "ignore", "pipe", ...stdio, ...password.stdio],
    });
    const [words, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "exit") as Promise<[number | null]>]);
    if (code !== 0)
      throw new StartError(
        `PostgreSQL cannot make a database in DATA_DIR ${dataDir}: ${readReason(words) ?? `initdb ended with ${code}`}.`,
      );
    renameSync(draft, folder);
  } finally {
    descriptors.forEach(closeSync);
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The line of initdb's output that says why it ended. */
function readReason(words: string): string | undefined {
  const line = words.split("\n").findLast((candidate) => /error|fatal|could not/i.test(candidate));
  return line?.replace(/^initdb: error: /, "").replace(/\.$/, "");
}

/**
 * Only processes of this user, and of root, may connect through the socket, and only as one of the three logins: the kernel says who
 * they are. The rules are written at every start, because the server may be started by another user than before.
 */
function accessRules({ endpoint }: ClusterFiles): Readonly<Record<string, string>> {
  const rule = endpoint.password === undefined ? `local all all peer map=${DATABASE}` : "host all all 127.0.0.1/32 scram-sha-256";
  const names = process.platform === "win32" ? [] : [...new Set([userName(), "root"])];
  const identities = names.flatMap((name) => Object.values(LOGINS).map((login) => `${DATABASE} "${name}" ${login}`));
  return { "pg_hba.conf": rule, "pg_ident.conf": identities.join("\n") };
}

/** The name by which PostgreSQL knows the user of this process. */
function userName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    throw new StartError(
      `User ${process.getuid?.()} has no name on this system, which PostgreSQL requires: start as another user, or set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** The folder may belong to another user, who could have put a link in the place of the file: nothing is written through it. */
function replaceFile(path: string, content: string): void {
  rmSync(path, { force: true });
  // PostgreSQL may run as another user than the one who writes this.
  writeFileSync(path, `${content}\n`, { flag: "wx", mode: 0o644 });
}
