import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/postgres.ts";
import { rawRequest, getStatuses } from "../support/raw-request.ts";
import { type TestServer, startServer } from "../support/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const head = (line: string, ...headers: string[]): string => `${[line, "Host: x", ...headers].join("\r\n")}\r\n\r\n`;

describe("a request that two programs could read as two different ones", () => {
  const SECOND = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const POST = "POST /auth/v1/signup HTTP/1.1";

  test.each([
    ["length and chunks at once", head(POST, "Content-Length: 4", "Transfer-Encoding: chunked") + `0\r\n\r\n${SECOND}`],
    ["two lengths", `${head(POST, "Content-Length: 0", `Content-Length: ${SECOND.length}`)}${SECOND}`],
    ["a length that is none", `${head(POST, "Content-Length: +0")}${SECOND}`],
    ["an encoding that nobody knows", `${head(POST, "Transfer-Encoding: xchunked")}0\r\n\r\n${SECOND}`],
    ["two encodings", `${head(POST, "Transfer-Encoding: chunked", "Transfer-Encoding: identity")}0\r\n\r\n${SECOND}`],
    ["an encoding before the chunks", `${head(POST, "Transfer-Encoding: gzip, chunked")}0\r\n\r\n${SECOND}`],
    ["an encoding in a line of its own", `${head(POST, "Transfer-Encoding: identity", "Transfer-Encoding: chunked")}0\r\n\r\n${SECOND}`],
    [
      "chunks in HTTP/1.0",
      `${head("POST /auth/v1/signup HTTP/1.0", "Connection: keep-alive", "Transfer-Encoding: chunked")}0\r\n\r\n${SECOND}`,
    ],
    ["a blank before the colon", `${head(POST, "Content-Length : 0")}${SECOND}`],
    ["a folded header", `${head(POST, "X-Long: a\r\n b", "Content-Length: 0")}${SECOND}`],
    ["line feeds alone", `POST /auth/v1/signup HTTP/1.1\nHost: x\nContent-Length: 0\n\n${SECOND}`],
    ["a chunk size with a sign", `${head(POST, "Transfer-Encoding: chunked")}-1\r\n\r\n${SECOND}`],
  ])("%s: is refused, and nothing behind it is read", async (_, bytes) => {
    expect(getStatuses(await rawRequest(server.url, bytes))).toEqual([400]);
  });

  test.each([
    ["NUL in a header", head("GET /healthz HTTP/1.1", "X-A: b\0c")],
    ["no host", "GET /healthz HTTP/1.1\r\n\r\n"],
    ["a host that is none", "GET /healthz HTTP/1.1\r\nHost: a b/@c\r\n\r\n"],
    ["not HTTP at all", "\u0016\u0003\u0001\u0002\u0000\u0001"],
  ])("%s is refused", async (_, bytes) => {
    expect(getStatuses(await rawRequest(server.url, bytes))).toEqual([400]);
  });

  test.each([
    ["a header of 20 KB", head("GET /healthz HTTP/1.1", `X-A: ${"a".repeat(20_000)}`)],
    ["2,500 headers", head("GET /healthz HTTP/1.1", ...Array.from({ length: 2500 }, (_, index) => `X-${index}: a`))],
    ["an address of 20 KB", head(`GET /healthz?${"a".repeat(20_000)} HTTP/1.1`)],
  ])("%s is too much", async (_, bytes) => {
    expect(getStatuses(await rawRequest(server.url, bytes))).toEqual([431]);
  });
});

