import { join } from "node:path";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { diskBackend } from "./backend/disk.ts";
import type { StorageDependencies } from "./dependencies.ts";
import { createQuota } from "./upload/quota.ts";

export type StorageParts = Pick<StorageDependencies, "backend" | "fileSizeLimit" | "quota" | "resumableDirectory" | "publicUrl"> & {
  close(): Promise<void>;
};

/** Where files are kept and how many bytes they may have, as the configuration says. */
export async function startStorage(config: Config, database: Database): Promise<StorageParts> {
  await database.query(TELL_QUOTA, [String(config.storageQuota)]);
  const backend = diskBackend(join(config.dataDir, "storage"));
  return {
    backend,
    fileSizeLimit: config.storageFileSizeLimit,
    quota: createQuota(database, config.storageQuota),
    resumableDirectory: join(config.dataDir, "storage", "resumable"),
    publicUrl: config.publicUrl,
    close: () => backend.close(),
  };
}

/** So that the administrators' figures know it too. */
const TELL_QUOTA = `insert into private.storage_quota (bytes) values ($1) on conflict (only_row) do update set bytes = excluded.bytes
  where storage_quota.bytes <> excluded.bytes`;
