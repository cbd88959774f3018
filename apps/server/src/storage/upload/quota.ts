import type { Database } from "#database/database.ts";
import { type DiskSpaceGuard, NO_DISK_SPACE_GUARD } from "#database/embedded/disk-space.ts";
import { type StorageError, storageErrors } from "../errors.ts";
import { readableBytes } from "../request/file-size.ts";

/** How many bytes all objects together may have. */
export interface Quota {
  /**
   * Sets aside room for an upload that announces so many bytes. Rejects with QuotaExceeded when what is stored, and what is under way in this
   * process, leaves less.
   */
  reserve(bytes: number): Promise<Reservation>;
  exceeded(): StorageError;
}

interface Reservation {
  /** Bytes this upload may have in all before the quota is used up. */
  readonly room: number;
  release(): void;
}

export function createQuota(database: Database, quota: number, diskSpace: DiskSpaceGuard = NO_DISK_SPACE_GUARD): Quota {
  let underWay = 0;
  const exceeded = () => storageErrors.quotaUsedUp(readableBytes(quota));
  return {
    exceeded,
    async reserve(bytes) {
      await diskSpace.assertRoomFor(bytes);
      const room = quota - (await usedBytes(database)) - underWay;
      if (room < bytes || room <= 0) throw exceeded();
      underWay += bytes;
      return { room, release: () => void (underWay -= bytes) };
    },
  };
}

async function usedBytes(database: Database): Promise<number> {
  const [row] = await database.query<{ used: string }>(
    "select coalesce(sum((metadata ->> 'size')::numeric), 0) as used from storage.objects",
  );
  return Number(row?.used ?? 0);
}
