import { fileURLToPath } from "node:url";
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { generateSync } from "otplib";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive, readArchive, writeWhole } from "#server/backup/archive.ts";
import { recordContents } from "#server/backup/contents.ts";
import { inProject } from "#server/backup/supabase/project.ts";
import { readMigrationFiles } from "#server/database/migration-files.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../support/server-process.ts";
import { createSupabaseProject, type SupabaseProject } from "../support/supabase-project.ts";
import { createWorkspace, type Workspace } from "../support/workspace.ts";

const once = { auth: { persistSession: false, autoRefreshToken: false } };
const athlete = { email: "robin@example.com", password: "correct horse battery" };
const administrator = { email: "ada@example.com", password: "another long sentence" };
const video = new Uint8Array(3_000_000).map((_, index) => (index * 7) % 251);
const directory = scratchDirectory("supabase");
const file = (name: string) => join(directory, name);

interface Running {
  readonly place: Workspace;
  readonly environment: Record<string, string>;
  readonly server: ServerProcess;
  readonly keys: { readonly anonKey: string; readonly serviceRoleKey: string };
}

async function start(): Promise<Running> {
  const place = await createWorkspace();
  const environment = await getEnvironment(place);
  const server = await spawnServer(environment);
  return { place, environment, server, keys: await keysOf(environment) };
}

const keysOf = async (environment: Record<string, string>) =>
  JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Running["keys"];

