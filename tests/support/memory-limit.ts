import { accessSync, constants, existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A group of processes that share so many bytes of memory. */
export interface MemoryLimit {
  add(pid: number): void;
  /** Once its processes have ended. */
  remove(): void;
}

const PLACES = [
  { root: "/sys/fs/cgroup/memory", limit: "memory.limit_in_bytes" },
  { root: "/sys/fs/cgroup", limit: "memory.max" },
];

/** Undefined where this process may not make one, as in most containers. */
export function memoryLimit(bytes: number): MemoryLimit | undefined {
  for (const { root, limit } of PLACES) {
    const folder = join(root, `ironpace-test-${process.pid}`);
    try {
      accessSync(root, constants.W_OK);
      mkdirSync(folder);
      if (!existsSync(join(folder, limit))) throw new Error("this group has no limit of memory");
      writeFileSync(join(folder, limit), String(bytes));
    } catch {
      if (existsSync(folder)) rmdirSync(folder);
      continue;
    }
    return { add: (pid) => writeFileSync(join(folder, "cgroup.procs"), String(pid)), remove: () => rmdirSync(folder) };
  }
  return undefined;
}
