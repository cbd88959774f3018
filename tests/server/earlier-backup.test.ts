import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { environmentOf, runToEnd, spawnServer } from "../support/server-process.ts";
import { createDataDir } from "../support/workspace.ts";

const ARCHIVE = fileURLToPath(new URL("fixtures/pglite-backup.tar.gz", import.meta.url));
const once = { auth: { persistSession: false, autoRefreshToken: false } };

test("a backup that was made on PGlite is restored, with accounts, plan, files and keys", async () => {
  const outer = createDataDir();
  const place = { ...outer, dataDir: join(outer.dataDir, "data") };
  const environment = await environmentOf(place);
  expect(await runToEnd("cli/restore.ts", [ARCHIVE], environment)).toMatchObject({ code: 0, stderr: "" });
  const server = await spawnServer(environment);
  const { anonKey } = JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as { anonKey: string };
  const client = createClient(server.url, anonKey, once);
  expect((await client.auth.signInWithPassword({ email: "robin@example.com", password: "correct horse battery" })).error).toBeNull();
  const { data: plans } = await client.from("training_plans").select("id,training_sessions(id)");
  expect(plans?.[0]?.training_sessions).toHaveLength(20);
  expect((await client.from("goals").select("title")).data).toEqual([{ title: "Back Squat" }]);
  expect((await (await client.storage.from("training_videos").download("squat.webm")).data?.arrayBuffer())?.byteLength).toBe(2000);
  await server.stop("SIGTERM");
  await place.remove();
});