async function rowsAs(url: string, statement: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  return client
    .query<Record<string, unknown>>(statement, [...values])
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** What the roles of the API may do in `public`: on tables, columns, sequences and functions. */
const PRIVILEGES = `
  select c.relname::text as name, r.role, string_agg(p.privilege, ',' order by p.privilege) as privileges
  from pg_class c, unnest(array['anon', 'authenticated', 'service_role']) as r (role),
    unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as p (privilege)
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p') and has_table_privilege(r.role, c.oid, p.privilege)
  group by 1, 2
  union all
  select f.oid::regprocedure::text, r.role, 'EXECUTE'
  from pg_proc f, unnest(array['anon', 'authenticated', 'service_role']) as r (role)
  where f.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and has_function_privilege(r.role, f.oid, 'EXECUTE')
  order by 1, 2`;

/** No hosted project is within reach of a test: this is a database with the roles, privileges and tables of one. */
describe("a Supabase project", () => {
  let project: SupabaseProject;
  let source: Running;
  let storage: Running;
  let moved: Record<string, string>;
  let secret: string;
  let access: string;
  let sessions: unknown;

  beforeAll(async () => {
    [project, source, storage] = await Promise.all([createSupabaseProject(), start(), start()]);
    const client = createClient(source.server.url, source.keys.anonKey, once);
    const { data } = await client.auth.signUp({ ...athlete, options: { data: { first_name: "Robin" } } });
    const plan = { userId: data.user?.id, userLevel: "intermediate", primaryFocus: "hyrox", durationWeeks: 5, weeklyAvailability: 4 };
    expect((await client.functions.invoke("generate-training-plan", { body: plan })).error).toBeNull();
    sessions = (await client.from("training_sessions").select().order("id")).data;
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "phone" });
    secret = factor?.type === "totp" ? factor.totp.secret : "";
    await proveFactor(client, factor?.id ?? "");
    await createClient(source.server.url, source.keys.anonKey, once).auth.signUp(administrator);
    await runToEnd("cli/grant-admin.ts", [administrator.email], source.environment);

    const service = createClient(source.server.url, source.keys.serviceRoleKey, once).storage;
    const blob = new Blob([video], { type: "video/webm" });
    expect((await service.from("training_videos").upload("a squat/1 (b).webm", blob, { cacheControl: "60" })).error).toBeNull();
    await service.createBucket("reports", { public: false, allowedMimeTypes: ["text/plain"] });
    expect(
      (await service.from("reports").upload("one.txt", "hello", { contentType: "text/plain", metadata: { by: "Ada" } })).error,
    ).toBeNull();

    expect(await runToEnd("cli/backup.ts", [file("backup.tar.gz")], source.environment)).toMatchObject({ code: 0, stderr: "" });
    const settings = { SUPABASE_URL: storage.server.url, SUPABASE_DB_URL: project.url, SUPABASE_SECRET_KEY: storage.keys.serviceRoleKey };
    access = Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join("\n");
    await writeFile(file("project.env"), access);
  });
  afterAll(async () => {
    await Promise.all([source, storage].map(({ server }) => server.stop("SIGTERM")));
    await Promise.all([project.remove(), source.place.remove(), storage.place.remove()]);
  });

  /** Raises the session of a client with a code of now. */
  async function proveFactor(client: SupabaseClient, factorId: string): Promise<void> {
    const code = generateSync({ secret });
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  }

  test("takes all migrations as its role postgres, and gives the API's roles what this server gives them", async () => {
    const own = await createWorkspace();
    expect(await rowsAs(project.url, PRIVILEGES)).toEqual(await rowsAs(own.databaseUrl, PRIVILEGES));
    await own.remove();
  });

  test("takes the seed data with npm run seed, once", async () => {
    const seed = () => runToEnd("cli/seed.ts", [file("project.env")], {});
    expect(await seed()).toMatchObject({ code: 0, stdout: "Loaded: exercises and knowledge_articles.\n" });
    const [counted] = await rowsAs(project.url, "select count(*)::int as exercises from public.exercises where description is not null");
    expect(counted).toEqual({ exercises: 293 });
    expect(await seed()).toMatchObject({ code: 0, stdout: "Exercises and articles are already up to date.\n" });
  });

  test("gives an account that its sign-in service makes a profile and a place in the directory, and follows its address", async () => {
    const id = randomUUID();
    await project.administer(`set role supabase_auth_admin; insert into auth.users (id, email, raw_user_meta_data) values ('${id}', 'kim@example.com',
      '{"first_name":"Kim"}'); update auth.users set email = 'kim@other.example' where id = '${id}'`);
    expect(await rowsAs(project.url, "select first_name from public.profiles where id = $1", [id])).toEqual([{ first_name: "Kim" }]);
    const directoryOf = "select email from private.account_directory where user_id = $1";
    expect(await rowsAs(project.url, directoryOf, [id])).toEqual([{ email: "kim@other.example" }]);
    const refused = await runToEnd("cli/move-to-supabase.ts", [file("backup.tar.gz"), file("project.env")], {});
    expect(refused).toMatchObject({ code: 1, stderr: "The project already has accounts: restore a backup into an empty one.\n" });
    await project.administer(`set role supabase_auth_admin; delete from auth.users where id = '${id}'`);
    expect(await rowsAs(project.url, "select id from public.profiles")).toEqual([]);
  });

  test("is not moved to before it has the migrations, nor with a file that misses something", async () => {
    const move = () => runToEnd("cli/move-to-supabase.ts", [file("backup.tar.gz"), file("project.env")], {});
    const newest = (await readMigrationFiles()).at(-1)?.name ?? "";
    const forget = `delete from supabase_migrations.schema_migrations where version = '${/\d+/.exec(newest)?.[0]}'`;
    await project.administer(`create table public.kept as table supabase_migrations.schema_migrations; ${forget}`);
    expect(await move()).toMatchObject({ code: 1, stderr: `The project has not applied ${newest}: run supabase db push first.\n` });
    await project.administer(
      "truncate supabase_migrations.schema_migrations; insert into supabase_migrations.schema_migrations table public.kept; drop table public.kept",
    );
    await writeFile(file("half.env"), `SUPABASE_URL=${storage.server.url}`);
    const half = await runToEnd("cli/move-to-supabase.ts", [file("backup.tar.gz"), file("half.env")], {});
    expect(half).toMatchObject({ code: 1, stderr: expect.stringContaining("must set SUPABASE_DB_URL") });
    expect(await runToEnd("cli/move-to-supabase.ts", [], {})).toMatchObject({ code: 1, stderr: expect.stringContaining("Usage") });
    const earlier = fileURLToPath(new URL("fixtures/2026-11-27-backup.tar.gz", import.meta.url));
    const refused = await runToEnd("cli/move-to-supabase.ts", [earlier, file("project.env")], {});
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("before 27 November 2026: restore it here first") });
  });

  test("is not moved to without TLS, unless it is on this machine", async () => {
    const move = async (url: string) => {
      await writeFile(file("clear.env"), [`SUPABASE_DB_URL=${url}`, access.replace(/^SUPABASE_DB_URL=.*$/m, "")].join("\n"));
      return runToEnd("cli/move-to-supabase.ts", [file("backup.tar.gz"), file("clear.env")], {});
    };
    const elsewhere = "postgresql://postgres:secret@db.invalid:5432/postgres";
    for (const query of ["", "?sslmode=disable", "?host=db.invalid"])
      expect(await move(`${elsewhere}${query}`)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^SUPABASE_DB_URL must say how to encrypt/),
      });
    expect(await move("postgresql://postgres:secret@127.0.0.1:5432/postgres?host=db.invalid")).toMatchObject({
      stderr: expect.stringContaining("must say how to encrypt"),
    });
    const missing = await move(`${elsewhere}?sslmode=verify-full&sslrootcert=${file("none.crt")}`);
    expect(missing).toMatchObject({ code: 1, stderr: expect.stringMatching(/^SUPABASE_DB_URL cannot be used: ENOENT.*\n$/) });
    expect(await move(`${elsewhere}?sslmode=verify-full`)).toMatchObject({
      stderr: expect.stringMatching(/^SUPABASE_DB_URL cannot be used: /),
    });
  });

  test("that goes away between two statements ends the move with one sentence", async () => {
    const work = inProject({ SUPABASE_URL: "", SUPABASE_SECRET_KEY: "", SUPABASE_DB_URL: project.url }, async (transaction) => {
      const [connection] = await transaction.query<{ pid: number }>("select pg_backend_pid() as pid");
      await project.administer(`select pg_terminate_backend(${connection?.pid})`);
      await sleep(200);
      await transaction.query("select 1");
    });
    await expect(work).rejects.toThrow(
      "The connection to the project's database was lost: terminating connection due to administrator command.",
    );
  });

  test("is not moved to with a file of which nobody knows what it is", async () => {
    for (const [metadata, problem] of [
      ["null", "metadata"],
      ['{"mimetype":"text/plain"}', "metadata.size"],
    ] as const) {
      const row = `{"bucket_id":"reports","name":"lost.txt","version":"${randomUUID()}","metadata":${metadata},"user_metadata":null}`;
      await changeBackup("lost.tar.gz", (name, text) => (name.startsWith("rows/storage.objects/") ? `${text}${row}\n` : text));
      const { code, stderr } = await runToEnd("cli/move-to-supabase.ts", [file("lost.tar.gz"), file("project.env")], {});
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(`^The backup has incomplete data about the file reports/lost.txt: ${problem}: .*\n$`),
      ]);
    }
    expect(await rowsAs(project.url, "select 1 from auth.users")).toEqual([]);
  });

  /** The backup again, as a file of that name, with other rows. */
  async function changeBackup(as: string, change: (name: string, text: string) => string): Promise<void> {
    const entries: { name: string; contentType: string | undefined; bytes: Buffer }[] = [];
    await readArchive(file("backup.tar.gz"), async ({ name, contentType, bytes }) => {
      const whole = await buffer(bytes);
      if (name === "contents.json") return;
      entries.push({ name, contentType, bytes: name.startsWith("rows/") ? Buffer.from(change(name, whole.toString())) : whole });
    });
    await rm(file(as), { force: true });
    const again = archive(async (addUnlisted) => {
      const { add, finish } = recordContents(addUnlisted);
      for (const { name, contentType, bytes } of entries) await add(name, bytes.length, [bytes], contentType);
      await finish();
    });
    await writeWhole(again, file(as));
  }

  test("has accounts, rows and files after npm run move-to-supabase", async () => {
    // A name without bytes, and a factor that was never verified, are left out whatever they lack.
    const name = '{"bucket_id":"reports","name":"none.txt","version":null,"metadata":null,"user_metadata":null}';
    const begun = `{"id":"${randomUUID()}","factor_type":"phone","status":"unverified","secret":null}`;
    await changeBackup("more.tar.gz", (entry, text) =>
      entry.startsWith("rows/storage.objects/")
        ? `${text}${name}\n`
        : entry.startsWith("rows/auth.mfa_factors/")
          ? `${begun}\n${text}`
          : text,
    );
    const done = await runToEnd("cli/move-to-supabase.ts", [file("more.tar.gz"), file("project.env")], {});
    expect(done).toMatchObject({ code: 0, stderr: "", stdout: expect.stringMatching(/^2 accounts, \d+ rows and 2 files from /) });
    const [user] = await rowsAs(project.url, "select to_jsonb(u) as row from auth.users u where email = $1", [athlete.email]);
    // GoTrue looks for this instance, and cannot read NULL in these columns.
    expect(user?.["row"]).toMatchObject({
      instance_id: "00000000-0000-0000-0000-000000000000",
      confirmation_token: "",
      recovery_token: "",
      email_change: "",
      email_change_token_new: "",
      email_change_token_current: "",
      reauthentication_token: "",
      phone: null,
      encrypted_password: expect.stringMatching(/^\$2[ab]\$/),
    });
    expect(await rowsAs(project.url, "select secret from auth.mfa_factors")).toEqual([{ secret }]);
    expect(await rowsAs(project.url, "select 1 from auth.sessions")).toEqual([]);

    const { storage: files } = createClient(storage.server.url, storage.keys.serviceRoleKey, once);
    const { data } = await files.from("training_videos").download("a squat/1 (b).webm");
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(video);
    expect((await files.from("training_videos").info("a squat/1 (b).webm")).data).toMatchObject({
      contentType: "video/webm",
      cacheControl: "max-age=60",
    });
    expect((await files.from("reports").info("one.txt")).data).toMatchObject({ metadata: { by: "Ada" } });
    expect((await files.getBucket("reports")).data).toMatchObject({ public: false, allowed_mime_types: ["text/plain"] });
  });

  test("goes on there: the same password and second factor, the same plan, the same administrator", async () => {
    moved = await serverOnProject();
    const server = await spawnServer(moved);
    const { anonKey } = await keysOf(moved);
    try {
      const client = createClient(server.url, anonKey, once);
      expect((await client.auth.signInWithPassword(athlete)).error).toBeNull();
      const { data: factors } = await client.auth.mfa.listFactors();
      await proveFactor(client, factors?.totp[0]?.id ?? "");
      expect((await client.from("training_sessions").select().order("id")).data).toEqual(sessions);
      expect((await client.rpc("list_own_sessions")).data).toHaveLength(1);
      const ada = createClient(server.url, anonKey, once);
      expect((await ada.auth.signInWithPassword(administrator)).error).toBeNull();
      const { data: robin } = await client.auth.getUser();
      const { data: feed } = await client.rpc("rotate_calendar_feed");
      const target_user_id = robin.user?.id;
      // Every function that reaches into what is not ours there.
      const calls: readonly (readonly [SupabaseClient, string, object])[] = [
        [ada, "list_users", {}],
        [ada, "export_own_account", {}],
        [ada, "grant_user_role", { target_user_id, target_role: "admin" }],
        [ada, "revoke_user_role", { target_user_id, target_role: "admin" }],
        [ada, "list_account_changes", {}],
        [ada, "storage_usage", {}],
        [ada, "admin_overview", {}],
        [ada, "admin_activity", {}],
        [ada, "enable_user", { target_user_id }],
        [client, "read_calendar_feed", { token: feed }],
        [client, "end_other_sessions", {}],
        [client, "end_own_session", { session_id: randomUUID() }],
      ];
      for (const [who, name, body] of calls) expect([name, (await who.rpc(name, body)).error]).toEqual([name, null]);
      expect((await client.rpc("delete_own_account", { confirm_email: athlete.email })).error).toBeNull();
      expect(await rowsAs(project.url, "select email from auth.users")).toEqual([{ email: administrator.email }]);
      expect((await ada.from("profiles").select("id")).data).toHaveLength(1);
      const { data: kim } = await createClient(server.url, anonKey, once).auth.signUp({ ...athlete, email: "kim@example.com" });
      expect((await ada.rpc("disable_user", { target_user_id: kim.user?.id })).error).toBeNull();
    } finally {
      await server.stop("SIGTERM");
    }
  });

  /** This server in place of GoTrue and PostgREST, on the project's own tables. */
  async function serverOnProject(): Promise<Record<string, string>> {
    const [ledger, ...others] = await readMigrationFiles();
    const applied = others.filter(({ part }) => part === "product").map(({ name, checksum }) => `('${name}', '${checksum}')`);
    const record = `insert into ironpace.applied_migrations (name, checksum) values ${applied.join(", ")}`;
    await project.administer(`set role ironpace_test_project; ${ledger?.text}; ${record}`);
    const { dataDir } = storage.place;
    const there = { dataDir, databaseUrl: project.url, requestUrl: project.requestUrl, remove: async () => undefined };
    return getEnvironment({ ...there, dataDir: scratchDirectory("supabase-server") });
  }
});
