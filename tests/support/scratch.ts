import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes that must be free in memory: a few dozen databases of 50 MB. */
const ENOUGH = 2 * 1024 ** 3;

/** Where tests keep what they throw away: in memory where Linux has room there, because a database is a thousand small files. */
const root = isRoomy("/dev/shm") ? "/dev/shm" : tmpdir();

/** Removed at the end of the process, in case its test has not done so. */
const made: string[] = [];
process.once("exit", () => made.forEach((path) => rmSync(path, { recursive: true, force: true })));

/** A new directory of its own, whose name says what it is for. */
export function scratchDirectory(name: string): string {
  const path = mkdtempSync(join(root, `ironpace-${name}-`));
  made.push(path);
  return path;
}

function isRoomy(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize > ENOUGH;
  } catch {
    return false;
  }
}
