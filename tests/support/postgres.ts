import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import { Client } from "pg";
import { startCluster } from "#server/database/embedded/start-cluster.ts";
import { scratchDirectory } from "./scratch.ts";

/**
 * URL of a PostgreSQL server on which databases may be created: the one in DATABASE_URL, or a throw-away cluster that this process starts
 * once and that ends with it.
 */
export async function adminUrl(): Promise<string> {
  return adminUrlFromEnvironment() ?? (await (started ??= startPostgres())).url;
}

/** Stops the cluster of this process, if it has started one. */
export async function stopPostgres(): Promise<void> {
  await (await started)?.stop();
}

let started: Promise<TestCluster> | undefined;

/** Runs one statement on the server's own database, outside a transaction. */
export async function administer(statement: string, values: readonly string[] = []): Promise<readonly Record<string, unknown>[]> {
  const client = new Client(await adminUrl());
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** The URL of another database of the same server, as the administrator unless told. */
export async function getUrl(database: string, login?: { readonly name: string; readonly password: string }): Promise<string> {
  const url = new URL(await adminUrl());
  url.pathname = `/${database}`;
  if (login) Object.assign(url, { username: login.name, password: login.password });
  return url.href;
}

function adminUrlFromEnvironment(): string | undefined {
  return process.env["IRONPACE_TEST_DATABASE_URL"] ?? process.env["DATABASE_URL"];
}

export interface TestCluster {
  /** As its superuser, on loopback with a password, as on a machine of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A throw-away cluster of the embedded PostgreSQL, in memory. Its process ends with this one, however that ends. */
export async function startPostgres(): Promise<TestCluster> {
  const dataDir = scratchDirectory("postgres");
  const endpoint = { host: "127.0.0.1", port: await freePort(), password: "a password of tests" };
  const cluster = await startCluster({ dataDir, endpoint, settings: { ...QUICK, max_connections: "300" } });
  const url = new URL(`postgres://postgres@${endpoint.host}:${endpoint.port}/postgres`);
  url.password = endpoint.password;
  return { url: url.href, stop: () => cluster.stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) };
}

/** Nothing has to outlive the machine. */
const QUICK = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off", checkpoint_timeout: "1h" };

/**
 * Below 32768, where Linux begins to hand out ports to outgoing connections and to servers that ask for any: another process could be given
 * the port before the server listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
