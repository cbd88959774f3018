import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type S3Server, startS3Server } from "#support/services/s3-server.ts";
import { s3Backend } from "#server/storage/backend/s3.ts";
import { sweepOrphans } from "#server/storage/housekeeping.ts";
import { startStorageServer, type StorageServer } from "./storage-server.ts";
import { tusUpload } from "./tus.ts";

describe("files in an S3 bucket", () => {
  let s3: S3Server;
  let server: StorageServer;
  beforeAll(async () => {
    s3 = await startS3Server();
    server = await startStorageServer(s3.environment);
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
  });
  const videos = () => server.admin.client.storage.from("training_videos");
  const video = (bytes: Buffer | string) => new Blob([new Uint8Array(Buffer.from(bytes))], { type: "video/mp4" });
  const stored = async (name: string) => Buffer.from((await (await videos().download(name)).data?.arrayBuffer()) ?? new ArrayBuffer());

  test("come back as they were sent, also in several parts, and by parts", async () => {
    const bytes = randomBytes(17 * 1024 * 1024);
    expect((await videos().upload("large.mp4", video(bytes))).error).toBeNull();
    expect((await stored("large.mp4")).equals(bytes)).toBe(true);
    const { publicUrl } = videos().getPublicUrl("large.mp4").data;
    const part = await fetch(publicUrl, { headers: { Range: "bytes=9000000-9000099" } });
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 9000000-9000099/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(9_000_000, 9_000_100))).toBe(true);
    expect(server.files()).toEqual([]);
  });

  test("are replaced, copied, moved and removed", async () => {
    await videos().upload("a.mp4", video("one"));
    const before = (await s3.keys()).length;
    await videos().update("a.mp4", video("two"));
    await videos().copy("a.mp4", "b.mp4");
    await videos().move("b.mp4", "c.mp4");
    expect([(await stored("a.mp4")).toString(), (await stored("c.mp4")).toString()]).toEqual(["two", "two"]);
    expect(await s3.keys()).toHaveLength(before + 1);
    expect((await videos().remove(["a.mp4", "c.mp4"])).data).toHaveLength(2);
    expect(await s3.keys()).toHaveLength(before - 1);
  });

  test("arrive by resumable uploads", async () => {
    const bytes = randomBytes(3_000_000);
    const first = await tusUpload(server, bytes, { name: "tus.mp4", person: server.admin, stopAfter: () => true });
    await tusUpload(server, bytes, { name: "tus.mp4", person: server.admin, uploadUrl: first.url });
    expect((await stored("tus.mp4")).equals(bytes)).toBe(true);
    expect(server.files()).toEqual([]);
  });

  test("too large, or of a type that is refused, leave nothing", async () => {
    const before = await s3.keys();
    await server.database.query("update storage.buckets set file_size_limit = 9000000 where id = 'training_videos'");
    expect((await videos().upload("over.mp4", video(randomBytes(9_200_000)))).error).toMatchObject({ statusCode: "413" });
    await server.database.query("update storage.buckets set file_size_limit = 2147483648 where id = 'training_videos'");
    expect((await videos().upload("x.html", new Blob(["x"], { type: "text/html" }))).error).toMatchObject({ statusCode: "415" });
    expect(await s3.keys()).toEqual(before);
  });

  test("without a row are swept, and what somebody else has put there stays", async () => {
    const orphan = randomUUID();
    for (const key of [`objects/${orphan}`, "objects/readme.txt", "elsewhere/file"]) await s3.put(key, "x");
    const backend = s3Backend(s3.environment);
    expect(await sweepOrphans(server.database, backend, new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await sweepOrphans(server.database, backend, new Date(Date.now() + 3_600_000))).toBe(1);
    await backend.close();
    const keys = await s3.keys();
    expect(keys).toEqual(expect.arrayContaining(["objects/readme.txt", "elsewhere/file"]));
    expect(keys).not.toContain(`objects/${orphan}`);
    expect((await videos().info("large.mp4")).error).toBeNull();
  });

  test("that S3 has lost are not found, and while it cannot be reached nothing is half stored", async () => {
    const [row] = await server.database.query<{ version: string }>("select version from storage.objects where name = 'tus.mp4'");
    const backend = s3Backend(s3.environment);
    await backend.remove([row?.version ?? ""]);
    await backend.close();
    expect((await videos().download("tus.mp4")).error).toMatchObject({ statusCode: "404" });
    await s3.close();
    expect((await videos().upload("nowhere.mp4", video("x"))).error).toMatchObject({ statusCode: "500", message: "Internal server error" });
    expect((await videos().list("", { search: "nowhere" })).data).toEqual([]);
  });
});
