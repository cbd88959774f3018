import { spawn } from "node:child_process";
import autocannon from "autocannon";
import { ENGINES } from "../tests/support/engines.ts";
import { freePort } from "../tests/support/postgres.ts";
import { generate, newAthlete } from "./support/athlete-on-server.ts";
import { print, times } from "./support/report.ts";
import { startServerProcess } from "./support/server-process.ts";

const CONNECTIONS = 50;
const SECONDS = 8;

/**
 * One plan with its 25 sessions, read under row-level security through `/rest/v1`, beside the same SQL straight through the
 * driver behind a bare Node HTTP server, on the same PostgreSQL, one after the other.
 */
export async function nestedRead(): Promise<void> {
  const rates = new Map<string, number>();
  let bare: number | undefined;
  for (const engine of ENGINES) {
    const server = await startServerProcess(engine);
    try {
      const athlete = await newAthlete(server, "reader");
      const planId = await generate(athlete);
      const path = `/rest/v1/training_plans?select=*,training_sessions(*)&id=eq.${planId}`;
      rates.set(engine, await load(`${server.url}${path}`, { ...athlete.headers, accept: "application/vnd.pgrst.object+json" }));
      if (server.databaseUrl !== undefined) bare = await bareDriver(server.databaseUrl, planId, athlete.userId);
    } finally {
      await server.stop();
    }
  }
  const peer = bare ?? Math.max(...rates.values());
  print(`Nested plan read under row-level security (${CONNECTIONS} connections, ${SECONDS} s)`, [
    ...(bare === undefined ? [] : [{ what: "bare driver, same SQL, bare Node HTTP", figure: `${Math.round(bare)} req/s`, ratio: "1" }]),
    ...[...rates].map(([engine, rate]) => ({
      what: `/rest/v1, ${engine}`,
      figure: `${Math.round(rate)} req/s`,
      ratio: times(rate / peer, bare === undefined ? "itself" : "bare driver"),
    })),
  ]);
}

async function bareDriver(databaseUrl: string, planId: string, userId: string): Promise<number> {
  const port = await freePort();
  const child = spawn(process.execPath, ["bench/peers/bare-driver.ts"], {
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, PLAN_ID: planId, USER_ID: userId },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise((resolve) => child.stdout.once("data", resolve));
    return await load(`http://127.0.0.1:${port}/`, {});
  } finally {
    child.kill();
  }
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const options = { url, headers, connections: CONNECTIONS };
  await autocannon({ ...options, duration: 2 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  return result.requests.average;
}
