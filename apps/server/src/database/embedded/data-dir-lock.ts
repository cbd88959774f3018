import { execFileSync } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDirectory } from "../make-directory.ts";
import { StartError } from "../start-error.ts";

/** Where the embedded cluster listens: the folder of a Unix socket, or on Windows loopback with a password. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
  readonly password?: string;
}

/** Who has a data directory open. */
export interface LockHolder {
  readonly pid: number;
  /** When that process started: a process id alone may since belong to somebody else. */
  readonly processStartedAt: string;
  /** Where its PostgreSQL listens, once it does. */
  readonly endpoint?: Endpoint;
  /** Where the server answers, once it does. */
  readonly url?: string;
}

/** Makes sure that one process at a time supervises the cluster of a data directory. Returns the function that unlocks. */
export function lockDataDir(dataDir: string): () => void {
  makeDirectory(dataDir);
  const path = lockPath(dataDir);
  const mine = describe({ pid: process.pid, processStartedAt: processStart(process.pid) ?? "" });
  if (!create(path, mine)) {
    removeStale(dataDir);
    if (!create(path, mine)) throw inUse(dataDir, readHolder(path));
  }
  return () => {
    if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
  };
}

/** The living process that has this directory open, if any. */
export function dataDirHolder(dataDir: string): LockHolder | undefined {
  const holder = readHolder(lockPath(dataDir));
  return holder && isAlive(holder) ? holder : undefined;
}

/** Tells other processes where the PostgreSQL of the directory listens. */
export function announceEndpoint(dataDir: string, endpoint: Endpoint): void {
  announce(dataDir, { endpoint });
}

/** Tells other processes where the server that holds the directory answers. */
export function announceUrl(dataDir: string, url: string): void {
  announce(dataDir, { url });
}

function announce(dataDir: string, more: Partial<LockHolder>): void {
  const path = lockPath(dataDir);
  const holder = readHolder(path);
  if (holder?.pid !== process.pid) return;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, describe({ ...holder, ...more }), { mode: 0o600 });
  renameSync(draft, path);
}

function lockPath(dataDir: string): string {
  return join(dataDir, "lock.json");
}

/** Complete or not at all: a half-written lock would look stale to somebody else. */
function create(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Two processes may find the same stale lock; the one that moved a fresh lock away by mistake puts it back. */
function removeStale(dataDir: string): void {
  const path = lockPath(dataDir);
  const found = readHolder(path);
  if (found && isAlive(found)) throw inUse(dataDir, found);
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isAlive(moved)) create(path, describe(moved));
  rmSync(aside, { force: true });
}

function readHolder(path: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as LockHolder;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, processStartedAt }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  const start = processStart(pid);
  return start === undefined || start === processStartedAt;
}

/** Any text that differs between two processes that got the same id one after the other; undefined when nobody can tell. */
function processStart(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      // A zombie is not alive any more.
      return fields[0] === "Z" ? "ended" : fields[19];
    }
    if (process.platform === "win32") return undefined;
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

function describe(holder: LockHolder): string {
  return `${JSON.stringify(holder)}\n`;
}

function inUse(dataDir: string, holder: LockHolder | undefined): StartError {
  const who = holder ? `process ${holder.pid}${holder.url ? `, which answers at ${holder.url}` : ""}` : "another process";
  return new StartError(`DATA_DIR ${dataDir} is in use by ${who}: stop it first, or choose another DATA_DIR.`);
}
