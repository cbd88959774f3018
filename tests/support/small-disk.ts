import { spawnSync } from "node:child_process";
import { chmodSync, rmSync } from "node:fs";
import type { DataDir } from "./workspace.ts";
import { scratchDirectory } from "./scratch.ts";

/** A data directory on a file system of its own with so many bytes. Undefined where this process may not mount one. */
export function smallDisk(bytes: number): DataDir | undefined {
  const dataDir = scratchDirectory("disk");
  const unmount = () => {
    spawnSync("umount", ["--lazy", dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${bytes},mode=0700`, "tmpfs", dataDir]);
  if (status !== 0) {
    rmSync(dataDir, { recursive: true, force: true });
    return undefined;
  }
  chmodSync(dataDir, 0o700);
  process.once("exit", unmount);
  return { dataDir, remove: async () => unmount() };
}
