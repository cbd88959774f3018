import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";

describe("buckets", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
  });
  afterAll(() => server.close());

  test("are made, changed, emptied and removed by the service", async () => {
    const { storage } = server.service;
    expect((await storage.createBucket("maps", { public: false, fileSizeLimit: "20mb", allowedMimeTypes: ["image/*"] })).data).toEqual({
      name: "maps",
    });
    expect((await storage.getBucket("maps")).data).toMatchObject({
      id: "maps",
      public: false,
      file_size_limit: 20_000_000,
      allowed_mime_types: ["image/*"],
    });
    expect((await storage.createBucket("maps", { public: true })).error).toMatchObject({
      statusCode: "409",
      message: "The resource already exists",
    });
    expect((await storage.updateBucket("maps", { public: true, fileSizeLimit: null })).data).toEqual({ message: "Successfully updated" });
    expect((await storage.getBucket("maps")).data).toMatchObject({ public: true, file_size_limit: null, allowed_mime_types: ["image/*"] });
    expect(Object.keys((await storage.getBucket("maps")).data ?? {}).toSorted()).toEqual([
      "allowed_mime_types",
      "created_at",
      "file_size_limit",
      "id",
      "name",
      "owner",
      "public",
      "updated_at",
    ]);
    const owner = "4d56e902-f0a0-4662-8448-a4d9e643c142";
    await server.database.query("update storage.buckets set owner_id = $1 where id = 'maps'", [owner]);
    expect((await storage.getBucket("maps")).data?.owner).toBe(owner);
    expect((await storage.listBuckets()).data?.find(({ id }) => id === "maps")?.owner).toBe(owner);
    expect((await storage.getBucket("maps")).data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    await storage.from("maps").upload("a.png", new Blob(["x"], { type: "image/png" }));
    const files = server.files().length;
    expect((await storage.deleteBucket("maps")).error).toMatchObject({
      statusCode: "409",
      message: "The bucket you tried to delete is not empty",
    });
    expect((await storage.emptyBucket("maps")).data).toEqual({
      message: "Empty bucket has been queued. Completion may take up to an hour.",
    });
    expect(server.files()).toHaveLength(files - 1);
    expect((await storage.deleteBucket("maps")).data).toEqual({ message: "Successfully deleted" });
    expect((await storage.getBucket("maps")).error).toMatchObject({ status: 400, statusCode: "404", message: "Bucket not found" });
    expect((await storage.listBuckets()).data?.map(({ id }) => id)).toEqual(["training_videos"]);
  });

  test("an administrator sees the one of training videos, others none, and only the service changes any", async () => {
    expect((await server.admin.client.storage.listBuckets()).data).toMatchObject([
      { id: "training_videos", public: true, file_size_limit: 2_147_483_648 },
    ]);
    for (const client of [server.coach.client, server.athlete.client, server.visitor]) {
      expect((await client.storage.listBuckets()).data).toEqual([]);
      expect((await client.storage.getBucket("training_videos")).error).toMatchObject({ statusCode: "404" });
    }
    for (const client of [server.admin.client, server.coach.client, server.athlete.client, server.visitor]) {
      expect((await client.storage.createBucket("mine")).error).toMatchObject({ statusCode: "403" });
      expect((await client.storage.updateBucket("training_videos", { public: false })).error).toMatchObject({ statusCode: "404" });
      expect((await client.storage.deleteBucket("training_videos")).error).toMatchObject({ statusCode: "404" });
    }
    expect((await server.athlete.client.storage.emptyBucket("training_videos")).error).toMatchObject({ statusCode: "404" });
  });

  test.each([
    [{ name: "a/b" }, "Bucket name invalid"],
    [{ name: ".." }, "Bucket name invalid"],
    [{ name: "ok", file_size_limit: "many" }, "Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B"],
    [{ name: "ok", file_size_limit: "6GB" }, "The object exceeded the maximum allowed size"],
    [{ name: "ok", allowed_mime_types: ["video"] }, "body/allowed_mime_types/0 must be a media type such as video/mp4 or video/*"],
    [{}, "body/name"],
  ])("%j is refused", async (body, message) => {
    const answer = await server.raw("POST", "bucket", {
      token: server.serviceRoleKey,
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { message: expect.stringContaining(message) }]);
  });
});
