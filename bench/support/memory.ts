import { readFile, readdir, readlink, realpath } from "node:fs/promises";
import { join } from "node:path";

/** Name of the processes whose memory `serverMemory` adds up, for the lines of a report. */
export const MEASURED_PROCESSES = "server and its PostgreSQL, PSS";

/**
 * Bytes of memory of the server's process and of all its PostgreSQL processes together. PSS counts a page that several processes share, such
 * as PostgreSQL's shared buffers, once in all; the sum of their resident sizes would count it for each.
 */
export async function serverMemory({ pid, dataDir }: { readonly pid: number; readonly dataDir: string }): Promise<number> {
  const pids = [pid, ...(await postgresProcesses(dataDir))];
  const sizes = await Promise.all(pids.map(proportionalSetSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** PostgreSQL's processes work in the directory of their cluster. */
async function postgresProcesses(dataDir: string): Promise<number[]> {
  const cluster = await realpath(join(dataDir, "postgres"));
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const directories = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)));
  const found = pids.filter((_, index) => directories[index] === cluster);
  if (found.length === 0) throw new Error(`No PostgreSQL process works in ${cluster}`);
  return found;
}

/** Bytes; none for a process that has ended meanwhile, as a connection's may. */
async function proportionalSetSize(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ESRCH") return "Pss: 0 kB";
    throw error;
  });
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1]) * 1024;
}
