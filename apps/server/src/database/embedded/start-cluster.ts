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
import { setTimeout as sleep } from "node:timers/promises";
import { type Postmaster, type PostmasterOptions, startPostmaster } from "./postmaster.ts";

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

/** Milliseconds before PostgreSQL is started again: the first time, and at most. Each attempt waits twice as long as the one before. */
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 5_000;
/** Milliseconds after which a cluster counts as stable, so that its next end is the first one again. */
const STABLE_AFTER_MS = 60_000;

interface Supervision {
  /** Stops PostgreSQL for good. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL, and again whenever it ends, until it is stopped. Rejects when the first start fails. */
async function supervise(options: PostmasterOptions): Promise<Supervision> {
  const { log } = options;
  const stopping = new AbortController();
  let postmaster: Postmaster | undefined = await startPostmaster(options);

  const running = (async () => {
    let pause = FIRST_PAUSE_MS;
    while (postmaster) {
      const startedAt = performance.now();
      const how = await postmaster.ended;
      if (stopping.signal.aborted) return;
      log?.error(`PostgreSQL ended (${how}) and is being restarted`);
      if (performance.now() - startedAt > STABLE_AFTER_MS) pause = FIRST_PAUSE_MS;
      postmaster = undefined;
      while (!postmaster) {
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
        postmaster = await startPostmaster(options).catch((error: unknown) => {
          log?.error(
            `PostgreSQL cannot start: ${error instanceof Error ? error.message : String(error)}; the next attempt is in ${pause} ms`,
          );
          return undefined;
        });
      }
      log?.warn("PostgreSQL runs again");
    }
  })();

  return {
    async stop() {
      stopping.abort();
      await postmaster?.stop();
      await running;
      // One that was being started meanwhile.
      await postmaster?.stop();
    },
  };
}