describe("what is refused before the app sees it", () => {
  const NAMES = ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options", "strict-transport-security"];
  let secure: TestServer;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    secure = await startServer({ environment: { PORT: String(port), PUBLIC_URL: "https://ironpace.example" } });
  });
  afterAll(() => secure.close());

  const preflight = (path: string): string =>
    head(`OPTIONS ${path} HTTP/1.1`, "Origin: https://ironpace.example", "Access-Control-Request-Method: POST", "Connection: close");
  test.each([
    ["a preflight of REST", preflight("/rest/v1/goals"), 204],
    ["a preflight of the storage", preflight("/storage/v1/bucket"), 204],
    ["a preflight of a resumable upload", preflight("/storage/v1/upload/resumable"), 204],
    ["two hosts", head("GET / HTTP/1.1", "Host: y", "Connection: close"), 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a host that is none", "GET / HTTP/1.1\r\nHost: a b/@c\r\nConnection: close\r\n\r\n", 400],
    ["two encodings", head("POST / HTTP/1.1", "Transfer-Encoding: gzip, chunked"), 400],
    ["no HTTP", "\u0016\u0003\u0001\u0002\u0000\u0001", 400],
    ["headers that are too long", head("GET / HTTP/1.1", `X-A: ${"a".repeat(20_000)}`), 431],
    ["an expectation", head("POST / HTTP/1.1", "Expect: miracles", "Content-Length: 0"), 417],
  ])("%s tells browsers what they may do with it", async (_, bytes, status) => {
    const answer = await rawRequest(origin, bytes);
    expect(getStatuses(answer)).toEqual([status]);
    const names = answer.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase());
    expect(NAMES.filter((name) => names.filter((found) => found === name).length !== 1)).toEqual([]);
  });
});

describe("methods", () => {
  test.each(["TRACE", "TRACK", "CONNECT", "PROPFIND", "PURGE", "DEBUG", "get"])("%s does nothing anywhere", async (method) => {
    for (const path of ["/", "/rest/v1/exercises", "/auth/v1/health", "/storage/v1/bucket"]) {
      const answer = await rawRequest(
        server.url,
        head(`${method} ${path} HTTP/1.1`, `apikey: ${server.anonKey}`, "X-Echo: said", "Connection: close"),
      );
      const statuses = getStatuses(answer);
      // To CONNECT Node closes the connection without a word.
      expect(statuses.length).toBe(method === "CONNECT" ? 0 : 1);
      expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true);
      expect(answer).not.toContain("said");
    }
  });

  test("a header or a parameter does not make one method another", async () => {
    const exercises = async (headers: Record<string, string>, query = "") => {
      const keys = { apikey: server.serviceRoleKey, Authorization: `Bearer ${server.serviceRoleKey}` };
      return fetch(`${server.url}/rest/v1/exercises?select=id&id=not.is.null${query}`, { headers: { ...keys, ...headers } });
    };
    const before = await (await exercises({})).text();
    for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"]) await exercises({ [name]: "DELETE" });
    await exercises({}, "&_method=DELETE");
    expect(await (await exercises({})).text()).toBe(before);
  });

  test("no connection becomes one of another protocol", async () => {
    for (const path of ["/realtime/v1/websocket", "/rest/v1/goals", "/"]) {
      const upgrade = [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
      ];
      expect(getStatuses(await rawRequest(server.url, head(`GET ${path} HTTP/1.1`, ...upgrade), 300))).not.toContain(101);
    }
    expect(await rawRequest(server.url, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")).not.toContain("HTTP/2");
  });
});

describe("line ends in what a caller sends", () => {
  test("never begin a header of an answer", async () => {
    for (const path of [
      "/auth/v1/verify?token=x&type=recovery&redirect_to=http://127.0.0.1:3000/%0d%0aSet-Cookie:%20a=b",
      "/auth/v1/callback?state=%0d%0aSet-Cookie:%20a=b",
      "/storage/v1/object/public/training_videos/a%0d%0aSet-Cookie:%20a=b?download=%0d%0aSet-Cookie:%20a=b",
      "/%0d%0aSet-Cookie:%20a=b",
    ]) {
      const answer = await rawRequest(server.url, head(`GET ${path} HTTP/1.1`, "Connection: close"));
      expect(answer.split("\r\n\r\n")[0]).not.toMatch(/^set-cookie/im);
    }
  });
});
