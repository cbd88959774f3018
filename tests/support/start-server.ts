import { readConfig } from "#server/config.ts";
import type { Database } from "#server/database/database.ts";
import { createLog } from "#server/http/log.ts";
import type { Identity } from "#server/identity/identity.ts";
import { startServer as start } from "#server/start.ts";
import { getEnvironment } from "./server-process.ts";
import { createWorkspace, type DataDir, type Workspace } from "./workspace.ts";

export interface TestServer {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  readonly dataDir: string;
  /** The server's own connection: past row-level security, for arranging and looking. */
  readonly database: Database;
  readonly identity: Identity;
  /** Answers a request without the network. */
  fetch(request: Request): Promise<Response>;
  /** To be called after a test has added tables or functions. */
  reloadSchema(): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Where it keeps its data, removed when it closes: a data directory alone for the embedded database; a new workspace unless given. */
  readonly place?: DataDir | Workspace;
  /** Variables as in `.env.example`, on top of the ones a test needs. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly clock?: () => Date;
  readonly log?: ReturnType<typeof createLog>;
  /** Milliseconds between two looks for weekly reviews that are due to be mailed. */
  readonly reviewIntervalMs?: number;
  /** Milliseconds between two looks for notifications that are due. */
  readonly pushIntervalMs?: number;
}

/** A whole server in this process, on a free port, with an empty migrated database of its own. */
export async function startServer({
  place,
  environment = {},
  clock,
  log,
  reviewIntervalMs,
  pushIntervalMs,
}: TestServerOptions = {}): Promise<TestServer> {
  const { dataDir, remove, ...urls } = place ?? (await createWorkspace());
  const config = readConfig({ LOG_LEVEL: "silent", ...(await getEnvironment({ dataDir, ...urls })), ...environment });
  const server = await start(config, {
    log: log ?? createLog(config.logLevel),
    ...(clock && { clock }),
    ...(reviewIntervalMs && { reviewIntervalMs }),
    ...(pushIntervalMs && { pushIntervalMs }),
  });
  const { url, database, identity, fetch } = server;
  const { publishableKey: anonKey, secretKey: serviceRoleKey } = identity;
  const close = () => server.close().then(remove);
  return { url, database, identity, fetch, dataDir, anonKey, serviceRoleKey, close, reloadSchema: () => server.schemaCache.reload() };
}
