import { statSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ENGINES } from "../tests/support/engines.ts";
import { fiveYearsOf } from "../tests/support/five-years.ts";
import { startServer } from "../tests/support/start-server.ts";
import { environmentOf, runToEnd, spawnServer } from "../tests/support/server-process.ts";
import { createWorkspace } from "../tests/support/workspace.ts";
import { generate, newAthlete, type Address } from "./support/athlete-on-server.ts";
import { CONNECTIONS, load } from "./support/load.ts";
import { print, times, type Measurement } from "./support/report.ts";

const ATHLETES = 10;
const SECONDS = 20;

/** What an installation needs: memory of the process at rest and under load, and the place that a year of an athlete's training takes. */
export async function footprint(): Promise<void> {
  const rows: Measurement[] = [];
  for (const engine of ENGINES) {
    const workspace = await createWorkspace(engine);
    const environment = await environmentOf(workspace);
    // The first start of an embedded database leaves it larger than every later one.
    await spawnServer(environment).then((server) => server.stop("SIGTERM"));
    const server = await spawnServer(environment);
    const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Address;
    await sleep(3000);
    const idle = await resident(server.url);
    const athlete = await newAthlete({ url: server.url, anonKey }, "reader");
    const planId = await generate(athlete);
    const url = `${server.url}/rest/v1/training_plans?select=*,training_sessions(*)&id=eq.${planId}`;
    await load({ url, headers: athlete.headers }, SECONDS);
    const loaded = await resident(server.url);
    rows.push({ what: `memory at rest, ${engine}`, figure: megabytes(idle), ratio: "1" });
    rows.push({
      what: `memory after ${SECONDS} s of plan reads, ${CONNECTIONS} connections, ${engine}`,
      figure: megabytes(loaded),
      ratio: times(loaded / idle, "at rest"),
    });
    await server.stop("SIGTERM");
    await workspace.remove();
  }
  rows.push(...(await diskOfAYear()));
  print("What an installation needs", rows);
}

/** Five years of training nearly every day (2,000 sessions, 40,000 sets) for each, by the size of the tables with their indexes. */
async function diskOfAYear(): Promise<Measurement[]> {
  const server = await startServer({ engine: "pglite" });
  try {
    const size = async () =>
      Number((await server.database.query("select pg_database_size(current_database())::text as bytes"))[0]?.["bytes"]);
    const empty = await size();
    for (let index = 0; index < ATHLETES; index++) {
      const athlete = await newAthlete(server, `athlete${index}`);
      await fiveYearsOf(athlete.userId, server.database);
      await generate(athlete);
    }
    const full = await size();
    const files = directorySize(join(server.dataDir, "database"));
    return [
      { what: "database without accounts", figure: megabytes(empty), ratio: "1" },
      { what: "a year of training nearly every day, set by set", figure: megabytes((full - empty) / ATHLETES / 5), ratio: "" },
      {
        what: `files of the embedded database, ${ATHLETES} athletes, five years`,
        figure: megabytes(files),
        ratio: times(files / full, "the database"),
      },
    ];
  } finally {
    await server.close();
  }
}

async function resident(url: string): Promise<number> {
  const page = await fetch(`${url}/metrics`).then((response) => response.text());
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(page)?.[1]);
}

function directorySize(path: string): number {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
