import { spawn } from "node:child_process";
import type { EngineName } from "../../tests/support/engines.ts";
import { createWorkspace } from "../../tests/support/workspace.ts";
import { freePort } from "../../tests/support/postgres.ts";
import type { Address } from "./athlete-on-server.ts";

export interface ServerProcess extends Address {
  /** Of the engine below it, when that is a server. */
  readonly databaseUrl: string | undefined;
  stop(): Promise<void>;
}

/** The product as its users run it: in a process of its own, with a new database. */
export async function startServerProcess(engine: EngineName): Promise<ServerProcess> {
  const { dataDir, databaseUrl, remove } = await createWorkspace(engine);
  const port = await freePort();
  const environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", LOG_LEVEL: "error" };
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], { env: environment, stdio: ["ignore", "ignore", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, () => child.exitCode !== null);
  const keys = spawn(process.execPath, ["apps/server/src/cli/keys.ts"], { env: environment, stdio: ["ignore", "pipe", "inherit"] });
  const { anonKey } = JSON.parse(await text(keys.stdout)) as Address;
  const stop = async () => {
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await exited;
    await remove();
  };
  return { url, anonKey, databaseUrl, stop };
}

async function untilHealthy(url: string, ended: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline && !ended()) {
    const healthy = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("The server did not start");
}

async function text(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let all = "";
  for await (const chunk of stream) all += String(chunk);
  return all;
}
