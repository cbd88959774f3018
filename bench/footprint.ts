import { statSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getFiveYears } from "../tests/support/five-years.ts";
import { startServer } from "../tests/support/start-server.ts";
import { getEnvironment, runToEnd, spawnServer } from "../tests/support/server-process.ts";
import { createDataDir } from "../tests/support/workspace.ts";
import { generate, newAthlete, type Address } from "./support/athlete-on-server.ts";
import { CONNECTIONS, load } from "./support/load.ts";
import { MEASURED_PROCESSES, serverMemory } from "./support/memory.ts";
import { print, times, type Measurement } from "./support/report.ts";
import { WITHOUT_LIMITS } from "./support/server-process.ts";

const ATHLETES = 10;
const SECONDS = 20;

/** What an installation needs: memory at rest and under load, and the place that a year of an athlete's training takes. */
export async function footprint(): Promise<void> {
  const { dataDir, remove } = createDataDir();
  const environment = { ...(await getEnvironment({ dataDir })), ...WITHOUT_LIMITS };
  // The first start creates the embedded database, which leaves the process larger than every later start.
  await spawnServer(environment).then((server) => server.stop("SIGTERM"));
  const server = await spawnServer(environment);
  const place = { pid: server.pid, dataDir };
  const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Address;
  await sleep(3000);
  const idle = await serverMemory(place);
  const athlete = await newAthlete({ url: server.url, anonKey }, "reader");
  const planId = await generate(athlete);
  const url = `${server.url}/rest/v1/training_plans?select=*,training_sessions(*)&id=eq.${planId}`;
  await load([{ url, headers: athlete.headers }], SECONDS);
  const loaded = await serverMemory(place);
  await server.stop("SIGTERM");
  await remove();
  print("What an installation needs", [
    { what: `memory at rest (${MEASURED_PROCESSES})`, figure: megabytes(idle), ratio: "1" },
    {
      what: `memory after ${SECONDS} s of plan reads, ${CONNECTIONS} connections (${MEASURED_PROCESSES})`,
      figure: megabytes(loaded),
      ratio: times(loaded / idle, "at rest"),
    },
    ...(await diskOfAYear()),
  ]);
}

/** Five years of training nearly every day (2,000 sessions, 40,000 sets) for each, by the size of the tables with their indexes. */
async function diskOfAYear(): Promise<Measurement[]> {
  const server = await startServer({ place: createDataDir() });
  try {
    const size = async () =>
      Number((await server.database.query("select pg_database_size(current_database())::text as bytes"))[0]?.["bytes"]);
    const empty = await size();
    for (let index = 0; index < ATHLETES; index++) {
      const athlete = await newAthlete(server, `athlete${index}`);
      await getFiveYears(athlete.userId, server.database);
      await generate(athlete);
    }
    const full = await size();
    const files = directorySize(join(server.dataDir, "postgres"));
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

function directorySize(path: string): number {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  // PostgreSQL runs meanwhile, and removes files that it needs no more.
  const sizes = entries.map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0);
  return sizes.reduce((sum, size) => sum + size, 0);
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
