import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "#database/database.ts";
import { type DiskSpaceGuard, NO_DISK_SPACE_GUARD } from "#database/embedded/disk-space.ts";
import { isDiskFull } from "#database/sql-error.ts";
import type { Backend } from "./backend/backend.ts";
import { diskBackend } from "./backend/disk.ts";
import type { StorageDependencies } from "./dependencies.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createQuota } from "./upload/quota.ts";

export type StorageParts = Pick<
  StorageDependencies,
  "backend" | "bodyTimeoutMs" | "fileSizeLimit" | "quota" | "resumableDirectory" | "publicUrl"
> & {
  close(): Promise<void>;
};

interface StorageNeeds {
  readonly database: Database;
  readonly diskSpace: DiskSpaceGuard;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Where files are kept and how many bytes they may have, as the configuration says; swept as long as the server runs. */
export async function startStorage(config: Config, { database, diskSpace, clock, log }: StorageNeeds): Promise<StorageParts> {
  const { bodyTimeoutMs, dataDir, publicUrl, storageFileSizeLimit: fileSizeLimit, storageQuota } = config;
  await database.query(STORE_QUOTA, [String(storageQuota)]).catch((error: unknown) => {
    // Only shown to administrators, and no reason not to start on a full disk, where everything can be read.
    if (!isDiskFull(error)) throw error;
    log.warn({ err: error }, "the storage quota could not be saved in the database");
  });
  const backend = await openBackend(config);
  const resumableDirectory = join(dataDir, "storage", "resumable");
  const stopSweeping = startHousekeeping({ database, backend, resumableDirectory, clock, log });
  return {
    backend,
    bodyTimeoutMs,
    fileSizeLimit,
    quota: createQuota(database, storageQuota, config.s3 ? NO_DISK_SPACE_GUARD : diskSpace),
    resumableDirectory,
    publicUrl,
    close: () => stopSweeping().then(() => backend.close()),
  };
}

/** Where the configuration puts files. The client of S3 is large: only who uses it loads it. */
export async function openBackend({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<Backend> {
  if (s3 === undefined) return diskBackend(join(dataDir, "storage"));
  const { s3Backend } = await import("./backend/s3.ts");
  return s3Backend(s3);
}

/** So that the administrators' figures know it too. */
const STORE_QUOTA = `insert into private.storage_quota (bytes) values ($1) on conflict (only_row) do update set bytes = excluded.bytes
  where storage_quota.bytes <> excluded.bytes`;
