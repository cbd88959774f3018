import type { EngineName } from "../../tests/support/engines.ts";
import { environmentOf, runToEnd, spawnServer } from "../../tests/support/server-process.ts";
import { createWorkspace } from "../../tests/support/workspace.ts";
import type { Address } from "./athlete-on-server.ts";

export interface ServerProcess extends Address {
  /** Of the engine below it, when that is a server. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Ends the process; what it has written stays until `stop`. */
  end(): Promise<unknown>;
  stop(): Promise<void>;
}

/** The product as its users run it: in a process of its own, with a new database. */
export async function startServerProcess(engine: EngineName): Promise<ServerProcess> {
  const workspace = await createWorkspace(engine);
  const environment = { ...(await environmentOf(workspace)), RATE_LIMIT_CALLS: "0" };
  const server = await spawnServer(environment);
  const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Address;
  const end = () => server.stop("SIGTERM");
  const stop = () => end().then(() => workspace.remove());
  return { url: server.url, anonKey, databaseUrl: workspace.databaseUrl, dataDir: workspace.dataDir, end, stop };
}
