import { open, readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { smallDisk } from "../support/small-disk.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../support/server-process.ts";

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
const MESSAGE = "The server has no space left to store this";
const credentials = { email: "robin@example.com", password: "correct horse battery" };
const MB = 1024 ** 2;
const SOON = { timeout: 30_000, interval: 200 };

/** Room for an empty cluster, its log, the reserve and some rows. Undefined where this process may not mount one. */
const disk = smallDisk(256 * MB);

describe.runIf(disk)("a disk that somebody else has filled to the last byte", () => {
  const place = disk!;
  let server: ServerProcess;
  let athlete: SupabaseClient;
  let service: SupabaseClient;
  let userId: string;
  beforeAll(async () => {
    const environment = await getEnvironment(place);
    server = await spawnServer(environment);
    const { anonKey, serviceRoleKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Record<string, string>;
    athlete = createClient(server.url, anonKey ?? "", ONCE);
    service = createClient(server.url, serviceRoleKey ?? "", ONCE);
    const { data } = await athlete.auth.signUp(credentials);
    userId = data.user?.id ?? "";
    // Whole: it is written a piece at a time, on a busy machine slowly.
    await vi.waitFor(async () => expect((await stat(join(place.dataDir, "reserve"))).size).toBe(32 * MB), SOON);
  }, 60_000);
  afterAll(async () => {
    await server.stop("SIGTERM");
    await place.remove();
  });

  const goal = () => ({ category: "strength", unit: "kg", target_value: 100, due_date: "2099-12-31", title: "full", user_id: userId });

  test("is left by whoever signs in, refreshes, deletes and signs out; what stores something is refused until there is room", async () => {
    await athlete.from("goals").insert([goal(), goal()]).throwOnError();
    const ballast = join(place.dataDir, "somebody-elses-file");
    const file = await open(ballast, "w");
    const heldNow = async () => (await stat(join(place.dataDir, "reserve")).catch(() => ({ size: 0 }))).size;
    const held = await heldNow();
    const { bavail: blocks, bsize: block } = await statfs(place.dataDir);
    await file.write(Buffer.alloc(blocks * block));
    // It goes on, and takes what of the reserve is given up first.
    await vi.waitFor(async () => expect(await heldNow()).toBeLessThan(held), SOON);
    await expect(
      (async () => {
        for (;;) await file.write(Buffer.alloc(64 * 1024));
      })(),
    ).rejects.toMatchObject({ code: "ENOSPC" });
    await file.close();

    // The rest of the reserve is given up as well, and what stores something is refused before it takes any of that.
    await vi.waitFor(async () => expect(await readdir(place.dataDir)).not.toContain("reserve"), SOON);
    const { bavail, bsize } = await statfs(place.dataDir);
    expect(bavail * bsize).toBeGreaterThan(8 * MB);
    for (let tries = 0; tries < 50; tries += 1) {
      expect(await athlete.from("goals").insert(goal())).toMatchObject({ status: 503, error: { code: "53100", message: MESSAGE } });
    }
    const film = new Blob(["x"], { type: "video/webm" });
    expect((await service.storage.from("training_videos").upload("a.webm", film)).error).toMatchObject({ statusCode: "507" });
    expect((await athlete.auth.signUp({ ...credentials, email: "other@example.com" })).error).toMatchObject({ status: 503 });

    for (let round = 0; round < 100; round += 1) {
      const { error } = await athlete.auth.signInWithPassword(credentials);
      expect([round, error]).toEqual([round, null]);
    }
    expect((await athlete.auth.refreshSession()).error).toBeNull();
    const deleted = await athlete.from("goals").delete().eq("user_id", userId).select("id");
    expect([deleted.error, deleted.data?.length]).toEqual([null, 2]);
    expect((await athlete.auth.signOut()).error).toBeNull();

    await rm(ballast);
    expect((await athlete.auth.signInWithPassword(credentials)).error).toBeNull();
    await vi.waitFor(async () => expect((await athlete.from("goals").insert(goal())).error).toBeNull(), SOON);
    expect(await readdir(place.dataDir)).toContain("reserve");
  }, 90_000);
});
