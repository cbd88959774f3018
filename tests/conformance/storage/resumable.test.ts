import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";
import { tusUpload } from "./tus.ts";

const HEADERS = { "Tus-Resumable": "1.0.0" };

describe("resumable uploads", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
  });
  afterAll(() => server.close());
  const videos = () => server.admin.client.storage.from("training_videos");
  const stored = async (name: string) => Buffer.from((await (await videos().download(name)).data?.arrayBuffer()) ?? new ArrayBuffer());
  const path = (url: string) => url.replace(`${server.url}/storage/v1/`, "");
  const head = (url: string, token = server.admin.token) => server.raw("HEAD", path(url), { headers: HEADERS, token });
  const begin = (metadata: Record<string, string>, headers: Record<string, string> = {}, token = server.admin.token) =>
    server.raw("POST", "upload/resumable", {
      token,
      headers: {
        ...HEADERS,
        ...(!("Upload-Defer-Length" in headers) && { "Upload-Length": "10" }),
        "Upload-Metadata": Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
          .join(","),
        ...headers,
      },
    });
  const squat = { bucketName: "training_videos", objectName: "begun.mp4", contentType: "video/mp4" };

  test("arrive in pieces, as what was sent", async () => {
    const bytes = randomBytes(2_500_000);
    const { url } = await tusUpload(server, bytes, { name: "pieces.mp4", person: server.admin });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/storage\/v1\/upload\/resumable\/[0-9a-f-]{36}$/);
    expect((await stored("pieces.mp4")).equals(bytes)).toBe(true);
    expect((await videos().info("pieces.mp4")).data).toMatchObject({
      size: 2_500_000,
      contentType: "video/mp4",
      cacheControl: "max-age=3600",
      metadata: { exercise: "Squat" },
    });
    expect(server.files()).toHaveLength(1);
    const range = await fetch(videos().getPublicUrl("pieces.mp4").data.publicUrl, { headers: { Range: "bytes=2000000-2000009" } });
    expect(Buffer.from(await range.arrayBuffer()).equals(bytes.subarray(2_000_000, 2_000_010))).toBe(true);
    const again = await head(url);
    expect([again.status, again.headers.get("upload-offset"), again.headers.get("upload-length")]).toEqual([200, "2500000", "2500000"]);
  });

  test("that say their length late are held to the size of the bucket and the room, by whole or at the end", async () => {
    await server.database.query("update storage.buckets set file_size_limit = 1000000 where id = 'training_videos'");
    const start = async (objectName: string) => {
      const { headers, status } = await begin({ ...squat, objectName }, { "Upload-Defer-Length": "1" });
      expect(status).toBe(201);
      return path(headers.get("location") ?? "");
    };
    const send = (url: string, body: Buffer<ArrayBuffer>, headers: Record<string, string>) =>
      server.raw("PATCH", url, {
        token: server.admin.token,
        headers: { ...HEADERS, "Content-Type": "application/offset+octet-stream", "Upload-Offset": "0", ...headers },
        body,
      });
    const large = await start("late.mp4");
    expect((await send(large, randomBytes(3_000_000), { "Upload-Length": "3000000" })).status).toBe(413);
    // Without a length, no more bytes are taken than the bucket has room for.
    const endless = await start("endless.mp4");
    expect((await send(endless, randomBytes(3_000_000), {})).status).not.toBe(204);
    const small = await start("small.mp4");
    expect((await send(small, randomBytes(900_000), { "Upload-Length": "900000" })).status).toBe(204);
    // A bucket that takes less since.
    const begun = await start("begun-before.mp4");
    expect((await send(begun, randomBytes(100), {})).status).toBe(204);
    await server.database.query("update storage.buckets set file_size_limit = 50 where id = 'training_videos'");
    expect((await send(begun, Buffer.alloc(0), { "Upload-Offset": "100", "Upload-Length": "100" })).status).toBe(413);
    await server.database.query("update storage.buckets set file_size_limit = 2147483648 where id = 'training_videos'");
    const names = await server.database.query(
      "select name from storage.objects where name like '%.mp4' and name not like 'pieces%' order by name",
    );
    expect(names).toEqual([{ name: "small.mp4" }]);
    expect((await videos().remove(["small.mp4"])).error).toBeNull();
  });

  test("go on where they were broken off", async () => {
    const bytes = randomBytes(3_000_000);
    const first = await tusUpload(server, bytes, { name: "resumed.mp4", person: server.admin, stopAfter: () => true });
    expect(first.finished).toBe(false);
    expect((await head(first.url)).headers.get("upload-offset")).toBe("1000000");
    const second = await tusUpload(server, bytes, { name: "resumed.mp4", person: server.admin, uploadUrl: first.url });
    expect(second).toEqual({ url: first.url, finished: true });
    expect((await stored("resumed.mp4")).equals(bytes)).toBe(true);
  });

  test("keep what came before the connection broke in the middle of a piece", async () => {
    const bytes = randomBytes(900_000);
    const { headers } = await begin({ ...squat, objectName: "cut.mp4" }, { "Upload-Length": "900000" });
    const url = headers.get("location") ?? "";
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = [`PATCH ${pathname} HTTP/1.1`, `Host: ${hostname}:${port}`, `Authorization: Bearer ${server.admin.token}`];
    lines.push("Tus-Resumable: 1.0.0", "Upload-Offset: 0", "Content-Type: application/offset+octet-stream", "Content-Length: 900000");
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    socket.write(bytes.subarray(0, 400_000));
    await sleep(300);
    socket.destroy();
    await sleep(300);
    const offset = Number((await head(url)).headers.get("upload-offset"));
    expect(offset).toBeGreaterThan(0);
    expect(offset).toBeLessThanOrEqual(400_000);
    expect((await videos().list("", { search: "cut" })).data).toEqual([]);
    await tusUpload(server, bytes, { name: "cut.mp4", person: server.admin, uploadUrl: url });
    expect((await stored("cut.mp4")).equals(bytes)).toBe(true);
  });

  test("of another request that still holds them are let go", async () => {
    const bytes = randomBytes(100_000);
    const { headers } = await begin({ ...squat, objectName: "held.mp4" }, { "Upload-Length": "100000" });
    const url = headers.get("location") ?? "";
    let push: ReadableStreamDefaultController | undefined;
    const body = new ReadableStream({ start: (controller) => (push = controller).enqueue(bytes.subarray(0, 10_000)) });
    const init = { method: "PATCH", body, duplex: "half" as const };
    const known = { ...HEADERS, Authorization: `Bearer ${server.admin.token}`, "Upload-Offset": "0" };
    const hanging = fetch(url, { ...init, headers: { ...known, "Content-Type": "application/offset+octet-stream" } }).catch(
      () => undefined,
    );
    await sleep(200);
    await tusUpload(server, bytes, { name: "held.mp4", person: server.admin, uploadUrl: url, retryDelays: [500, 1000, 2000] });
    expect((await stored("held.mp4")).equals(bytes)).toBe(true);
    push?.close();
    await hanging;
  });

  test("ask the policies at the beginning, with every piece, and at the end", async () => {
    for (const person of [server.athlete, server.coach])
      await expect(tusUpload(server, Buffer.from("x"), { name: "mine.mp4", person })).rejects.toThrow(
        "response code: 403, response text: new row violates row-level security policy",
      );
    const helper = await server.person("admin");
    const bytes = randomBytes(2_000_000);
    const { url } = await tusUpload(server, bytes, { name: "revoked.mp4", person: helper, stopAfter: () => true });
    const files = server.files();
    await server.database.query("delete from public.user_roles where user_id = $1", [helper.id]);
    await expect(tusUpload(server, bytes, { name: "revoked.mp4", person: helper, uploadUrl: url })).rejects.toThrow("403");
    expect((await videos().list("", { search: "revoked" })).data).toEqual([]);
    // Nothing was added, and nothing removed: that is left to the sweep of what is old, because who may not go on may not end it either.
    expect(server.files()).toEqual(files);
  });

  test("are nobody else's business", async () => {
    const other = await server.person("admin");
    const url = (await begin(squat)).headers.get("location") ?? "";
    expect((await head(url, other.token)).status).toBe(403);
    expect((await server.raw("DELETE", path(url), { headers: HEADERS, token: other.token })).status).toBe(403);
    expect((await server.raw("DELETE", path(url), { headers: HEADERS })).status).toBe(204);
    expect((await head(url)).status).toBe(404);
    expect(server.files().filter((name) => url.endsWith(name.replace(".json", "")))).toEqual([]);
  });

  test("replace only when asked", async () => {
    const once = { name: "once.mp4", person: server.admin };
    await tusUpload(server, Buffer.from("one"), once);
    await expect(tusUpload(server, Buffer.from("two"), once)).rejects.toThrow(
      "response code: 409, response text: The resource already exists",
    );
    const files = server.files().length;
    await tusUpload(server, Buffer.from("three"), { ...once, upsert: true });
    expect((await stored("once.mp4")).toString()).toBe("three");
    expect(server.files()).toHaveLength(files);
  });

  test.each([
    ["a type the bucket does not take", { ...squat, contentType: "text/html" }, {}, 415, "mime type text/html is not supported"],
    ["a name with steps", { ...squat, objectName: "../../etc/passwd" }, {}, 400, "Invalid key"],
    ["a bucket that is none", { ...squat, bucketName: "nothing" }, {}, 404, "Bucket not found"],
    ["what cannot be stored", { ...squat, metadata: '{"a":"\\ud800"}' }, {}, 400, "metadata/a contains characters"],
    ["no bucket", { objectName: "a.mp4" }, {}, 400, "Bucket name invalid"],
    ["too many bytes", squat, { "Upload-Length": "2147483649" }, 413, "The object exceeded the maximum allowed size"],
    ["another protocol", squat, { "Tus-Resumable": "0.2.0" }, 400, "Invalid tus-resumable"],
  ])("are refused for %s", async (_case, metadata, headers, status, text) => {
    const answer = await begin(metadata, headers);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  });

  test("a piece must begin where the last one ended", async () => {
    const url = (await begin({ ...squat, objectName: "offset.mp4" })).headers.get("location") ?? "";
    const piece = { ...HEADERS, "Content-Type": "application/offset+octet-stream" };
    const wrong = await server.raw("PATCH", path(url), { headers: { ...piece, "Upload-Offset": "5" }, body: "12345" });
    expect(wrong.status).toBe(409);
    const unknown = `upload/resumable/${crypto.randomUUID()}`;
    expect((await server.raw("PATCH", unknown, { headers: { ...piece, "Upload-Offset": "0" }, body: "12345" })).status).toBe(404);
    expect((await server.raw("PATCH", path(url), { headers: { ...piece, "Upload-Offset": "0" }, body: "0123456789" })).status).toBe(204);
    expect((await stored("offset.mp4")).toString()).toBe("0123456789");
  });

  test("tell what they can, also to a browser that asks first", async () => {
    const preflight = {
      Origin: "http://localhost:5173",
      "Access-Control-Request-Method": "PATCH",
      "Access-Control-Request-Headers": "tus-resumable,upload-offset",
    };
    const answer = await fetch(`${server.url}/storage/v1/upload/resumable`, { method: "OPTIONS", headers: preflight });
    expect(answer.status).toBe(204);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "tus-version": "1.0.0",
      "tus-extension": "creation,creation-with-upload,creation-defer-length,termination,expiration",
      "tus-max-size": "5000000000",
      "access-control-allow-origin": "http://localhost:5173",
      "access-control-allow-headers": "tus-resumable,upload-offset",
    });
    const elsewhere = await begin({ ...squat, objectName: "elsewhere.mp4" }, { Origin: "https://elsewhere.example" });
    expect(elsewhere.headers.get("access-control-allow-origin")).toBeNull();
    const begun = await begin({ ...squat, objectName: "cors.mp4" }, { Origin: "http://localhost:5173" });
    expect(begun.status).toBe(201);
    for (const name of ["Location", "Upload-Offset", "Tus-Resumable", "Upload-Expires"])
      expect(begun.headers.get("access-control-expose-headers")).toContain(name);
    expect(Date.parse(begun.headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });
});
