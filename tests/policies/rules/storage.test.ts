import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("how much storage is used", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const usage: Statement = ["select bytes, objects, quota_bytes from public.storage_usage()"];
  const stored: Statement = [
    `insert into storage.objects (bucket_id, name, metadata)
     values ('training_videos', 'a.mp4', '{"size": 3000000000}'), ('training_videos', 'b.mp4', '{"size": 5}'), ('training_videos', 'c.mp4', null)`,
  ];

  test("is told to administrators, with the quota once somebody has said one", async () => {
    expect(await attempt(database, "admin", [usage], [stored])).toEqual({
      rows: [{ bytes: "3000000005", objects: "3", quota_bytes: null }],
    });
    const quota: Statement = ["insert into private.storage_quota (bytes) values (20000000000)"];
    expect(await attempt(database, "admin", [usage], [quota])).toEqual({
      rows: [{ bytes: "0", objects: "0", quota_bytes: "20000000000" }],
    });
  });

  test.each(["owner", "coach"] as const)("is not told to %s", async (actor) => {
    expect(await attempt(database, actor, [usage])).toEqual({
      refused: "42501",
      message: "Only administrators can see how much storage is used",
    });
  });

  test("nor to a visitor, and nobody but the server sets the quota", async () => {
    expect(await attempt(database, "anon", [usage])).toMatchObject({ refused: "42501" });
    expect(await attempt(database, "admin", [["update private.storage_quota set bytes = 1"]])).toMatchObject({ refused: "42501" });
  });
});
