import { readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { embeddedUrls } from "#server/database/embedded/connection.ts";
import { postgresProcesses, getPostmaster, getWatchdogs } from "../../support/embedded-cluster.ts";
import { memoryLimit } from "../../support/memory-limit.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../../support/server-process.ts";
import { createDataDir, type DataDir } from "../../support/workspace.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
/** Longer than it takes on a quick machine, shorter than a watchdog that does not work. */
const FIVE_SECONDS = { timeout: 5000, interval: 50 };
const RECOVERY = { timeout: 30_000, interval: 50 };

const limit = memoryLimit(1024 ** 3);

let place: DataDir;
let server: ServerProcess;
let service: SupabaseClient;
beforeAll(async () => {
  place = createDataDir();
  const environment = await getEnvironment(place);
  server = await spawnServer(environment);
  const { serviceRoleKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as { serviceRoleKey: string };
  service = createClient(server.url, serviceRoleKey, ONCE);
});
afterAll(async () => {
  await server.stop("SIGTERM");
  expect(postgresProcesses(place.dataDir)).toEqual([]);
  await place.remove();
  limit?.remove();
});

const health = async () => {
  const response = await fetch(`${server.url}/healthz`);
  return { code: response.status, retryAfter: response.headers.get("retry-after") };
};
const read = async () => {
  const response = await service.from("exercises").select("id").limit(1);
  return response.status;
};
const isHealthy = () => vi.waitFor(async () => expect([await health(), await read()]).toMatchObject([{ code: 200 }, 200]), RECOVERY);
const childrenOf = (postmaster: number) => postgresProcesses(place.dataDir).filter((pid) => pid !== postmaster);
const isGone = () => vi.waitFor(() => expect(postgresProcesses(place.dataDir)).toEqual([]), FIVE_SECONDS);

/** Writes one row after the other until `stop`, and resolves with what was acknowledged and what was answered otherwise. */
function writeRows() {
  const acknowledged: string[] = [];
  const refusals: { status: number; retryAfter: string | null }[] = [];
  const stopping = new AbortController();
  const done = (async () => {
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const response = await fetch(`${server.url}/auth/v1/admin/users`, {
        method: "POST",
        headers: { ...keyHeaders(), "Content-Type": "application/json" },
        body: JSON.stringify({ email: `athlete-${n}@example.com`, password: "correct horse battery" }),
      });
      if (response.ok) acknowledged.push(`athlete-${n}@example.com`);
      else refusals.push({ status: response.status, retryAfter: response.headers.get("retry-after") });
      await response.arrayBuffer();
    }
  })();
  return { acknowledged, refusals, stop: () => (stopping.abort(), done) };
}

const keyHeaders = () => {
  const key = Reflect.get(service, "supabaseKey") as string;
  return { apikey: key, Authorization: `Bearer ${key}` };
};

async function storedEmails(): Promise<Set<string>> {
  const emails = new Set<string>();
  for (let page = 1; ; page += 1) {
    const { data, error } = await service.auth.admin.listUsers({ page, perPage: 500 });
    if (error) throw error;
    for (const { email } of data.users) if (email) emails.add(email);
    if (data.users.length < 500) return emails;
  }
}

describe("the embedded database", () => {
  test("is started again when it is killed; meanwhile requests are answered with 503 and Retry-After, and nothing is lost", async () => {
    for (const round of [1, 2, 3]) {
      const writing = writeRows();
      await vi.waitFor(() => expect(writing.acknowledged.length).toBeGreaterThan(round), RECOVERY);
      const before = getPostmaster(place.dataDir);
      process.kill(before, "SIGKILL");
      await vi.waitFor(() => expect(writing.refusals.length).toBeGreaterThan(0), RECOVERY);
      await isHealthy();
      await writing.stop();
      expect(getPostmaster(place.dataDir)).not.toBe(before);
      for (const refusal of writing.refusals) expect(refusal).toEqual({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
      const stored = await storedEmails();
      expect(writing.acknowledged.filter((email) => !stored.has(email))).toEqual([]);
      for (const { id } of (await service.auth.admin.listUsers({ perPage: 1000 })).data.users) await service.auth.admin.deleteUser(id);
    }
  });

  test("goes on by itself when one of its processes is killed, as by a system out of memory", async () => {
    const before = getPostmaster(place.dataDir);
    const backend = postgresProcesses(place.dataDir).find((pid) =>
      readFileSync(`/proc/${pid}/cmdline`, "utf8").startsWith("postgres: ironpace "),
    );
    const others = childrenOf(before);
    process.kill(backend ?? 0, "SIGKILL");
    // PostgreSQL replaces all of them; before that it may still answer.
    await vi.waitFor(() => expect(childrenOf(before).filter((pid) => others.includes(pid))).toEqual([]), RECOVERY);
    await isHealthy();
    expect(getPostmaster(place.dataDir)).toBe(before);
  });

  test("ends within five seconds of a server that is killed, also in the middle of a statement", async () => {
    const { ownerUrl } = embeddedUrls(place.dataDir);
    const client = new Client(ownerUrl);
    client.on("error", () => undefined);
    await client.connect();
    void client.query("select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b").catch(() => undefined);
    await server.stop("SIGKILL");
    await isGone();
    server = await spawnServer(server.environment);
    await isHealthy();
  });

  test("that was left running, because its watchdog was killed too, is stopped by the next server", async () => {
    const before = postgresProcesses(place.dataDir);
    const [watchdog] = getWatchdogs(getPostmaster(place.dataDir));
    process.kill(watchdog ?? 0, "SIGKILL");
    // PostgreSQL does not take the end of the watchdog for a crash.
    expect(await health()).toMatchObject({ code: 200 });
    await server.stop("SIGKILL");
    expect(postgresProcesses(place.dataDir)).toContain(getPostmaster(place.dataDir));
    server = await spawnServer(server.environment);
    expect(postgresProcesses(place.dataDir).filter((pid) => before.includes(pid))).toEqual([]);
    await isHealthy();
  });

  test("whose files are gone is told by healthz, is not begun anew in their place, and is found again", async () => {
    const files = join(place.dataDir, "postgres");
    const postmaster = getPostmaster(place.dataDir);
    await rename(files, `${files}.away`);
    process.kill(postmaster, "SIGKILL");
    await vi.waitFor(async () => expect(await health()).toEqual({ code: 503, retryAfter: expect.any(String) }), RECOVERY);
    expect(await read()).toBe(503);
    await rename(`${files}.away`, files);
    await isHealthy();
  });

  test.runIf(limit)("goes on when a statement takes all the memory of its container, and so does the server", async () => {
    const before = getPostmaster(place.dataDir);
    for (const pid of [server.pid, ...postgresProcesses(place.dataDir)]) limit?.add(pid);
    const client = new Client(embeddedUrls(place.dataDir).ownerUrl);
    client.on("error", () => undefined);
    await client.connect();
    await client.query("set work_mem = '2000MB'");
    const hungry = "select count(*) from (select distinct md5(n::text) || repeat('x', 500) from generate_series(1, 100000000) n) as texts";
    // The process of the statement has a limit of its own, below that of the container.
    await expect(client.query(hungry)).rejects.toThrow(/terminated|out of memory/);
    await isHealthy();
    expect(getPostmaster(place.dataDir)).toBe(before);
    expect(process.kill(server.pid, 0)).toBe(true);
  });

  test("leaves no process behind when the server is told to stop twice", async () => {
    void server.stop("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await server.stop("SIGTERM");
    await isGone();
    server = await spawnServer(server.environment);
  });
});
