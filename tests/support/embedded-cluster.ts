import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Processes of the PostgreSQL of a data directory, the first one first. Linux only. */
export function postgresProcesses(dataDir: string): readonly number[] {
  const folder = statSync(join(dataDir, "postgres"), { throwIfNoEntry: false });
  const pids = readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0);
  return pids.filter((pid) => {
    try {
      const { dev, ino } = statSync(`/proc/${pid}/cwd`);
      return dev === folder?.dev && ino === folder.ino && readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");
    } catch {
      return false;
    }
  });
}

/** The first process of the PostgreSQL of a data directory. */
export function getPostmaster(dataDir: string): number {
  const path = join(dataDir, "postgres", "postmaster.pid");
  return existsSync(path) ? Number.parseInt(readFileSync(path, "utf8"), 10) : 0;
}

/** Shells that wait beside a PostgreSQL for the end of its server. */
export function getWatchdogs(pid: number): readonly number[] {
  const group = groupOf(pid);
  return readdirSync("/proc")
    .map(Number)
    .filter((other) => other > 0 && other !== pid && group !== undefined && groupOf(other) === group);
}

function groupOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[2];
  } catch {
    return undefined;
  }
}
