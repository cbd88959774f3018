import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archive, readArchive, writeWhole } from "#server/backup/archive.ts";
import { secretsInDatabase } from "#server/identity/secret-store.ts";
import { scratchDirectory } from "../support/scratch.ts";
import { getEnvironment, runToEnd, spawnServer } from "../support/server-process.ts";
import { startServer } from "../support/start-server.ts";
import { createDataDir, type DataDir } from "../support/workspace.ts";

const directory = scratchDirectory("lost-parts");
const whole = join(directory, "whole.tar.gz");
const FILE = Buffer.from("the bytes of a film");

let place: DataDir;
let environment: Record<string, string>;
beforeAll(async () => {
  place = createDataDir();
  environment = await getEnvironment(place);
  const server = await spawnServer(environment);
  const { anonKey, serviceRoleKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Record<string, string>;
  const once = { auth: { persistSession: false, autoRefreshToken: false } };
  const { error } = await createClient(server.url, anonKey!, once).auth.signUp({
    email: "robin@example.com",
    password: "correct horse battery",
  });
  expect(error).toBeNull();
  const videos = createClient(server.url, serviceRoleKey!, once).storage.from("training_videos");
  expect((await videos.upload("squat.webm", new Blob([FILE], { type: "video/webm" }))).error).toBeNull();
  await server.stop("SIGTERM");
  expect(await runToEnd("cli/backup.ts", [whole], environment)).toMatchObject({ code: 0, stderr: "" });
}, 60_000);
afterAll(() => place.remove());

/** Changes an entry of the backup; undefined leaves it out. */
type Edit = (name: string, bytes: Buffer) => Buffer | undefined;

async function repack(name: string, edit: Edit): Promise<string> {
  const path = join(directory, `${name}.tar.gz`);
  const edited = archive(async (add) => {
    await readArchive(whole, async (entry) => {
      const bytes = edit(entry.name, await buffer(entry.bytes));
      if (bytes) await add(entry.name, bytes.length, [bytes], entry.contentType);
    });
  });
  await writeWhole(edited, path);
  return path;
}

describe("a backup of which something was lost or changed", () => {
  const is =
    (pattern: RegExp, change: (bytes: Buffer) => Buffer | undefined): Edit =>
    (name, bytes) =>
      pattern.test(name) ? change(bytes) : bytes;
  const gone = () => undefined;

  test.each<[string, Edit]>([
    ["the rows of a table", is(/^rows\/public[.]profiles\//, gone)],
    ["a file", is(/^files\//, gone)],
    ["the keys", is(/^secrets/, gone)],
    ["the list of its contents", is(/^contents/, gone)],
    ["a row", is(/^rows\/public[.]exercises\/1[.]/, (bytes) => bytes.subarray(0, bytes.lastIndexOf("\n", -2) + 1))],
    ["a letter of a row", is(/^rows\/auth[.]users\//, (bytes) => Buffer.from(bytes.toString().replace("robin@", "mallo@")))],
    ["a byte of a file", is(/^files\//, (bytes) => Buffer.concat([Buffer.from("T"), bytes.subarray(1)]))],
  ])("%s: is refused before anything is made", async (name, edit) => {
    const target = createDataDir();
    const there = join(target.dataDir, "data");
    const path = await repack(name.replaceAll(" ", "-"), edit);
    const refused = await runToEnd("cli/restore.ts", [path], { ...environment, DATA_DIR: there });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining("is not a complete backup of Ironpace") });
    expect(existsSync(there)).toBe(false);
    await target.remove();
  });

  test("repacked as it was, it is restored", async () => {
    const target = createDataDir();
    const path = await repack("unchanged", (_, bytes) => bytes);
    expect(await runToEnd("cli/restore.ts", [path], { ...environment, DATA_DIR: target.dataDir })).toMatchObject({ code: 0, stderr: "" });
    await target.remove();
  });
});

describe("a data directory", () => {
  const at = (name: string) => join(place.dataDir, name);

  test("without its keys is not given other ones, which would make every session and second factor useless", async () => {
    await rename(at("secrets.json"), at("kept.json"));
    const sentence = expect.stringContaining("secrets.json is missing");
    expect(await runToEnd("main.ts", [], environment)).toMatchObject({ code: 1, stderr: sentence });
    expect(await runToEnd("cli/keys.ts", [], environment)).toMatchObject({ code: 1, stdout: "", stderr: sentence });
    expect(await runToEnd("cli/backup.ts", [join(directory, "no-keys.tar.gz")], environment)).toMatchObject({ code: 1, stderr: sentence });
    expect(existsSync(at("secrets.json"))).toBe(false);
    // Who wants other ones says so.
    expect(await runToEnd("cli/keys.ts", ["--new"], environment)).toMatchObject({ code: 0, stdout: expect.stringContaining("sb_secret_") });
    expect(await runToEnd("cli/keys.ts", ["--new"], environment)).toMatchObject({ code: 1, stderr: expect.stringContaining("has keys") });
    await rename(at("kept.json"), at("secrets.json"));
  });

  test("is given other keys with which nobody goes on with an old session, if that is asked for", async () => {
    const keys = async (...options: string[]) => {
      const { code, stdout } = await runToEnd("cli/keys.ts", options, environment);
      expect(code).toBe(0);
      return (JSON.parse(stdout) as { anonKey: string }).anonKey;
    };
    const refresh = async (url: string, apikey: string, refresh_token: string) => {
      const init = { method: "POST", headers: { apikey, "Content-Type": "application/json" }, body: JSON.stringify({ refresh_token }) };
      return (await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, init)).json() as Promise<Record<string, string>>;
    };
    let server = await spawnServer(environment);
    const { data } = await createClient(server.url, await keys(), {
      auth: { persistSession: false, autoRefreshToken: false },
    }).auth.signInWithPassword({ email: "robin@example.com", password: "correct horse battery" });
    await server.stop("SIGTERM");
    await rename(at("secrets.json"), at("kept.json"));
    const newKey = await keys("--new");
    server = await spawnServer(environment);
    const { refresh_token: renewed } = await refresh(server.url, newKey, data.session?.refresh_token ?? "");
    expect(renewed).toEqual(expect.any(String));
    // While the server runs, and of keys that stay.
    expect(await keys("--end-sessions")).toBe(newKey);
    expect(await refresh(server.url, newKey, renewed ?? "")).toMatchObject({ error_code: "refresh_token_not_found" });
    const { data: again } = await createClient(server.url, newKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    }).auth.signInWithPassword({ email: "robin@example.com", password: "correct horse battery" });
    await server.stop("SIGTERM");
    await rm(at("secrets.json"));
    const last = await keys("--new", "--end-sessions");
    server = await spawnServer(environment);
    expect(await refresh(server.url, last, again.session?.refresh_token ?? "")).toMatchObject({ error_code: "refresh_token_not_found" });
    await server.stop("SIGTERM");
    await rename(at("kept.json"), at("secrets.json"));
  });

  test("without its database does not begin with an empty one", async () => {
    await rename(at("postgres"), at("elsewhere"));
    const before = (await readdir(place.dataDir)).sort();
    const refused = await runToEnd("main.ts", [], environment);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/postgres is missing, .*[.]\n$/) });
    expect((await readdir(place.dataDir)).sort()).toEqual(before);
    await rename(at("elsewhere"), at("postgres"));
    const server = await spawnServer(environment);
    await server.stop("SIGTERM");
    await rm(join(directory, "no-keys.tar.gz"), { force: true });
  });
});

test("a database with accounts and without their keys is not given other ones", async () => {
  const server = await startServer();
  const { error } = await createClient(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth.signUp({
    email: "robin@example.com",
    password: "correct horse battery",
  });
  expect(error).toBeNull();
  await server.database.query("delete from ironpace.secrets");
  await expect(secretsInDatabase(server.database)).rejects.toThrow(/ironpace[.]secrets is missing[.] .* npm run keys -- --new/);
  await server.close();
});
