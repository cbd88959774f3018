import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { readManifest } from "#server/backup/read-manifest.ts";
import { refusalOfEarlierBackup, refusalOfEarlierDatabase } from "#server/database/earlier-schema.ts";
import { migrate } from "#server/database/migrate.ts";
import { readMigrationFiles } from "#server/database/migration-files.ts";
import { openPostgres } from "#server/database/postgres/open.ts";
import { getEnvironment, runToEnd, spawnServer } from "../../support/server-process.ts";
import { createDataDir, createEmptyDatabase } from "../../support/workspace.ts";

const once = { auth: { persistSession: false, autoRefreshToken: false } };

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}.tar.gz`, import.meta.url));

/** Made by the commit before the migrations were replaced (3676da65). It is never made again: it must be restored for ever. */
const LAST_EARLIER = {
  archive: fixture("2026-11-27-backup"),
  email: "robin@bench.test",
  password: "a long bench password",
  sessions: 25,
  sets: 3,
};
/** Made when the tables had another shape. */
const TOO_OLD = fixture("2026-11-25-backup");

const countOf = async (client: SupabaseClient, table: string): Promise<number | null> =>
  (await client.from(table).select("*", { count: "exact", head: true })).count;

test("a device that was switched on before devices belonged to sessions is forgotten by the upgrade, others stay", async () => {
  const { databaseUrl, remove } = await createEmptyDatabase();
  const database = await openPostgres({ url: databaseUrl, limits: { caller: 8_000, owner: 30_000 } });
  const files = await readMigrationFiles();
  await migrate(
    database,
    files.filter(({ name }) => !/^2026120\d/.test(name.replace(/^.*\//, ""))),
  );
  const [person, session] = ["10000000-0000-4000-8000-000000000001", "10000000-0000-4000-8000-000000000002"];
  await database.query("insert into auth.users (id, email) values ($1, 'robin@example.com')", [person]);
  await database.query("insert into auth.sessions (id, user_id) values ($1, $2)", [session, person]);
  for (const [name, of] of [
    ["before", null],
    ["since", session],
  ] as const)
    await database.query(
      "insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, session_id) values ($1, $2, $3, $4, $5)",
      [person, `https://push.example/${name}`, "A".repeat(87), "A".repeat(22), of],
    );
  await migrate(database, files);
  expect(await database.query("select endpoint from public.push_subscriptions")).toEqual([{ endpoint: "https://push.example/since" }]);
  await database.close();
  await remove();
});

describe("data from before 27 November 2026", () => {
  test("moves with a backup: the next start has accounts, plan, work done, files, keys and the seed data of today", async () => {
    const { archive, email, password, sessions, sets } = LAST_EARLIER;
    const outer = createDataDir();
    const place = { ...outer, dataDir: join(outer.dataDir, "data") };
    const environment = await getEnvironment(place);
    expect(await runToEnd("cli/restore.ts", [archive], environment)).toMatchObject({ code: 0, stderr: "" });

    const server = await spawnServer(environment);
    const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as { anonKey: string };
    const client = createClient(server.url, anonKey, once);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    const { data: plans } = await client.from("training_plans").select("id,training_sessions(id)");
    expect(plans?.[0]?.training_sessions).toHaveLength(sessions);
    expect((await client.from("goals").select("title")).data).toEqual([{ title: "Back Squat" }]);
    expect(await countOf(client, "performed_sets")).toBe(sets);
    expect(await countOf(client, "exercises")).toBeGreaterThanOrEqual(293);
    expect((await client.from("knowledge_articles").select("slug").eq("slug", "deload")).data).toHaveLength(1);
    expect((await (await client.storage.from("training_videos").download("squat.webm")).data?.arrayBuffer())?.byteLength).toBe(2000);
    // What was there can be changed under the rules of today.
    expect((await client.from("goals").update({ title: "Front Squat" }).eq("title", "Back Squat").select("title")).data).toHaveLength(1);
    await server.stop("SIGTERM");
    await place.remove();
  });

  test("is refused at start, with the way to move it", async () => {
    const { migrations } = await readManifest(LAST_EARLIER.archive);
    const { databaseUrl, requestUrl, remove } = await createEmptyDatabase();
    const database = await openPostgres({ url: databaseUrl, limits: { caller: 8_000, owner: 30_000 } });
    await migrate(database, (await readMigrationFiles()).slice(0, 1));
    for (const { name, checksum } of migrations)
      await database.query("insert into ironpace.applied_migrations (name, checksum) values ($1, $2) on conflict do nothing", [
        name,
        checksum,
      ]);
    await database.close();
    const outer = createDataDir();
    const { code, stderr } = await runToEnd("main.ts", [], await getEnvironment({ ...outer, databaseUrl, requestUrl }));
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${refusalOfEarlierDatabase(migrations.map(({ name }) => name))}\n` });
    expect(stderr).toMatch(
      /check out the last version before that day \(git checkout \w+\) and start it once; .*npm run backup.* npm run restore/,
    );
    await outer.remove();
    await remove();
  });

  test("is not restored from a backup whose tables had another shape", async () => {
    const outer = createDataDir();
    const { code, stderr } = await runToEnd("cli/restore.ts", [TOO_OLD], await getEnvironment(outer));
    const { migrations } = await readManifest(TOO_OLD);
    expect({ code, stderr }).toEqual({ code: 1, stderr: `${refusalOfEarlierBackup(migrations.map(({ name }) => name))}\n` });
    await outer.remove();
  });
});
