import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readArchive } from "#server/backup/archive.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { getEnvironment, runToEnd, type ServerProcess, spawnServer } from "../support/server-process.ts";
import { createDataDir, createEmptyDatabase, createWorkspace, type DataDir, type Workspace } from "../support/workspace.ts";

const once = { auth: { persistSession: false, autoRefreshToken: false } };
const account = { email: "robin@example.com", password: "correct horse battery" };
const video = new Uint8Array(3_000_000).map((_, index) => (index * 7) % 251);

/** A data directory and a database without anything in them. */
async function createEmptyWorkspace(): Promise<Workspace> {
  const [files, database] = [createDataDir(), await createEmptyDatabase()];
  const remove = async () => {
    await Promise.all([files.remove(), database.remove()]);
  };
  return { ...files, ...database, remove };
}

/** Where a backup is restored. */
const TARGETS: readonly { readonly name: string; create(): DataDir | Promise<Workspace> }[] = [
  { name: "another database", create: createEmptyWorkspace },
  { name: "the embedded database", create: createDataDir },
];

async function clientOf(environment: Record<string, string>, role: "anonKey" | "serviceRoleKey", url: string): Promise<SupabaseClient> {
  const keys = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Record<typeof role, string>;
  return createClient(url, keys[role], once);
}

/** Entry → its rows in an order of their own, or its text. */
async function contentOf(path: string): Promise<Record<string, readonly string[]>> {
  const content: Record<string, string[]> = {};
  await readArchive(path, async ({ name, bytes }) => {
    if (name === "manifest.json" || name === "contents.json") return;
    const rows = (await text(bytes)).split("\n");
    const table = name.replace(/\/\d+\.ndjson$/, "");
    content[table] = [...(content[table] ?? []), ...rows].sort();
  });
  return content;
}

