import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { scratchDirectory } from "./scratch.ts";

/** Whether there are installed binaries to start a PostgreSQL from. */
export const postgresInstalled = binaries() !== undefined && runAs() !== "nobody";
/** Whether there is a PostgreSQL to test on: DATABASE_URL, or one that is started. */
export const postgresAvailable = adminUrlFromEnvironment() !== undefined || postgresInstalled;

/**
 * URL of a PostgreSQL server on which databases may be created: the one in DATABASE_URL, or a throw-away cluster that
 * this process starts once, on loopback, and that ends with it, however it ends.
 */
export function adminUrl(): Promise<string> {
  return (started ??= Promise.resolve(adminUrlFromEnvironment() ?? startPostgres()));
}

let started: Promise<string> | undefined;

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
export async function urlOf(database: string, login?: { readonly name: string; readonly password: string }): Promise<string> {
  const url = new URL(await adminUrl());
  url.pathname = `/${database}`;
  if (login) Object.assign(url, { username: login.name, password: login.password });
  return url.href;
}

function adminUrlFromEnvironment(): string | undefined {
  return process.env["IRONPACE_TEST_DATABASE_URL"] ?? process.env["DATABASE_URL"];
}

/** URL of a throw-away cluster of its own, as its superuser. */
export async function startPostgres(): Promise<string> {
  const bin = binaries();
  const owner = runAs();
  if (!bin || owner === "nobody") throw new Error("no PostgreSQL to test on");
  const dataDir = scratchDirectory("postgres");
  if (owner !== "self") chownSync(dataDir, owner.uid, owner.gid);
  const as = owner === "self" ? {} : owner;
  execFileSync(join(bin, "initdb"), ["-D", dataDir, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"], {
    ...as,
    cwd: dataDir,
    stdio: "ignore",
  });
  const port = await freePort();
  const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", `port=${port}`, "listen_addresses=127.0.0.1"];
  const options = [...settings, `unix_socket_directories=${dataDir}`, "max_connections=200"].flatMap((setting) => ["-c", setting]);
  const watchdog = spawn("/bin/sh", ["-c", WATCHDOG, "watchdog", join(bin, "postgres"), dataDir, ...options], {
    ...as,
    cwd: dataDir,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watchdog.unref();
  if ("unref" in watchdog.stdin) (watchdog.stdin.unref as () => void).call(watchdog.stdin);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return url;
}

/** The server ends when the pipe to this process closes: also when this process was killed. */
const WATCHDOG = `binary=$1; data=$2; shift 2
"$binary" -D "$data" "$@" & server=$!
cat >/dev/null
kill -QUIT $server; wait $server; rm -rf "$data"`;

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end();
    }
  }
}

function binaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  if (existsSync(root)) {
    const newest = readdirSync(root)
      .filter((version) => Number(version) >= 15 && existsSync(join(root, version, "bin/initdb")))
      .sort((a, b) => Number(b) - Number(a))[0];
    if (newest) return join(root, newest, "bin");
  }
  const found = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const folder = found.status === 0 ? found.stdout.trim() : "";
  return existsSync(join(folder || "/nonexistent", "initdb")) ? folder : undefined;
}

/** PostgreSQL refuses to run as root: then it runs as the user its package has made. */
function runAs(): "self" | "nobody" | { readonly uid: number; readonly gid: number } {
  if (process.getuid?.() !== 0) return "self";
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout.trim()));
  return uid && gid ? { uid, gid } : "nobody";
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}
