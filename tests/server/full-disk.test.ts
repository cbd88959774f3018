import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "../../apps/server/src/database/open-database.ts";
import { ENGINES } from "../support/engines.ts";
import { startServer } from "../support/start-server.ts";
import { environmentOf, runToEnd, spawnServer, type ServerProcess } from "../support/server-process.ts";
import { CACHE_DIR, createWorkspace, type Workspace } from "../support/workspace.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
const FULL_DISK = fileURLToPath(new URL("../support/preload/full-disk.mjs", import.meta.url));
const MESSAGE = "The server has no space left to store this";
const credentials = { email: "robin@example.com", password: "correct horse battery" };

describe.runIf(ENGINES.includes("pglite"))("a full disk under the embedded database", () => {
  let workspace: Workspace;
  let server: ServerProcess;
  let flag: string;
  let service: SupabaseClient;
  let athlete: SupabaseClient;
  beforeAll(async () => {
    workspace = await createWorkspace("pglite");
    const { dataDir } = workspace;
    flag = join(dataDir, "disk-is-full");
    await makeFiller(dataDir);
    const environment = { ...(await environmentOf(workspace)), FULL_DISK: flag };
    const { anonKey, serviceRoleKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Record<string, string>;
    server = await spawnServer({ ...environment, NODE_OPTIONS: `--import ${FULL_DISK}`, STATEMENT_TIMEOUT_MS: "5000" });
    service = createClient(server.url, serviceRoleKey ?? "", ONCE);
    athlete = createClient(server.url, anonKey ?? "", ONCE);
    expect((await athlete.auth.signUp(credentials)).error).toBeNull();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await workspace.remove();
  });

  const stored = async () => (await service.from("filler").select("id")).data?.length;
  const writesAgain = () =>
    vi.waitFor(async () => expect((await service.rpc("fill")).error).toBeNull(), { timeout: 20_000, interval: 500 });

  test("is told to whoever writes, while reading goes on; with room again writing goes on too", async () => {
    await writeFile(flag, "told");
    await vi.waitFor(async () => expect((await service.rpc("fill")).error).not.toBeNull(), 5000);
    expect(await service.rpc("fill")).toMatchObject({ status: 503, error: { code: "53100", message: MESSAGE } });
    expect(await athlete.auth.signInWithPassword(credentials)).toMatchObject({
      error: { name: "AuthRetryableFetchError", status: 503, message: MESSAGE },
    });
    const upload = await service.storage.from("training_videos").upload("full.webm", new Blob(["x"], { type: "video/webm" }));
    expect(upload.error).toMatchObject({ statusCode: "507" });
    expect((await athlete.from("goals").select("id")).error).toBeNull();
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await athlete.auth.getUser()).error).toBeNull();

    await server.stop("SIGKILL");
    server = await spawnServer(server.environment);
    expect((await athlete.from("goals").select("id")).error).toBeNull();

    await rm(flag);
    await writesAgain();
    expect((await athlete.auth.refreshSession()).error).toBeNull();
  });

  test.each(["data", "log"])("that shows only when its %s grows loses nothing acknowledged, and needs no restart", async (part) => {
    let acknowledged = (await stored()) ?? 0;
    await writeFile(flag, part);
    const answers = [];
    // A file of the log has 16 MB, and the next one does not fit any more. Some more requests come when it is full.
    while (answers.length < 4 && acknowledged < 100) {
      const { error, status } = await service.rpc("fill");
      if (error) answers.push([status, error.message]);
      else acknowledged += 1;
    }
    expect(answers[0]).toEqual([503, MESSAGE]);
    expect(answers.map(([status]) => status)).toEqual([503, 503, 503, 503]);

    await rm(flag);
    await writesAgain();
    expect(await stored()).toBe(acknowledged + 1);
    expect((await athlete.auth.signInWithPassword(credentials)).error).toBeNull();
  });
});

/** What PostgreSQL says when it cannot extend a file, said by a trigger: its disk is nobody's to fill. */
test.runIf(ENGINES.includes("postgres"))("a full disk of a PostgreSQL server is told in the same words, and ends no session", async () => {
  const remote = await startServer({ engine: "postgres" });
  const { database } = remote;
  const visitor = createClient(remote.url, remote.anonKey, ONCE);
  const { data } = await visitor.auth.signUp(credentials);
  await database.query(`create function public.refuse() returns trigger language plpgsql as
    $$ begin raise sqlstate '53100' using message = 'could not extend file "base/5/1234": No space left on device'; end $$`);
  for (const table of ["public.goals", "auth.refresh_tokens", "storage.objects"]) {
    await database.query(`create trigger refuse before insert on ${table} for each row execute function public.refuse()`);
  }
  const goal = { category: "strength", unit: "kg", target_value: 100, due_date: "2099-12-31", title: "full", user_id: data.user?.id };
  expect(await visitor.from("goals").insert(goal)).toMatchObject({
    status: 503,
    error: { code: "53100", message: MESSAGE, details: null },
  });
  expect(await createClient(remote.url, remote.anonKey, ONCE).auth.signInWithPassword(credentials)).toMatchObject({
    error: { name: "AuthRetryableFetchError", status: 503, message: MESSAGE },
  });
  const service = createClient(remote.url, remote.serviceRoleKey, ONCE);
  const { error } = await service.storage.from("training_videos").upload("full.webm", new Blob(["x"], { type: "video/webm" }));
  expect(error).toMatchObject({ statusCode: "507" });

  for (const table of ["public.goals", "auth.refresh_tokens", "storage.objects"]) await database.query(`drop trigger refuse on ${table}`);
  expect((await visitor.from("goals").insert(goal)).error).toBeNull();
  expect((await visitor.auth.refreshSession()).error).toBeNull();
  await remote.close();
});

/** A table and a function that puts a megabyte into it that cannot be compressed. */
async function makeFiller(dataDir: string): Promise<void> {
  const limits = { caller: 60_000, owner: 60_000 };
  const database = await openDatabase({ dataDir, databaseUrl: undefined, cacheDir: CACHE_DIR, limits });
  await database.query("create table public.filler (id int generated always as identity, bytes text)");
  await database.query(`create function public.fill() returns void language sql as
    'insert into public.filler (bytes) select string_agg(md5(random()::text || n), '''') from generate_series(1, 32768) n'`);
  await database.query("grant all on public.filler to service_role");
  await database.close();
}
