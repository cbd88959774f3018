import { parseEnv } from "node:util";
import { createClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "#server/database/postgres/open.ts";
import { adminUrl, administer, startPostgres, getUrl } from "../../support/postgres.ts";
import { scratchDirectory } from "../../support/scratch.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../../support/server-process.ts";

const once = { auth: { persistSession: false, autoRefreshToken: false } };
const NAME = `ironpace_made_${process.pid}`;

const MIGHTY = `${NAME}_mighty`;

/** Runs each statement on a connection of its own; what it answers, or the SQLSTATE of its refusal. */
async function tryAs(url: string, statement: string): Promise<unknown> {
  const client = new Client(url);
  await client.connect();
  try {
    const results: unknown = await client.query(statement);
    return (Array.isArray(results) ? results : [results]).flatMap(({ rows }: { rows: unknown[] }) => rows).at(-1);
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  } finally {
    await client.end();
  }
}

describe("a database made by npm run db:create", () => {
  let environment: Record<string, string>;
  let server: ServerProcess;
  const url = (variable: "DATABASE_URL" | "DATABASE_REQUEST_URL") => environment[variable] ?? "";

  beforeAll(async () => {
    const made = await runToEnd("cli/create-database.ts", [await adminUrl(), NAME], {});
    expect(made).toMatchObject({ code: 0, stderr: "" });
    const dataDir = scratchDirectory("logins");
    const place = await getEnvironment({ dataDir });
    environment = { ...place, ...(parseEnv(made.stdout) as Record<string, string>) };
    server = await spawnServer(environment);
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await administer(`drop database if exists ${NAME} with (force)`);
    await administer(`drop owned by ${NAME}, ${NAME}_requests`);
    await administer(`drop role ${NAME}, ${NAME}_requests`);
  });

  test("carries the whole product: sign-up, plan, log, files, administration, backup", async () => {
    const keys = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as { anonKey: string; serviceRoleKey: string };
    const athlete = createClient(server.url, keys.anonKey, once);
    const { data: account } = await athlete.auth.signUp({ email: "robin@example.com", password: "correct horse battery" });
    const userId = account.user?.id;
    const plan = { userId, userLevel: "intermediate", primaryFocus: "hyrox", durationWeeks: 5, weeklyAvailability: 4 };
    expect((await athlete.functions.invoke("generate-training-plan", { body: plan })).error).toBeNull();
    const { data: sessions } = await athlete.from("training_sessions").select("id,plan_id").limit(1);
    const goal = { title: "Squat", category: "strength", unit: "kg", target_value: 100, due_date: "2099-12-31" };
    expect((await athlete.from("goals").insert(goal)).error).toBeNull();
    expect(sessions).toHaveLength(1);

    expect(await runToEnd("cli/grant-admin.ts", ["robin@example.com"], environment)).toMatchObject({ code: 0, stderr: "" });
    const video = new Blob([new Uint8Array(1000)], { type: "video/webm" });
    expect((await athlete.storage.from("training_videos").upload("squat.webm", video)).error).toBeNull();
    expect((await athlete.storage.from("training_videos").download("squat.webm")).data?.size).toBe(1000);
    const service = createClient(server.url, keys.serviceRoleKey, once);
    expect((await service.auth.admin.listUsers()).data.users).toHaveLength(1);
    expect((await service.from("profiles").select("id")).data).toHaveLength(1);

    const file = `${scratchDirectory("logins")}/backup.tar.gz`;
    expect(await runToEnd("cli/backup.ts", [file], environment)).toMatchObject({ code: 0, stderr: "" });
  });

  test.each([
    ["read the accounts", "select email from auth.users"],
    ["read the keys", "select value from ironpace.secrets"],
    ["read a table as itself", "select * from public.profiles"],
    ["read the hashes of passwords of the server", "select rolpassword from pg_authid"],
    ["read files", "select pg_read_file('/etc/passwd')"],
    ["write files", "copy (select 1) to '/tmp/ironpace-probe'"],
    ["run programs", "copy (select 1) to program 'true'"],
    ["make roles", "create role ironpace_probe"],
    ["raise itself", `alter role ${NAME}_requests superuser`],
    ["become the owner", `set role ${NAME}`],
    ["become the administrator", "set role postgres"],
    ["become the administrator by another way", "set session authorization postgres"],
    ["make schemas", "create schema probe"],
    ["make tables", "create table public.probe (id int)"],
    ["make temporary tables", "create temporary table probe (id int)"],
    ["add extensions", "create extension pgcrypto"],
    ["make databases", "create database ironpace_probe"],
    ["skip triggers", "set session_replication_role = replica"],
    ["end the connections of others", `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${NAME}'`],
  ])("the login of requests cannot %s, not even after it was a caller", async (_, statement) => {
    expect(await tryAs(url("DATABASE_REQUEST_URL"), statement)).toBe("42501");
    const injected = `set role authenticated; reset role; ${statement}`;
    expect(["42501", "25001"]).toContain(await tryAs(url("DATABASE_REQUEST_URL"), injected));
  });

  test("is open to its two logins only, and neither is a superuser", async () => {
    const attributes = `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = session_user`;
    const none = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false };
    expect(await tryAs(url("DATABASE_URL"), attributes)).toEqual(none);
    expect(await tryAs(url("DATABASE_REQUEST_URL"), attributes)).toEqual(none);
    expect(await tryAs(url("DATABASE_URL"), "select rolpassword from pg_authid")).toBe("42501");
    expect(await tryAs(url("DATABASE_URL"), "select pg_read_file('/etc/passwd')")).toBe("42501");
    expect(await administer("select has_database_privilege('public', $1, 'connect') as open", [NAME])).toEqual([{ open: false }]);
  });

  test("a second one of the same name is refused, and so is a login of requests that may do too much", async () => {
    const again = await runToEnd("cli/create-database.ts", [await adminUrl(), NAME], {});
    expect(again).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(new RegExp(`${NAME}.* already exists?: choose another name`)),
    });
    const one = { ...environment, PORT: "39998", DATABASE_REQUEST_URL: await adminUrl().then((admin) => admin.replace(/[^/]*$/, NAME)) };
    expect(await runToEnd("main.ts", [], one)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("must not be a login with power"),
    });
    const elsewhere = { ...environment, PORT: "39998", DATABASE_REQUEST_URL: await adminUrl() };
    expect(await runToEnd("main.ts", [], elsewhere)).toMatchObject({ code: 1, stderr: expect.stringContaining("the same database") });
    expect(await runToEnd("cli/create-database.ts", ["nonsense"], {})).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Usage"),
    });
  });

  /** What a start says of these two addresses; "fine" when it goes on. */
  async function opened(ownerUrl: string, requestUrl: string): Promise<string> {
    try {
      await openPostgres({ url: ownerUrl, requestUrl, limits: { caller: 3000, owner: 3000 }, poolSize: 1 }).then((engine) =>
        engine.close(),
      );
      return "fine";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  test.each([
    ["a superuser", MIGHTY],
    ["the owner of the database", NAME],
    ["whoever writes everything", "pg_write_all_data"],
    ["whoever runs programs", "pg_execute_server_program"],
  ])("a login of requests that may become %s is refused", async (_, role) => {
    const login = { name: `${NAME}_greedy`, password: "x" };
    await administer(`create role ${MIGHTY} superuser nologin`);
    await administer(`create role ${login.name} login noinherit password 'x'`);
    await administer(`grant connect on database ${NAME} to ${login.name}`);
    await administer(`grant anon, authenticated, service_role, authenticator to ${login.name}`);
    expect(await opened(url("DATABASE_URL"), await getUrl(NAME, login))).toBe("fine");
    await administer(`grant ${role} to ${login.name}`);
    expect(await opened(url("DATABASE_URL"), await getUrl(NAME, login))).toMatch(
      new RegExp(`must not be a login with power over the database, as ${login.name} is: it may become .*${role}`),
    );
    await administer(`revoke connect on database ${NAME} from ${login.name}`);
    await administer(`drop role ${login.name}, ${MIGHTY}`);
  });

  test("one login for both is refused, also where the database is somebody else's", async () => {
    const both = url("DATABASE_REQUEST_URL");
    const refused = "DATABASE_REQUEST_URL must use a different login from DATABASE_URL.";
    expect(await opened(both, `${both}?application_name=x`)).toBe(refused);
    expect(await opened(both, both)).toBe(refused);
  });

  test("the database of the same number on another server is another one", async () => {
    const cluster = await startPostgres();
    const other = new URL(cluster.url);
    const callers = `create role greedy login password 'greedy'; grant anon to greedy`;
    await tryAs(other.href, callers);
    Object.assign(other, { username: "greedy", password: "greedy" });
    const here = await getUrl("postgres");
    expect(await tryAs(here, OID)).toEqual(await tryAs(other.href, OID));
    expect(await opened(here, other.href)).toBe("DATABASE_REQUEST_URL and DATABASE_URL must point to the same database.");
    await cluster.stop();
  });

  test("which server it is need not be known, as where only administrators may ask", async () => {
    await tryAs(await getUrl(NAME), "revoke execute on function pg_control_system() from public");
    expect(await tryAs(url("DATABASE_URL"), "select system_identifier from pg_control_system()")).toBe("42501");
    expect(await opened(url("DATABASE_URL"), url("DATABASE_REQUEST_URL"))).toBe("fine");
  });

  test("settings in an address are kept, but none of ours is replaced", async () => {
    const options = `?options=${encodeURIComponent("-c work_mem=8MB -c TimeZone=Europe/Vienna -c role=service_role")}`;
    const limits = { caller: 3000, owner: 3000 };
    const addresses = { url: url("DATABASE_URL") + options, requestUrl: url("DATABASE_REQUEST_URL") + options };
    const engine = await openPostgres({ ...addresses, limits, poolSize: 1 });
    const asked = "select current_setting('TimeZone') as zone, current_setting('work_mem') as memory, current_user::text as who";
    const callers = await engine.transaction((transaction) => transaction.query(asked), { onBehalfOf: "caller" });
    expect(callers).toEqual([{ zone: "UTC", memory: "8MB", who: "anon" }]);
    expect(await engine.query(asked)).toMatchObject([{ zone: "UTC", memory: "8MB" }]);
    await engine.close();
  });
});

const OID = "select oid from pg_database where datname = current_database()";
