import { randomFillSync } from "node:crypto";
import { open, rm, statfs, truncate } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { diskFull } from "../sql-error.ts";

/** Keeps room on the disk of a data directory for what must work when it is full: sign-in, refresh, sign-out and deletion. */
export interface DiskSpaceGuard {
  /** Rejects with a `SqlError` of a full disk when storing so many bytes would take the room that is kept. */
  assertRoomFor(bytes: number): Promise<void>;
  close(): Promise<void>;
}

/** For a database on another machine, whose disk is not ours to watch. */
export const NO_DISK_SPACE_GUARD: DiskSpaceGuard = { assertRoomFor: async () => undefined, close: async () => undefined };

const MB = 1024 ** 2;
/** What PostgreSQL may need at once for its log. */
const PIECE = 16 * MB;
const MIN_RESERVE = 2 * PIECE;
const MAX_RESERVE = 4 * PIECE;
/** Milliseconds between two looks at the disk, and for which one counts. */
const CHECK_INTERVAL_MS = 1000;
const VALID_MS = 100;

/**
 * Holds a file of the size of the reserve. What stores something is refused once no more than the reserve is free beside the file. Where others
 * fill the disk all the same, PostgreSQL gets the file's room piece by piece: whoever fills the disk takes the first, and mostly ends then. The file is
 * written again when there is room for both.
 */
export function guardDiskSpace(dataDir: string, log: Logger): DiskSpaceGuard {
  const path = join(dataDir, "reserve");
  const closing = new AbortController();
  let isShort = false;
  /** Bytes of the file. */
  let held = 0;
  let seen = { free: Infinity, size: MIN_RESERVE, at: -Infinity };

  const look = async () => {
    if (performance.now() - seen.at < VALID_MS) return seen;
    const { bavail, blocks, bsize } = await statfs(dataDir);
    seen = { free: bavail * bsize, size: getReserve(blocks * bsize), at: performance.now() };
    return seen;
  };
  const check = async () => {
    const { free, size } = await look();
    if (held > 0 && free < PIECE) {
      if (held >= size)
        log.error({ free }, "the disk is full: only sign-in, refresh, sign-out and deletion still work, in the space reserved for them");
      held = Math.max(0, held - PIECE);
      await (held > 0 ? truncate(path, held) : rm(path, { force: true }));
    } else if (held < size && free > 2 * size + PIECE) {
      held = (await writeReserve(path, size)) ? size : 0;
      if (held > 0 && isShort) log.warn("the disk has free space again");
    }
    isShort = held < size && free < 2 * size;
    seen = { ...seen, at: -Infinity };
  };
  const watching = (async () => {
    // One of an earlier process may be shorter than it should be.
    await rm(path, { force: true }).catch(() => undefined);
    while (!closing.signal.aborted) {
      await sleep(CHECK_INTERVAL_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      if (!closing.signal.aborted)
        await check().catch((error: unknown) => log.warn({ err: error }, "the free disk space could not be read"));
    }
  })();

  return {
    async assertRoomFor(bytes) {
      const { free, size } = isShort ? seen : await look();
      if (isShort || free - bytes < size) throw diskFull();
    },
    async close() {
      closing.abort();
      await watching;
    },
  };
}

const getReserve = (disk: number): number => Math.min(MAX_RESERVE, Math.max(MIN_RESERVE, disk / 64));

/** Random bytes, because some file systems keep no zeros. */
async function writeReserve(path: string, size: number): Promise<boolean> {
  const piece = randomFillSync(Buffer.alloc(MB));
  const file = await open(path, "w", 0o600);
  try {
    for (let written = 0; written < size; written += MB) await file.write(piece);
    await file.sync();
    return true;
  } catch {
    await rm(path, { force: true });
    return false;
  } finally {
    await file.close();
  }
}
