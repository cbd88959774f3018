import { spawnSync } from "node:child_process";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { embeddedUrls } from "#server/database/embedded/connection.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { startServer } from "../../support/start-server.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../../support/server-process.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
const MESSAGE = "The server has no space left to store this";
const credentials = { email: "robin@example.com", password: "correct horse battery" };
const MB = 1024 ** 2;

/** Room for an empty cluster, its log, the reserve and some rows. Undefined where this process may not mount one. */
const disk = smallDisk(320 * MB);

describe.runIf(disk)("a disk that is full under the embedded database", () => {
  const place = disk!;
  const ballast = join(place?.dataDir ?? "", "somebody-elses-file");
  let server: ServerProcess;
  let service: SupabaseClient;
  let athlete: SupabaseClient;
  beforeAll(async () => {
    const environment = await getEnvironment(place);
    server = await spawnServer(environment);
    const { anonKey, serviceRoleKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Record<string, string>;
    await makeFiller(place.dataDir);
    service = createClient(server.url, serviceRoleKey ?? "", ONCE);
    athlete = createClient(server.url, anonKey ?? "", ONCE);
    expect((await athlete.auth.signUp(credentials)).error).toBeNull();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await place.remove();
  });

  const stored = async () => (await service.from("filler").select("id").throwOnError()).data.length;
  const writesAgain = () =>
    vi.waitFor(async () => expect((await service.rpc("fill")).error).toBeNull(), { timeout: 30_000, interval: 200 });

  test.each([1, 2])("loses nothing acknowledged, says so, and needs no restart (%i)", async () => {
    const { bavail, bsize } = await statfs(place.dataDir);
    await writeFile(ballast, Buffer.alloc(Math.max(bavail * bsize - 40 * MB, 0)));
    let acknowledged = await stored();
    const refusals = [];
    while (refusals.length < 4) {
      const { error, status } = await service.rpc("fill");
      if (error) refusals.push([status, error.message]);
      else acknowledged += 1;
      expect(acknowledged).toBeLessThan(400);
    }
    for (const [status, message] of refusals) {
      expect(status).toBe(503);
      expect([MESSAGE, "Database connection error. Retrying the connection."]).toContain(message);
    }
    await rm(ballast);
    await writesAgain();
    expect(await stored()).toBe(acknowledged + 1);
    expect((await athlete.auth.signInWithPassword(credentials)).error).toBeNull();
  });

  test("that is read-only stops the start with one sentence, and is used again when it is not", async () => {
    await server.stop("SIGTERM");
    spawnSync("mount", ["-o", "remount,ro", place.dataDir]);
    const { code, stderr } = await runToEnd("main.ts", [], server.environment);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/^DATA_DIR \S+ cannot be used: EROFS: .*\.\n$/) });
    spawnSync("mount", ["-o", "remount,rw", place.dataDir]);
    server = await spawnServer(server.environment);
    expect(await stored()).toBeGreaterThan(0);
  });
});

/** What PostgreSQL says when it cannot extend a file, said by a trigger: its disk is nobody's to fill. */
test("a full disk of a PostgreSQL server is told in the same words, and ends no session", async () => {
  const remote = await startServer();
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
  const client = new Client(embeddedUrls(dataDir).ownerUrl);
  await client.connect();
  await client.query("create table public.filler (id int generated always as identity, bytes text)");
  await client.query(`create function public.fill() returns void language sql as
    'insert into public.filler (bytes) select string_agg(md5(random()::text || n), '''') from generate_series(1, 32768) n'`);
  await client.query("grant all on public.filler to service_role");
  await client.query("notify pgrst, 'reload schema'");
  await client.end();
}
