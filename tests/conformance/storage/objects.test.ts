import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";

describe("objects", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
  });
  afterAll(() => server.close());
  const videos = () => server.admin.client.storage.from("training_videos");
  const video = (text: string) => new Blob([text], { type: "video/mp4" });

  test("a file comes back as it was sent, with what was said of it", async () => {
    const { data, error } = await videos().upload("squat.mp4", video("0123456789"), { metadata: { exercise: "Back squat" } });
    expect([error, data]).toEqual([null, { id: expect.any(String), path: "squat.mp4", fullPath: "training_videos/squat.mp4" }]);
    expect(await (await videos().download("squat.mp4")).data?.text()).toBe("0123456789");
    const { data: about } = await videos().info("squat.mp4");
    expect(about).toMatchObject({ size: 10, contentType: "video/mp4", cacheControl: "max-age=3600", metadata: { exercise: "Back squat" } });
    expect(await videos().exists("squat.mp4")).toEqual({ data: true, error: null });
    expect(await videos().exists("nothing.mp4")).toMatchObject({ data: false, error: { code: "NoSuchKey" } });
  });

  test("also as a raw body, whose headers describe it", async () => {
    const json = JSON.stringify({ title: "Squat" });
    await videos().upload("metadata/squat.mp4.json", json, { contentType: "application/json", cacheControl: "60", metadata: { a: 1 } });
    const { data } = await videos().info("metadata/squat.mp4.json");
    expect(data).toMatchObject({ contentType: "application/json", cacheControl: "max-age=60", metadata: { a: 1 } });
    expect(await (await videos().download("metadata/squat.mp4.json")).data?.text()).toBe(json);
  });

  test("a list has folders once and without an id, and names relative to the folder", async () => {
    await videos().upload("metadata/deep/er/one.json", "{}", { contentType: "application/json" });
    const root = await videos().list();
    expect(root.data?.map(({ name, id }) => [name, id === null])).toEqual([
      ["metadata", true],
      ["squat.mp4", false],
    ]);
    expect(root.data?.[1]).toMatchObject({
      metadata: { size: 10, mimetype: "video/mp4", eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/), httpStatusCode: 200 },
    });
    expect((await videos().list("metadata")).data?.map(({ name }) => name)).toEqual(["deep", "squat.mp4.json"]);
    expect((await videos().list("metadata/", { search: "SQ" })).data?.map(({ name }) => name)).toEqual(["squat.mp4.json"]);
    expect((await videos().list("", { limit: 1, offset: 1 })).data?.map(({ name }) => name)).toEqual(["squat.mp4"]);
    expect((await videos().list("", { sortBy: { column: "metadata; drop table x", order: "asc" } })).error).toMatchObject({ status: 400 });
  });

  test("what is there is only replaced when asked, and the old bytes go", async () => {
    await videos().upload("twice.mp4", video("one"));
    const files = server.files().length;
    expect((await videos().upload("twice.mp4", video("two"))).error).toMatchObject({
      status: 400,
      statusCode: "409",
      message: "The resource already exists",
    });
    expect((await videos().upload("twice.mp4", video("three"), { upsert: true })).error).toBeNull();
    expect((await videos().update("twice.mp4", video("four"))).error).toBeNull();
    expect(await (await videos().download("twice.mp4")).data?.text()).toBe("four");
    expect(server.files()).toHaveLength(files);
  });

  test("a removed file is gone with its bytes; what is not there is passed over", async () => {
    await videos().upload("gone.mp4", video("x"));
    const files = server.files().length;
    const { data } = await videos().remove(["gone.mp4", "never.mp4"]);
    expect(data).toMatchObject([{ name: "gone.mp4", bucket_id: "training_videos" }]);
    expect(server.files()).toHaveLength(files - 1);
    expect((await videos().download("gone.mp4")).error).toMatchObject({ status: 400, statusCode: "404" });
    expect((await videos().remove(["gone.mp4"])).data).toEqual([]);
  });

  test("anybody may watch by the public address, by parts and without asking twice", async () => {
    const { publicUrl } = server.visitor.storage.from("training_videos").getPublicUrl("squat.mp4").data;
    const whole = await fetch(publicUrl);
    expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "max-age=3600",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "none",
      "access-control-allow-origin": "*",
    });
    for (const [range, text, contentRange] of [
      ["bytes=2-5", "2345", "bytes 2-5/10"],
      ["bytes=-3", "789", "bytes 7-9/10"],
      ["bytes=7-", "789", "bytes 7-9/10"],
      ["bytes=0-99", "0123456789", "bytes 0-9/10"],
    ] as const) {
      const part = await fetch(publicUrl, { headers: { Range: range } });
      expect([range, part.status, await part.text(), part.headers.get("content-range")]).toEqual([range, 206, text, contentRange]);
    }
    const beyond = await fetch(publicUrl, { headers: { Range: "bytes=10-" } });
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    expect(await beyond.json()).toMatchObject({ statusCode: "416", error: "invalid_range", code: "InvalidRange" });
    const head = await fetch(publicUrl, { method: "HEAD", headers: { Range: "bytes=0-0" } });
    expect([head.status, head.headers.get("content-length"), head.headers.get("content-range"), await head.text()]).toEqual([
      206,
      "1",
      "bytes 0-0/10",
      "",
    ]);
    const again = await fetch(publicUrl, { headers: { "If-None-Match": whole.headers.get("etag") ?? "" } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const since = await fetch(publicUrl, { headers: { "If-Modified-Since": whole.headers.get("last-modified") ?? "" } });
    expect(since.status).toBe(304);
    const saved = await fetch(`${publicUrl}?download=my%20squat.mp4`);
    expect(saved.headers.get("content-disposition")).toBe(`attachment; filename="my squat.mp4"; filename*=UTF-8''my%20squat.mp4`);
  });

  test("no picture is made smaller: that is refused, whoever asks", async () => {
    const bucket = videos();
    const transform = { width: 100, height: 100 };
    expect((await bucket.createSignedUrl("squat.mp4", 60, { transform })).error).toMatchObject({ status: 400, statusCode: "404" });
    const addresses = [
      bucket.getPublicUrl("squat.mp4", { transform }).data.publicUrl,
      `${server.url}/storage/v1/render/image/authenticated/training_videos/squat.mp4?width=100`,
      `${server.url}/storage/v1/render/image/sign/training_videos/squat.mp4?token=x`,
    ];
    expect(addresses[0]).toContain("/render/image/public/");
    const administrator = { apikey: server.anonKey, Authorization: `Bearer ${server.admin.token}` };
    for (const [address, headers] of addresses.flatMap((each) => [[each, administrator] as const, [each, {}] as const])) {
      const answer = await fetch(address, { headers });
      expect([address, answer.status, await answer.json()]).toEqual([
        address,
        400,
        { statusCode: "404", error: "not_found", code: "FeatureNotEnabled", message: "Image transformation is not offered by this server" },
      ]);
    }
    expect((await bucket.download("squat.mp4", { transform })).error).toMatchObject({ status: 400, statusCode: "404" });
  });

  test("a coach, an athlete and a visitor see no list, and may neither upload, change nor remove", async () => {
    for (const client of [server.coach.client, server.athlete.client, server.visitor]) {
      const bucket = client.storage.from("training_videos");
      expect((await bucket.list()).data).toEqual([]);
      for (const refused of [
        await bucket.upload("mine.mp4", video("x")),
        await bucket.upload("squat.mp4", video("x"), { upsert: true }),
        await bucket.update("squat.mp4", video("x")),
      ])
        expect(refused.error).toMatchObject({ status: 400, statusCode: "403", message: "new row violates row-level security policy" });
      expect((await bucket.remove(["squat.mp4"])).data).toEqual([]);
    }
    expect(await (await videos().download("squat.mp4")).data?.text()).toBe("0123456789");
  });

  test("a bucket takes what its rules say", async () => {
    expect((await videos().upload("virus.exe", new Blob(["x"], { type: "application/x-msdownload" }))).error).toMatchObject({
      statusCode: "415",
      message: "mime type application/x-msdownload is not supported",
    });
    await server.database.query("update storage.buckets set file_size_limit = 20 where id = 'training_videos'");
    for (const body of [video("x".repeat(21)), "x".repeat(21)])
      expect((await videos().upload("large.mp4", body, { contentType: "video/mp4" })).error).toMatchObject({
        statusCode: "413",
        message: "The object exceeded the maximum allowed size",
      });
    await server.database.query("update storage.buckets set file_size_limit = 2147483648 where id = 'training_videos'");
    expect((await videos().list("", { search: "large" })).data).toEqual([]);
  });
});
