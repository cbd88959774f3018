import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";

describe("signed addresses", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
    await server.service.storage.createBucket("reports", { public: false });
    for (const name of ["a b/one.txt", "two.txt"]) await server.service.storage.from("reports").upload(name, `text of ${name}`);
  });
  afterAll(() => server.close());
  const reports = () => server.service.storage.from("reports");

  test("open one object without a key, until they expire", async () => {
    const { data } = await reports().createSignedUrl("a b/one.txt", 60, { download: "report.txt" });
    const answer = await fetch(data?.signedUrl ?? "");
    expect([answer.status, await answer.text()]).toEqual([200, "text of a b/one.txt"]);
    expect(answer.headers.get("content-disposition")).toContain('filename="report.txt"');
    const part = await fetch(data?.signedUrl ?? "", { headers: { Range: "bytes=-7" } });
    expect([part.status, await part.text()]).toEqual([206, "one.txt"]);
    const elsewhere = await fetch((data?.signedUrl ?? "").replace("a%20b/one.txt", "two.txt"));
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([400, { code: "InvalidSignature", error: "InvalidSignature" }]);
    server.passSeconds(61);
    const late = await fetch(data?.signedUrl ?? "");
    expect([late.status, await late.json()]).toMatchObject([400, { code: "InvalidJWT", message: '"exp" claim timestamp check failed' }]);
    for (const token of ["", "x.y.z", server.admin.token]) {
      const { status, headers } = await fetch(`${server.url}/storage/v1/object/sign/reports/two.txt?token=${token}`);
      expect([token, status, headers.get("content-type")]).toEqual([token, 400, "application/json"]);
    }
  });

  test("and own ones of a private bucket are kept as long as who uploaded the object said, as on Supabase", async () => {
    const cacheControl = async (address: string, headers: Record<string, string> = {}) =>
      (await fetch(address, { headers })).headers.get("cache-control");
    await reports().upload("short.txt", "text", { cacheControl: "60" });
    const { data } = await reports().createSignedUrl("short.txt", 60);
    expect(await cacheControl(data?.signedUrl ?? "")).toBe("max-age=60");
    const key = { apikey: server.serviceRoleKey, Authorization: `Bearer ${server.serviceRoleKey}` };
    expect(await cacheControl(`${server.url}/storage/v1/object/authenticated/reports/short.txt`, key)).toBe("max-age=60");
    const plain = await server.raw("POST", "object/reports/plain.txt", { token: server.serviceRoleKey, body: "text" });
    expect(plain.status).toBe(200);
    expect(await cacheControl(`${server.url}/storage/v1/object/authenticated/reports/plain.txt`, key)).toBe("no-cache");
  });

  test("are made for many at once, and not for what is not there", async () => {
    const { data } = await reports().createSignedUrls(["two.txt", "three.txt"], 60);
    expect(data?.map(({ path, error }) => [path, error === null])).toEqual([
      ["two.txt", true],
      ["three.txt", false],
    ]);
    expect(await (await fetch(data?.[0]?.signedUrl ?? "")).text()).toBe("text of two.txt");
    // An address that said "small" and served the whole would be believed.
    const small = await reports().createSignedUrl("two.txt", 60, { transform: { width: 100 } });
    expect(small.error).toMatchObject({ message: "Image transformation is not offered by this server" });
    expect((await reports().createSignedUrl("three.txt", 60)).error).toMatchObject({ statusCode: "404", message: "Object not found" });
    expect((await server.athlete.client.storage.from("reports").createSignedUrl("two.txt", 60)).error).toMatchObject({ statusCode: "404" });
    expect((await reports().createSignedUrl("two.txt", 0)).error).toMatchObject({ status: 400 });
  });

  test("let somebody without rights upload one object, once, for two hours", async () => {
    const videos = server.admin.client.storage.from("training_videos");
    const { data } = await videos.createSignedUploadUrl("new.mp4");
    const athlete = server.athlete.client.storage.from("training_videos");
    const video = new Blob(["bytes"], { type: "video/mp4" });
    const token = data?.token ?? "";
    expect((await athlete.uploadToSignedUrl("other.mp4", token, video)).error).toMatchObject({ message: "Invalid signature" });
    expect((await athlete.uploadToSignedUrl("new.mp4", token, video)).data).toMatchObject({ fullPath: "training_videos/new.mp4" });
    expect((await athlete.uploadToSignedUrl("new.mp4", token, video)).error).toMatchObject({ statusCode: "409" });
    const [row] = await server.database.query("select owner_id from storage.objects where name = 'new.mp4'");
    expect(row).toEqual({ owner_id: server.admin.id });
    const over = await videos.createSignedUploadUrl("new.mp4", { upsert: true });
    expect((await athlete.uploadToSignedUrl("new.mp4", over.data?.token ?? "", video)).error).toBeNull();
    server.passSeconds(7201);
    expect((await athlete.uploadToSignedUrl("new.mp4", over.data?.token ?? "", video)).error).toMatchObject({
      message: '"exp" claim timestamp check failed',
    });
    expect((await athlete.createSignedUploadUrl("mine.mp4")).error).toMatchObject({ statusCode: "403" });
  });
});
