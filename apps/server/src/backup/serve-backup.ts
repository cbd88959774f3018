import { chmod, rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import { type BackupSource, writeBackup } from "./write-backup.ts";

/** A socket in the data directory, where only its owner comes: an embedded database is open to its server alone, so that has to back it up. */
const socketPath = (dataDir: string): string => join(dataDir, "backup.sock");

/** Answers every call on the socket with a backup. A directory whose name is too long for a socket has none. */
export async function serveBackups(
  dataDir: string,
  source: BackupSource,
  clock: () => Date,
  log: Logger,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer((_, response) => {
    pipeline(writeBackup(source, clock()), response).catch((error: unknown) => log.error({ err: error }, "a backup broke off"));
  });
  await new Promise<void>((resolve) => {
    server.once("error", (error) => {
      log.warn({ reason: error.message }, "backups can be made only while the server does not run");
      resolve();
    });
    server.listen(path, resolve);
  });
  if (server.listening) await chmod(path, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A backup made by the server that has this directory open. Rejects when it cannot be reached. */
export function backupFromServer(dataDir: string): Promise<Readable> {
  return new Promise((resolve, reject) => {
    request({ socketPath: socketPath(dataDir), path: "/" }, resolve)
      .on("error", reject)
      .end();
  });
}
