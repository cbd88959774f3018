import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../tests/support/postgres.ts";
import { milliseconds, print, times } from "./support/report.ts";
import { SERVER_OPTIONS } from "../tools/bootstrap/server-options.mjs";

/** Time from spawning the server until /healthz answers: with a new DATA_DIR, and again with the same one; beside an empty Node process. */
export async function startTime(): Promise<void> {
  const dataDir = join(mkdtempSync(join(tmpdir(), "ironpace-bench-")), "data");
  const node = timed(() => spawnSync(process.execPath, ["-e", ""]));
  const first = await start(dataDir);
  const warm = [await start(dataDir), await start(dataDir), await start(dataDir)].sort((a, b) => a - b)[1]!;
  rmSync(join(dataDir, ".."), { recursive: true, force: true });
  print("Start until /healthz answers", [
    { what: "an empty Node process", figure: milliseconds(node), ratio: "1" },
    {
      what: "first start, new DATA_DIR",
      figure: milliseconds(first),
      ratio: `${times(first / node, "empty Node")}, ${times(first / warm, "warm")}`,
    },
    { what: "warm start, median of 3", figure: milliseconds(warm), ratio: times(warm / node, "empty Node") },
  ]);
}

async function start(dataDir: string): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const server = spawn(process.execPath, [...SERVER_OPTIONS, "apps/server/src/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: "" },
    stdio: "ignore",
  });
  const exited = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  while (!(await healthy(port))) {
    if (server.exitCode !== null || performance.now() - began > 60_000) throw new Error("The server did not start");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const elapsed = performance.now() - began;
  server.kill("SIGTERM");
  await exited;
  return elapsed;
}

async function healthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
