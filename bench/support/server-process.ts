import { getEnvironment, runToEnd, spawnServer } from "#support/server-process.ts";
import { createDataDir } from "#support/workspace.ts";
import type { Address } from "./athlete-on-server.ts";

export interface ServerProcess extends Address {
  readonly pid: number;
  readonly dataDir: string;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

/** Settings without rate limits, for a load from few accounts. */
export const WITHOUT_LIMITS = {
  RATE_LIMIT_CALLS: "0",
  RATE_LIMIT_WRITES: "0",
  RATE_LIMIT_ATTEMPTS: "0",
  CALLER_DATABASE_SECONDS: "999999",
};

/** The product as its users run it: in a process of its own, with a new embedded database. */
export async function startServerProcess({ limits = "off" }: { readonly limits?: "off" | "default" } = {}): Promise<ServerProcess> {
  const { dataDir, remove } = createDataDir();
  const environment = {
    ...(await getEnvironment({ dataDir })),
    ...(limits === "off" && WITHOUT_LIMITS),
  };
  const server = await spawnServer(environment);
  const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Address;
  const stop = () => server.stop("SIGTERM").then(remove);
  return { url: server.url, pid: server.pid, anonKey, dataDir, stop };
}
