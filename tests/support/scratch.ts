import { accessSync, constants, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes that must be free in memory: a few dozen databases of 50 MB. */
const ENOUGH = 2 * 1024 ** 3;

/** Where tests keep what they throw away: in memory where Linux has room there, because a database is a thousand small files. */
const root = isRoomy("/dev/shm") ? "/dev/shm" : tmpdir();

/** A new directory of its own, whose name says what it is for. */
export function scratchDirectory(name: string): string {
  return mkdtempSync(join(root, `ironpace-${name}-`));
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
