import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, startServer } from "../support/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe("every answer", () => {
  test("healthz says which database, without a key", async () => {
    const response = await fetch(`${server.url}/healthz`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: "ok", database: "postgres", embedded: false });
  });

  test("carries a request id: the caller's, or a new one when that is not one", async () => {
    const given = await fetch(`${server.url}/healthz`, { headers: { "X-Request-Id": "abc-123" } });
    expect(given.headers.get("x-request-id")).toBe("abc-123");
    const odd = await fetch(`${server.url}/healthz`, { headers: { "X-Request-Id": 'a"b<script>' } });
    expect(odd.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("pages and refusals carry one too", async () => {
    for (const path of ["/", "/nothing.txt", "/rest/v1/nothing"]) {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { "X-Request-Id": "abc-124" } });
      expect(headers.get("x-request-id")).toBe("abc-124");
    }
  });

  test.each(["/rest/v1/exercises?limit=1", "/rest/v1/nothing", "/auth/v1/user", "/functions/v1/nothing", "/storage/v1/bucket"])(
    "%s is kept by no cache",
    async (path) => {
      const { headers } = await fetch(`${server.url}${path}`, { headers: { apikey: server.anonKey } });
      expect(headers.get("cache-control")).toBe("no-store");
    },
  );

  test("only the key that checks tokens may be kept, which is public", async () => {
    const { headers } = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
  });

  /** As it comes over the wire, which `fetch` does not show. */
  const wire = (path: string, encodings?: string) =>
    new Promise<{ readonly encoding: string | undefined; readonly body: Buffer }>((resolve, reject) => {
      const headers = { apikey: server.serviceRoleKey, ...(encodings && { "Accept-Encoding": encodings }) };
      get(`${server.url}${path}`, { headers }, (response) => {
        buffer(response).then((body) => resolve({ encoding: response.headers["content-encoding"], body }), reject);
      }).on("error", reject);
    });

  test("many rows are compressed for who takes that, and say the same", async () => {
    const path = "/rest/v1/exercises?order=id&limit=50";
    const plain = await wire(path);
    expect(plain.encoding).toBeUndefined();
    const gzip = await wire(path, "gzip, deflate");
    expect(gzip.encoding).toBe("gzip");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    const brotli = await wire(path, "gzip, deflate, br, zstd");
    expect(brotli.encoding).toBe("br");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
    expect(await wire(path, "br;q=0, identity")).toEqual(plain);
    expect((await wire("/rest/v1/exercises?select=id&limit=1", "gzip")).encoding).toBeUndefined();
  });

  test("preflight allows what is asked, and the answers expose what the client reads", async () => {
    const preflight = await fetch(`${server.url}/rest/v1/profiles`, {
      method: "OPTIONS",
      headers: {
        Origin: "http://localhost:5173",
        "Access-Control-Request-Method": "PATCH",
        "Access-Control-Request-Headers": "apikey,prefer,x-region",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("PATCH");
    expect(preflight.headers.get("access-control-allow-headers")).toBe("apikey,prefer,x-region");

    const refused = await fetch(`${server.url}/rest/v1/profiles`, { headers: { Origin: "http://localhost:5173" } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("access-control-allow-origin")).toBe("http://localhost:5173");
    for (const name of ["Content-Range", "X-Total-Count", "X-Supabase-Api-Version", "X-Relay-Error", "Link"]) {
      expect(refused.headers.get("access-control-expose-headers")).toContain(name);
    }
  });

  test("is no document for a browser to run, and pages run their own scripts only", async () => {
    const api = await fetch(`${server.url}/auth/v1/health`);
    expect(api.headers.get("content-security-policy")).toMatch(/^default-src 'none';.* frame-ancestors 'none'$/);
    expect(api.headers.get("x-content-type-options")).toBe("nosniff");
    const page = await fetch(`${server.url}/`);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe("what is not there", () => {
  test.each([
    ["/rest/v1/nothing/here", "code"],
    ["/auth/v1/nothing", "error_code"],
    ["/realtime/v1/websocket", "error"],
    ["/graphql/v1", "error"],
  ])("%s is a 404 with a JSON object", async (path, field) => {
    const response = await fetch(`${server.url}${path}`, { headers: { apikey: server.anonKey } });
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty(field);
  });
});

test("storage refuses in its own words, with 400 whatever the reason", async () => {
  const response = await fetch(`${server.url}/storage/v1/nothing`, {
    headers: { apikey: server.anonKey, Authorization: `Bearer ${server.anonKey}` },
  });
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { statusCode: "404", error: "not_found", message: expect.any(String) },
  ]);
});

describe("a body that is too large", () => {
  const tooLarge = "x".repeat(11 * 1024 * 1024);

  test.each([
    ["/rest/v1/goals", { code: expect.any(String), message: expect.any(String), details: null, hint: null }],
    ["/auth/v1/signup", { error_code: expect.any(String), msg: expect.any(String) }],
    ["/functions/v1/generate-training-plan", { error: expect.any(String), errorType: "VALIDATION_ERROR" }],
  ])("%s refuses it with 413 in its own words", async (path, shape) => {
    const headers = { apikey: server.anonKey, "Content-Type": "application/json" };
    const response = await fetch(`${server.url}${path}`, { method: "POST", headers, body: JSON.stringify({ email: tooLarge }) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject(shape);
  });

  test("also when its length is not announced", async () => {
    const chunk = new TextEncoder().encode("x".repeat(1024 * 1024));
    let sent = 0;
    const body = new ReadableStream({ pull: (controller) => (sent++ < 12 ? controller.enqueue(chunk) : controller.close()) });
    const headers = { apikey: server.anonKey, "Content-Type": "application/json" };
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers, body, duplex: "half" };
    expect((await fetch(`${server.url}/rest/v1/goals`, init)).status).toBe(413);
  });
});
