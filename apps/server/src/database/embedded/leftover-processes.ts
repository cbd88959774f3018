import { readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Signals for a leftover cluster, and how many milliseconds each gets before the next. */
const STEPS: readonly (readonly [signal: NodeJS.Signals, milliseconds: number])[] = [
  ["SIGINT", 3000],
  ["SIGQUIT", 3000],
  ["SIGKILL", 3000],
];

/**
 * Ends the processes of a cluster whose server is gone: the watchdog may be at it, or was killed too. PostgreSQL would not start beside
 * them. The caller must hold the lock of the data directory.
 */
export async function endLeftoverProcesses(folder: string): Promise<void> {
  for (const [signal, milliseconds] of STEPS) {
    const postmaster = readPostmasterPid(folder);
    const found = clusterProcesses(folder);
    // The postmaster ends its own processes; without it they are ended one by one.
    if (postmaster !== undefined && found.includes(postmaster) && signal !== "SIGKILL") send(postmaster, signal);
    else for (const pid of found) send(pid, signal === "SIGKILL" ? signal : "SIGQUIT");
    const deadline = performance.now() + milliseconds;
    while (clusterProcesses(folder).length > 0 && performance.now() < deadline) await sleep(20);
    if (clusterProcesses(folder).length === 0) break;
  }
  // PostgreSQL takes any process that has got this number since for a server on these files, and a zombie too.
  if (clusterProcesses(folder).length === 0) rmSync(join(folder, "postmaster.pid"), { force: true });
}

/** Processes that work in this folder: on Linux all of them, elsewhere the one that PostgreSQL has written down. */
function clusterProcesses(folder: string): readonly number[] {
  if (process.platform !== "linux") {
    const pid = readPostmasterPid(folder);
    return pid !== undefined && send(pid, 0) ? [pid] : [];
  }
  const own = statSync(folder, { throwIfNoEntry: false });
  if (!own) return [];
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && isIn(pid, own));
}

/** False for a process that is ending, or that this user may not look at. */
function isIn(pid: number, { dev, ino }: { readonly dev: number; readonly ino: number }): boolean {
  try {
    // Somebody's shell may be in the folder too.
    if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "postgres") return false;
    const folder = statSync(`/proc/${pid}/cwd`);
    return folder.dev === dev && folder.ino === ino;
  } catch {
    return false;
  }
}

function readPostmasterPid(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, "postmaster.pid"), "utf8"), 10) || undefined;
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