describe("a backup", () => {
  const file = (name: string) => join(directory, name);
  const directory = scratchDirectory("backups");
  let source: Workspace;
  let environment: Record<string, string>;
  let server: ServerProcess;
  let refreshToken: string;

  beforeAll(async () => {
    source = await createWorkspace();
    environment = await getEnvironment(source);
    server = await spawnServer(environment);
    const client = await clientOf(environment, "anonKey", server.url);
    const { data } = await client.auth.signUp(account);
    refreshToken = data.session?.refresh_token ?? "";
    await client.from("athlete_profiles").upsert({ user_id: data.user?.id, training_experience: "intermediate" });
    const plan = { userId: data.user?.id, userLevel: "intermediate", primaryFocus: "hyrox", durationWeeks: 5, weeklyAvailability: 4 };
    expect((await client.functions.invoke("generate-training-plan", { body: plan })).error).toBeNull();
    const service = await clientOf(environment, "serviceRoleKey", server.url);
    const { error } = await service.storage.from("training_videos").upload("squat.webm", new Blob([video], { type: "video/webm" }));
    expect(error).toBeNull();
    expect(await runToEnd("cli/backup.ts", [file("running.tar.gz")], environment)).toMatchObject({ code: 0, stderr: "" });
    await server.stop("SIGTERM");
    expect(await runToEnd("cli/backup.ts", [file("stopped.tar.gz")], environment)).toMatchObject({ code: 0, stderr: "" });
  });
  afterAll(() => source.remove());

  test("is for its owner only, never replaces a file, and is the same whether or not the server runs", async () => {
    expect((await stat(file("running.tar.gz"))).mode & 0o777).toBe(0o600);
    expect(await runToEnd("cli/backup.ts", [file("running.tar.gz")], environment)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("already exists"),
    });
    const running = await contentOf(file("running.tar.gz"));
    expect(Object.keys(running)).toContain("rows/public.training_sessions");
    expect(Object.keys(running).filter((name) => name.startsWith("files/"))).toHaveLength(1);
    const stopped = await contentOf(file("stopped.tar.gz"));
    expect(Object.keys(stopped)).toEqual(Object.keys(running));
    expect(stopped["rows/public.training_sessions"]).toEqual(running["rows/public.training_sessions"]);
  });

  test("names the files whose bytes went away while it was written", async () => {
    const storage = join(source.dataDir, "storage");
    const [name = ""] = (await readdir(storage, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    await rename(name, `${name}.away`);
    expect(await runToEnd("cli/backup.ts", [file("without.tar.gz")], environment)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^1 uploaded file.*training_videos\/squat\.webm/),
    });
    await rename(`${name}.away`, name);
    expect(Object.keys(await contentOf(file("without.tar.gz"))).filter((entry) => entry.startsWith("files/"))).toEqual([]);
  });

  describe.each(TARGETS)("restored into $name", ({ name, create }) => {
    let place: DataDir | Workspace;
    let there: Record<string, string>;
    beforeAll(async () => {
      place = await create();
      there = await getEnvironment(place);
    });
    afterAll(() => place.remove());

    test("has every row, key and file as before", async () => {
      expect(await runToEnd("cli/restore.ts", [file("stopped.tar.gz")], there)).toMatchObject({ code: 0, stderr: "" });
      expect(await runToEnd("cli/backup.ts", [file(`again-${name}.tar.gz`)], there)).toMatchObject({ code: 0 });
      expect(await contentOf(file(`again-${name}.tar.gz`))).toEqual(await contentOf(file("stopped.tar.gz")));
    });

    test("goes on: the same sign-in, the same plan, the same video, new work, and its own backup while it runs", async () => {
      const again = await spawnServer(there);
      const client = await clientOf(there, "anonKey", again.url);
      expect((await client.auth.refreshSession({ refresh_token: refreshToken })).error).toBeNull();
      const { data: plans } = await client.from("training_plans").select("id,training_sessions(id)");
      expect(plans?.[0]?.training_sessions).toHaveLength(20);
      const { data } = await client.storage.from("training_videos").download("squat.webm");
      expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(video);
      expect(await client.rpc("end_training_plan", { plan_id: plans?.[0]?.id })).toMatchObject({ error: null, data: { success: true } });
      expect((await client.auth.signUp({ ...account, email: "second@example.com" })).error).toBeNull();
      expect(await runToEnd("cli/backup.ts", [file(`running-${name}.tar.gz`)], there)).toMatchObject({ code: 0, stderr: "" });
      await again.stop("SIGTERM");
      const running = await contentOf(file(`running-${name}.tar.gz`));
      expect(running["rows/public.profiles"]?.filter((row) => row !== "")).toHaveLength(2);
    });

    test("is not put over accounts that are there", async () => {
      const refused = await runToEnd("cli/restore.ts", [file("stopped.tar.gz")], there);
      expect(refused).toMatchObject({ code: 1, stderr: "This database already has accounts: restore a backup into an empty one.\n" });
    });
  });

  test("a file that is cut off leaves nothing, so that the whole one can follow", async () => {
    const place = await createEmptyWorkspace();
    const there = await getEnvironment(place);
    await writeFile(file("cut"), (await readFile(file("stopped.tar.gz"))).subarray(0, -50_000));
    const refused = await runToEnd("cli/restore.ts", [file("cut")], there);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("is not a complete backup of Ironpace") });
    expect(await runToEnd("cli/restore.ts", [file("stopped.tar.gz")], there)).toMatchObject({ code: 0, stderr: "" });
    await place.remove();
  });

  test("a file that is none of ours, or not there, is told before anything is made", async () => {
    const there = await getEnvironment(createDataDir());
    await writeFile(file("other"), "not a backup");
    const refused = await runToEnd("cli/restore.ts", [file("other")], there);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("is not a complete backup of Ironpace") });
    expect(await runToEnd("cli/restore.ts", [file("missing")], there)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There is no file"),
    });
    expect(await runToEnd("cli/backup.ts", [], there)).toMatchObject({ code: 1, stderr: "Usage: npm run backup -- FILE\n" });
  });
});
