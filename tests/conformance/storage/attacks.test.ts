import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startStorageServer, type StorageServer } from "./storage-server.ts";

const RUNS = Number(process.env["FUZZ_RUNS"] ?? 150);
const NASTY = [
  "..",
  ".",
  "%2e%2e",
  "%2E%2E",
  "..%2f",
  "%2f",
  "%5c..",
  "..%5c",
  "%00",
  "a%00.mp4",
  "....",
  "%252e%252e",
  "~",
  "%c0%ae",
  "%ff",
  "'--",
  "$1",
  "secrets.json",
  "x.mp4",
  "",
  " ",
  "%20",
  "ü",
  "%E2%80%AE",
];
const ROUTES = [
  "object",
  "object/public",
  "object/authenticated",
  "object/sign",
  "object/info",
  "object/info/public",
  "object/upload/sign",
  "upload/resumable",
  "bucket",
  "object/list",
  "object/list-v2",
  "render/image/public",
];
const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH"];

describe("no name leads out of the storage", () => {
  let server: StorageServer;
  beforeAll(async () => {
    server = await startStorageServer();
    await server.admin.client.storage.from("training_videos").upload("x.mp4", new Blob(["video"], { type: "video/mp4" }));
  });
  afterAll(() => server.close());

  /** As it stands, without the tidying that `fetch` does. */
  const send = (method: string, path: string, body: string, type: string, key: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      const headers = {
        Authorization: `Bearer ${key}`,
        "Content-Type": type,
        "Content-Length": Buffer.byteLength(body),
        "Tus-Resumable": "1.0.0",
      };
      const sent = request({ hostname, port, method, path, headers }, (answer) => {
        let text = "";
        answer.setEncoding("latin1").on("data", (part: string) => (text += part));
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      sent.on("error", reject).end(body);
    });
  const outside = () => readdirSync(server.dataDir).sort();
  const strange = () =>
    readdirSync(join(server.dataDir, "storage", "objects"), { recursive: true }).filter(
      (path) => !/^[0-9a-f]{2}(\/[0-9a-f-]{36})?$/.test(String(path)),
    );

  test("whatever stands in the path", async () => {
    const before = outside();
    const segment = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 6 }).map(encodeURIComponent));
    const path = fc.tuple(
      fc.constantFrom(...ROUTES),
      fc.constantFrom("training_videos", "..", "%2e%2e", "nothing", "a%2f..%2fb"),
      fc.array(segment, { maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METHODS),
        path,
        fc.constantFrom("admin", "service", "visitor"),
        async (method, [route, bucket, names], who) => {
          const key = { admin: server.admin.token, service: server.serviceRoleKey, visitor: server.anonKey }[who] ?? "";
          const { status, text } = await send(
            method,
            encodeURI(decodeURI(`/storage/v1/${route}/${bucket}/${names.join("/")}`.replaceAll("%", "%25"))).replaceAll("%25", "%"),
            "bytes",
            "video/mp4",
            key,
          );
          expect(status).toBeLessThan(500);
          expect(text).not.toMatch(/signingKey|BEGIN|PG_VERSION|syntax error/);
        },
      ),
      { numRuns: RUNS },
    );
    expect([outside(), strange()]).toEqual([before, []]);
  });

  test("or in the body", async () => {
    const before = outside();
    const name = fc.oneof(
      fc.array(fc.constantFrom(...NASTY, "training_videos"), { maxLength: 4 }).map((parts) => decodeLoosely(parts.join("/"))),
      fc.string(),
    );
    const body = fc.record(
      {
        bucketId: name,
        sourceKey: name,
        destinationKey: name,
        destinationBucket: name,
        prefix: name,
        prefixes: fc.array(name, { minLength: 1, maxLength: 3 }),
        paths: fc.array(name, { minLength: 1, maxLength: 3 }),
        expiresIn: fc.constant(60),
        name,
        cursor: name,
      },
      { requiredKeys: [] },
    );
    const calls = [
      ["POST", "object/move"],
      ["POST", "object/copy"],
      ["POST", "object/sign/training_videos"],
      ["POST", "object/list/training_videos"],
      ["POST", "object/list-v2/training_videos"],
      ["DELETE", "object/training_videos"],
      ["POST", "bucket"],
    ] as const;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), body, fc.boolean(), async ([method, path], value, asService) => {
        const { status, text } = await send(
          method,
          `/storage/v1/${path}`,
          JSON.stringify(value),
          "application/json",
          asService ? server.serviceRoleKey : server.admin.token,
        );
        expect([JSON.stringify(value), status < 500]).toEqual([JSON.stringify(value), true]);
        expect(text).not.toMatch(/syntax error|signingKey/);
      }),
      { numRuns: RUNS },
    );
    expect([outside(), strange()]).toEqual([before, []]);
  });

  const cursor = (...place: unknown[]) => JSON.stringify({ cursor: Buffer.from(JSON.stringify(place)).toString("base64url") });
  test.each([
    ["DELETE", "object/training_videos", '{"prefixes":["\\ud800"]}'],
    ["DELETE", "object/training_videos", '{"prefixes":["\\u0000"]}'],
    ["POST", "object/sign/training_videos", '{"expiresIn":60,"paths":["\\ud800"]}'],
    ["POST", "object/list/training_videos", '{"prefix":"","search":"\\udc00"}'],
    ["POST", "object/list-v2/training_videos", '{"prefix":"\\ud800"}'],
    ["POST", "object/list-v2/training_videos", cursor(0, "0000-01-01T00:00:00Z", "a")],
    ["POST", "object/list-v2/training_videos", cursor(0, "1970-01-01T00:00:00Z", "\ud800")],
    ["POST", "bucket", `{"name":"deep","allowed_mime_types":${"[".repeat(5000)}${"]".repeat(5000)}}`],
    ["GET", "bucket?search=%00", null],
    ["GET", "object/info/training_videos/x.mp4?a=%00", null],
  ])("nor can what the database does not store: %s %s %s", async (method, path, body) => {
    const answer = await server.raw(method, path, { body, token: server.serviceRoleKey });
    expect([answer.status, await answer.json()]).toMatchObject([400, { statusCode: "400", code: "InvalidRequest" }]);
  });

  test("nor in what is said of a file, which is then not there", async () => {
    const said = Buffer.from('{"a":"\\ud800"}').toString("base64");
    const files = server.files().length;
    const headers = { "Content-Type": "video/mp4", "x-metadata": said };
    const answer = await server.raw("POST", "object/training_videos/said.mp4", { headers, body: "video" });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "InvalidRequest" }]);
    expect((await server.admin.client.storage.from("training_videos").list("", { search: "said" })).data).toEqual([]);
    expect(server.files()).toHaveLength(files);
    // Six characters, none of them NUL.
    const bucket = server.admin.client.storage.from("training_videos");
    const metadata = { a: "\\u0000" };
    expect((await bucket.upload("said.mp4", new Blob(["video"], { type: "video/mp4" }), { metadata })).error).toBeNull();
    expect((await bucket.info("said.mp4")).data).toMatchObject({ metadata });
  });

  test("rows of storage cannot be reached past it", async () => {
    for (const client of [server.admin.client, server.service]) {
      const { error } = await client
        .schema("storage" as "public")
        .from("objects" as "goals")
        .select();
      expect(error?.code).toBe("PGRST106");
    }
  });

  test("an uploaded page or picture runs nothing in our name", async () => {
    await server.service.storage.createBucket("anything", { public: true });
    const bucket = server.service.storage.from("anything");
    const script = "<script>alert(1)</script>";
    for (const [name, type] of [
      ["page.html", "text/html"],
      ["image.svg", "image/svg+xml"],
      ["data.xml", "application/xml"],
      ["film.svg", "video/svg+xml"],
      ["data.json", "application/json+xml"],
      ["note.txt", "text/plain"],
      ["odd", "x/unknown"],
    ] as const) {
      await bucket.upload(name, script, { contentType: type });
      const { headers } = await fetch(bucket.getPublicUrl(name).data.publicUrl);
      expect([name, headers.get("content-security-policy"), headers.get("x-content-type-options")]).toEqual([
        name,
        expect.stringMatching(/default-src 'none'.*sandbox/),
        "nosniff",
      ]);
    }
    await bucket.upload("run.js", "alert(1)", { contentType: "text/javascript" });
    expect((await fetch(bucket.getPublicUrl("run.js").data.publicUrl)).headers.get("content-type")).toBe("text/plain; charset=utf-8");
    for (const contentType of ["text/html\u00a0x", "video/mp4;x=y, text/html", 'video/mp4;x="y, text/html', "video/mp4, text/html"])
      expect([contentType, (await bucket.upload("bad", script, { contentType })).error]).not.toEqual([contentType, null]);
    const codecs = 'video/mp4; codecs="avc1.42E01E, mp4a.40.2"';
    expect((await bucket.upload("film.mp4", script, { contentType: codecs })).error).toBeNull();
    const film = await fetch(bucket.getPublicUrl("film.mp4").data.publicUrl);
    expect([film.headers.get("content-type"), film.headers.get("content-security-policy")]).toEqual([
      codecs,
      expect.stringContaining("form-action 'none'"),
    ]);
    await bucket.upload("words.vtt", "WEBVTT", { contentType: "text/vtt" });
    expect((await fetch(bucket.getPublicUrl("words.vtt").data.publicUrl)).headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    const quoted = await fetch(`${bucket.getPublicUrl("note.txt").data.publicUrl}?download=${encodeURIComponent('a"b;\r\nX: y/ü.txt')}`);
    expect(quoted.headers.get("content-disposition")).toBe(
      `attachment; filename="a_b;__X: y_\u005f.txt"; filename*=UTF-8''a%22b%3B%0D%0AX%3A%20y%2F%C3%BC.txt`,
    );
    expect(quoted.headers.get("x")).toBeNull();
  });

  test("a token of nobody, or of somebody else's key, opens nothing", async () => {
    for (const [token, message] of [
      ["garbage", "Invalid Compact JWS"],
      [`${server.admin.token.slice(0, -6)}AAAAAA`, "signature verification failed"],
    ] as const) {
      const answer = await server.raw("POST", "object/list/training_videos", { token, body: '{"prefix":""}' });
      expect([answer.status, await answer.json()]).toEqual([
        400,
        { statusCode: "403", error: "Unauthorized", message, code: "AccessDenied" },
      ]);
    }
    const none = await server.raw("POST", "object/list/training_videos", { token: null, body: '{"prefix":""}' });
    expect([none.status, await none.json()]).toMatchObject([
      400,
      { statusCode: "400", message: "headers must have required property 'authorization'" },
    ]);
    const foreign = await fetch(`${server.url}/storage/v1/bucket`, {
      headers: { apikey: "sb_publishable_wrong", Authorization: `Bearer ${server.admin.token}` },
    });
    expect([foreign.status, await foreign.json()]).toMatchObject([400, { statusCode: "403", message: "Invalid API key" }]);
    server.passSeconds(3700);
    const late = await server.raw("GET", "bucket");
    expect([late.status, await late.json()]).toMatchObject([400, { statusCode: "403", message: '"exp" claim timestamp check failed' }]);
  });
});

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
