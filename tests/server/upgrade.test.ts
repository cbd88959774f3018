import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, test } from "vitest";
import { readManifest } from "../../apps/server/src/backup/read-manifest.ts";
import { readMigrationFiles } from "../../apps/server/src/database/migration-files.ts";
import { getEnvironment, runToEnd, spawnServer } from "../support/server-process.ts";
import { createDataDir } from "../support/workspace.ts";

const once = { auth: { persistSession: false, autoRefreshToken: false } };

/** Backups as earlier versions have made them, of an account and what it keeps. They are never made again: they must be restored for ever. */
const BACKUPS = [
  { name: "pglite-backup", email: "robin@example.com", password: "correct horse battery", sessions: 20, sets: 0 },
  { name: "2026-11-25-backup", email: "robin@bench.test", password: "a long bench password", sessions: 25, sets: 3 },
] as const;

const countOf = async (client: SupabaseClient, table: string): Promise<number | null> =>
  (await client.from(table).select("*", { count: "exact", head: true })).count;

describe.each(BACKUPS)("a data directory of the version of $name", ({ name, email, password, sessions, sets }) => {
  test("is upgraded by the next start, with accounts, plan, work done, files and keys", async () => {
    const archive = fileURLToPath(new URL(`fixtures/${name}.tar.gz`, import.meta.url));
    const outer = createDataDir();
    const place = { ...outer, dataDir: join(outer.dataDir, "data") };
    const environment = await getEnvironment(place);
    // Restored as it was, with the migrations of its time alone.
    expect(await runToEnd("cli/restore.ts", [archive], environment)).toMatchObject({ code: 0, stderr: "" });
    const { migrations } = await readManifest(archive);
    expect(migrations.length).toBeLessThanOrEqual((await readMigrationFiles()).length);

    const server = await spawnServer(environment);
    const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as { anonKey: string };
    const client = createClient(server.url, anonKey, once);
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    const { data: plans } = await client.from("training_plans").select("id,training_sessions(id)");
    expect(plans?.[0]?.training_sessions).toHaveLength(sessions);
    expect((await client.from("goals").select("title")).data).toEqual([{ title: "Back Squat" }]);
    expect(await countOf(client, "performed_sets")).toBe(sets);
    expect((await (await client.storage.from("training_videos").download("squat.webm")).data?.arrayBuffer())?.byteLength).toBe(2000);
    // What was there can be changed under the rules of today.
    expect((await client.from("goals").update({ title: "Front Squat" }).eq("title", "Back Squat").select("title")).data).toHaveLength(1);
    await server.stop("SIGTERM");
    await place.remove();
  });
});
