import { existsSync } from "node:fs";
import { symlink, unlink } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "#server/http/context.ts";
import { createLog } from "#server/http/log.ts";
import { createMetrics } from "#server/http/monitoring/metrics.ts";
import { recordRequests } from "#server/http/request-log.ts";
import { diskBackend } from "#server/storage/backend/disk.ts";
import { storageRoutes } from "#server/storage/index.ts";
import { createQuota } from "#server/storage/upload/quota.ts";
import { startStorageServer, type StorageServer } from "./storage-server.ts";
import { tusUpload } from "./tus.ts";

describe("when there is no room left", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
  });
  afterAll(() => server.close());
  const rows = async () =>
    (await server.database.query<{ name: string }>("select name from storage.objects order by name")).map(({ name }) => name);
  const form = '--b\r\nContent-Disposition: form-data; name=""; filename="x"\r\nContent-Type: video/mp4\r\n\r\n';
  test("a full disk is told, and leaves neither", async () => {
    const before = [await rows(), server.files()];
    const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    const app = new Hono<AppEnv>()
      .use(recordRequests({ log: createLog("silent"), metrics: createMetrics(server.database), trustedProxies: 0 }))
      .route(
        "/storage/v1",
        storageRoutes({
          ...server,
          attribute: async (caller) => caller,
          clock: () => new Date(),
          backend: { ...diskBackend(join(server.dataDir, "storage")), write: () => Promise.reject(full) },
          fileSizeLimit: 1e9,
          bodyTimeoutMs: 60_000,
          quota: createQuota(server.database, 1e9),
          resumableDirectory: join(server.dataDir, "storage", "resumable"),
          publicUrl: server.url,
        }),
      );
    for (const [type, body] of [
      ["video/mp4", "bytes"],
      ["multipart/form-data; boundary=b", `${form}bytes\r\n--b--\r\n`],
    ] as const) {
      const headers = { Authorization: `Bearer ${server.admin.token}`, "Content-Type": type };
      const answer = await app.request("/storage/v1/object/training_videos/full.mp4", { method: "POST", headers, body });
      expect([answer.status, await answer.json()]).toEqual([
        507,
        {
          statusCode: "507",
          error: "InsufficientStorage",
          code: "InsufficientStorage",
          message: "The server has no space left to store this",
        },
      ]);
    }
    expect([await rows(), server.files()]).toEqual(before);
  });

  test.skipIf(!existsSync("/dev/full"))("also in the middle of a resumable upload", async () => {
    const bytes = Buffer.alloc(2_000_000);
    const { url } = await tusUpload(server, bytes, { name: "full.mp4", person: server.admin, stopAfter: () => true });
    const path = join(server.dataDir, "storage", "resumable", url.split("/").pop() ?? "");
    await unlink(path);
    await symlink("/dev/full", path);
    await expect(
      server
        .raw("PATCH", `upload/resumable/${url.split("/").pop()}`, {
          headers: { "Tus-Resumable": "1.0.0", "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" },
          body: bytes,
        })
        .then(async (answer) => [answer.status, await answer.text()]),
    ).resolves.toEqual([507, "The server has no space left to store this"]);
    expect(await rows()).not.toContain("full.mp4");
  });
});

describe("a quota", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer({ STORAGE_QUOTA: "1MB" });
  });
  afterAll(() => server.close());
  const videos = () => server.admin.client.storage.from("training_videos");

  test("is kept by every way to upload, and shown to administrators", async () => {
    const message = "This file does not fit: the storage limit is 1 MB.";
    expect((await videos().upload("a.mp4", new Blob(["x".repeat(600_000)], { type: "video/mp4" }))).error).toBeNull();
    const large = "x".repeat(600_000);
    expect((await videos().upload("b.mp4", new Blob([large], { type: "video/mp4" }))).error).toMatchObject({ statusCode: "413", message });
    // Much larger than what a socket takes in before anybody reads: its sender has to hear why.
    const huge = await server.raw("POST", "object/training_videos/b.mp4", {
      headers: { "Content-Type": "video/mp4" },
      body: new Uint8Array(30_000_000),
    });
    expect([huge.status, await huge.json()]).toMatchObject([400, { message }]);
    const unannounced = new Blob([large]).stream();
    expect((await videos().upload("b.mp4", unannounced, { contentType: "video/mp4", duplex: "half" })).error).toMatchObject({ message });
    expect((await videos().copy("a.mp4", "b.mp4")).error).toMatchObject({ message });
    await expect(tusUpload(server, Buffer.from(large), { name: "b.mp4", person: server.admin })).rejects.toThrow(message);
    expect(server.files()).toHaveLength(1);
    const { data } = await server.admin.client.rpc("storage_usage");
    expect(data).toEqual([{ bytes: 600_000, objects: 1, quota_bytes: 1_000_000 }]);
    await videos().remove(["a.mp4"]);
    expect((await videos().upload("b.mp4", new Blob([large], { type: "video/mp4" }))).error).toBeNull();
  });
});
