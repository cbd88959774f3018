import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { createDatabase, databaseExists } from "../postgres/create-database.ts";
import { StartError } from "../start-error.ts";
import { findBinaries } from "./binaries.ts";
import { clusterFolder, ensureClusterFiles, hadDatabase, rememberDatabase } from "./cluster-files.ts";
import { DATABASE, LOGINS, endpointUrl, reserveEndpoint } from "./connection.ts";
import type { Endpoint } from "./data-dir-lock.ts";
import { unprivilegedUser } from "./os-user.ts";
import { clusterSettings } from "./settings.ts";
import { supervise } from "./supervise.ts";

export interface ClusterOptions {
  readonly dataDir: string;
  /** Folder of the operator's own binaries. */
  readonly postgresBin?: string | undefined;
  /** In place of those for production. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Where it listens; chosen and kept private unless given. */
  readonly endpoint?: Endpoint | undefined;
  readonly log?: Logger | undefined;
}

export interface RunningCluster {
  readonly endpoint: Endpoint;
  stop(): Promise<void>;
}

/**
 * Starts the cluster of a data directory with the product's database in it, which is made when there is none, and keeps it running. The
 * caller must hold the lock of the directory. Rejects with `StartError`.
 */
export async function startCluster({ dataDir, postgresBin, settings = {}, log, ...given }: ClusterOptions): Promise<RunningCluster> {
  const folder = clusterFolder(dataDir);
  const user = unprivilegedUser(folder);
  const binaries = await findBinaries({ postgresBin, dataDir, user });
  const { endpoint, release } = given.endpoint
    ? { endpoint: given.endpoint, release: () => undefined }
    : await reserveEndpoint(dataDir, user);
  try {
    await ensureClusterFiles({ dataDir, binaries, user, endpoint });
    const supported = Object.entries({ ...clusterSettings(), ...settings }).filter(([name]) => binaries.version >= (SINCE[name] ?? 0));
    const options = { folder, binaries, user, endpoint, settings: Object.fromEntries(supported), log };
    const supervision = await supervise(options).catch((error: unknown) => {
      throw new StartError(`PostgreSQL cannot start on ${folder}: ${error instanceof Error ? error.message : String(error)}.`, {
        cause: error,
      });
    });
    const stop = () => supervision.stop().finally(release);
    await ensureDatabase(endpoint, dataDir).catch((error: unknown) => stop().then(() => Promise.reject(error)));
    return { endpoint, stop };
  } catch (error) {
    release();
    throw error;
  }
}

/** Settings that came with a later version than the oldest that is supported. */
const SINCE: Readonly<Record<string, number>> = { io_method: 18 };

async function ensureDatabase(endpoint: Endpoint, dataDir: string): Promise<void> {
  const administratorUrl = endpointUrl(endpoint, "administrator", "postgres");
  if (await databaseExists(administratorUrl, DATABASE)) return remember(dataDir);
  if (hadDatabase(dataDir))
    throw new StartError(
      `PostgreSQL in ${clusterFolder(dataDir)} has no database ${DATABASE} any more: restore a backup into an empty DATA_DIR.`,
    );
  const login = (name: string) => ({ name, password: endpoint.password ?? randomBytes(24).toString("base64url") });
  await createDatabase(administratorUrl, DATABASE, { owner: login(LOGINS.owner), requests: login(LOGINS.requests) });
  remember(dataDir);
}

/** A full or read-only disk is told by those who cannot do without: the next start remembers as well. */
function remember(dataDir: string): void {
  try {
    rememberDatabase(dataDir);
  } catch (error) {
    if (!(error instanceof Error && "syscall" in error)) throw error;
  }
}
