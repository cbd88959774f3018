import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { crossOriginHeaders } from "#server/http/cross-origin.ts";
import { freePort } from "../support/postgres.ts";
import { type TestServer, startServer } from "../support/start-server.ts";

const OURS = "https://ironpace.example";
const APP = "https://app.ironpace.example";

const WEB_SOURCES = fileURLToPath(new URL("../../apps/web/src/", import.meta.url));

let server: TestServer;
let address: string;
beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = await startServer({ environment: { PORT: String(port), PUBLIC_URL: OURS, SITE_URL: `${APP}/training` } });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, { headers: { apikey: server.anonKey, ...headers }, redirect: "manual" });

/** One of every kind of answer: data, a refusal, nothing there, a redirect, a page, a file, figures. */
const ANSWERS = [
  "/rest/v1/exercises?limit=1",
  "/rest/v1/nothing",
  "/auth/v1/user",
  "/auth/v1/settings",
  "/auth/v1/verify?token=x&type=recovery",
  "/auth/v1/callback?state=x",
  "/functions/v1/nothing",
  "/functions/v1/calendar-feed/x.ics",
  "/functions/v1/weekly-review-mail",
  "/storage/v1/bucket",
  "/storage/v1/object/public/training_videos/nothing.mp4",
  "/realtime/v1/websocket",
  "/graphql/v1",
  "/healthz",
  "/readyz",
  "/metrics",
  "/",
  "/dashboard",
  "/no-such-page",
  "/.git/config",
];

describe("every answer", () => {
  test.each(ANSWERS)("%s tells browsers what they may do with it", async (path) => {
    const { headers } = await get(path);
    const policy = headers.get("content-security-policy") ?? "";
    for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) expect(policy).toContain(rule);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval|https?:|\*/);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    for (const name of ["server", "x-powered-by", "set-cookie"]) expect(headers.get(name)).toBeNull();
  });

  test("with a text says what it is and in which letters", async () => {
    for (const path of ANSWERS) {
      const response = await get(path);
      const type = response.headers.get("content-type") ?? "";
      if ((await response.arrayBuffer()).byteLength === 0) continue;
      expect([path, type]).toEqual([
        path,
        expect.stringMatching(/^(application\/(json|octet-stream)|text\/(html|plain); ?(version=[\d.]+; )?charset=utf-8)/i),
      ]);
    }
  });
});

describe("pages of other sites", () => {
  const allowed = async (origin: string, path = "/rest/v1/exercises?limit=1") =>
    (await get(path, { Origin: origin })).headers.get("access-control-allow-origin");

  test("may not read the API unless they are ours or named", async () => {
    expect(await allowed(OURS)).toBe(OURS);
    expect(await allowed(APP)).toBe(APP);
    const others = [
      "https://elsewhere.example",
      "http://ironpace.example",
      `${OURS}.evil.example`,
      `${OURS}:8443`,
      "null",
      "http://localhost:5173",
    ];
    for (const origin of others) expect([origin, await allowed(origin)]).toEqual([origin, null]);
    const preflight = await fetch(`${address}/auth/v1/token`, {
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "apikey" },
    });
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
    expect((await get("/rest/v1/exercises?limit=1", { Origin: OURS })).headers.get("vary")).toContain("Origin");
  });

  test("may show what is public or signed, and read nothing else of the storage", async () => {
    expect(await allowed("https://elsewhere.example", "/storage/v1/object/public/training_videos/x.mp4")).toBe("*");
    expect(await allowed("https://elsewhere.example", "/storage/v1/object/sign/training_videos/x.mp4?token=x")).toBe("*");
    expect(await allowed("https://elsewhere.example", "/storage/v1/object/authenticated/training_videos/x.mp4")).toBeNull();
    expect(await allowed("https://elsewhere.example", "/storage/v1/bucket")).toBeNull();
  });

  test("may when the operator says so: named ones, all, and any port of a machine that is its own server", async () => {
    const of = async (environment: Record<string, string>, origin: string) => {
      const headersOf = crossOriginHeaders(readConfig(environment).corsOrigins);
      const app = new Hono().get("/", (context) => context.json(headersOf(context)));
      const headers: Record<string, string> = await (await app.request("/", { headers: { Origin: origin } })).json();
      return headers["Access-Control-Allow-Origin"] ?? null;
    };
    expect(await of({ CORS_ORIGINS: "https://a.example, https://b.example" }, "https://b.example")).toBe("https://b.example");
    expect(await of({ CORS_ORIGINS: "*" }, "https://b.example")).toBe("*");
    expect(await of({}, "http://localhost:5173")).toBe("http://localhost:5173");
    expect(await of({}, "https://b.example")).toBeNull();
  });
});

/** What a browser sends along by itself with a form or an image of another site. */
const FROM_ELSEWHERE = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
const KINDS_OF_FORMS = ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"];

describe("a form or an image of another site", () => {
  test("changes nothing: no answer reads a cookie, and a call without key is refused", async () => {
    for (const type of KINDS_OF_FORMS) {
      const headers = { ...FROM_ELSEWHERE, "Content-Type": type, Cookie: "sb-access-token=x" };
      for (const path of [
        "/rest/v1/goals",
        "/auth/v1/signup",
        "/auth/v1/logout",
        "/storage/v1/object/training_videos/x.mp4",
        "/functions/v1/export-my-data",
      ]) {
        const response = await fetch(`${address}${path}`, { method: "POST", headers, body: '{"a":1}' });
        expect([path, response.status >= 400 && response.status < 500]).toEqual([path, true]);
      }
    }
  });

  // The publishable key is in every page of the app, and may stand in an address.
  test("that brings the publishable key is a visitor, whoever is signed in to that browser", async () => {
    const asAnybody = { apikey: server.anonKey, "Content-Type": "application/json" };
    const signUp = { method: "POST", headers: asAnybody, body: '{"email":"victim@example.com","password":"correct horse battery"}' };
    const { access_token: token } = (await (await fetch(`${address}/auth/v1/signup`, signUp)).json()) as { access_token: string };
    const asVictim = { headers: { apikey: server.anonKey, Authorization: `Bearer ${token}` } };
    expect((await fetch(`${address}/auth/v1/user`, asVictim)).status).toBe(200);

    const sent = async (method: string, path: string, type?: string) => {
      const query = `${path.includes("?") ? "&" : "?"}apikey=${server.anonKey}`;
      const headers = {
        ...FROM_ELSEWHERE,
        ...(type && { "Content-Type": type }),
        Cookie: `sb-access-token=${token}; access_token=${token}`,
      };
      const body = type === undefined ? {} : { body: '{"title":"forged"}' };
      const response = await fetch(`${address}${path}${query}`, { method, headers, redirect: "manual", ...body });
      return { status: response.status, text: await response.text() };
    };
    for (const type of KINDS_OF_FORMS) {
      for (const path of [
        "/rest/v1/rpc/delete_own_account",
        "/rest/v1/goals",
        "/auth/v1/logout",
        "/auth/v1/factors",
        "/storage/v1/object/training_videos/x.mp4",
        "/functions/v1/export-my-data",
      ]) {
        const { status, text } = await sent("POST", path, type);
        expect([path, status >= 400 && status < 500, text]).toEqual([path, true, expect.not.stringContaining("victim")]);
      }
    }
    for (const path of ["/auth/v1/user", "/auth/v1/reauthenticate", "/auth/v1/user/identities/authorize?provider=google"])
      expect([path, (await sent("GET", path)).status]).toEqual([path, 401]);
    expect(await sent("GET", "/rest/v1/profiles?select=id")).toMatchObject({ text: expect.not.stringMatching(/[0-9a-f]{8}-/) });
    expect((await fetch(`${address}/auth/v1/user`, asVictim)).status).toBe(200);
    expect(await (await fetch(`${address}/rest/v1/goals?select=id`, asVictim)).json()).toEqual([]);
  });
});

const isBuilt = existsSync(fileURLToPath(new URL("../../apps/web/dist/app.html", import.meta.url)));

describe.runIf(isBuilt)("the built browser app", () => {
  test.each(["/", "/login", "/dashboard", "/reset-password"])(
    "%s loads nothing from elsewhere and runs no script the policy does not know",
    async (path) => {
      const response = await get(path);
      const html = await response.text();
      const policy = response.headers.get("content-security-policy") ?? "";
      expect(html).not.toMatch(
        /<(script|link|img|iframe|source)[^>]+(src|href)="(https?:)?\/\/(?!ironpace\.example|app\.ironpace\.example)/,
      );
      expect(html).not.toMatch(/ on[a-z]+="|href="javascript:/);
      // A message to the coach can be spoken; nothing else of the device is used.
      expect(response.headers.get("permissions-policy")).toBe("camera=(), microphone=(self), geolocation=()");
      for (const [, script = ""] of html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)) {
        expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
      }
    },
  );

  test("takes passwords from a password manager, and shows them to nobody", async () => {
    for (const [path, kinds] of [
      ["/login", ["current-password"]],
      ["/sign-up", ["new-password", "new-password"]],
    ] as const) {
      const fields = [...(await (await get(path)).text()).matchAll(/<input[^>]*type="password"[^>]*>/g)].map(([field]) => field);
      expect(fields.map((field) => /autocomplete="([^"]*)"/i.exec(field)?.[1])).toEqual(kinds);
      for (const field of fields) expect(field).not.toMatch(/onpaste|maxlength/i);
    }
  });
});

test("each password of the app may come from a password manager, and one kind of field takes them all", () => {
  const sources = readdirSync(WEB_SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => [name, readFileSync(join(WEB_SOURCES, name), "utf8")] as const);
  const own = sources.filter(([, text]) => /type=[^\s>]*"password"|\? "text" : "password"/.test(text));
  expect(own.map(([name]) => name)).toEqual(["ui/form/password-input.tsx"]);
  expect(own[0]?.[1]).not.toMatch(/onPaste|maxLength/i);
  const fields = sources.flatMap(([name, text]) =>
    [...text.matchAll(/<PasswordInput\b[^]*?\/>/g)].map(([field]) => [name, field] as const),
  );
  expect(new Set(fields.map(([name]) => name.split("/")[1]))).toEqual(new Set(["settings", "sign-in"]));
  for (const [name, field] of fields) {
    expect([name, field]).toEqual([name, expect.stringMatching(/autoComplete="(current|new)-password"/)]);
    expect([name, field]).toEqual([name, expect.not.stringMatching(/onPaste|maxLength/i)]);
  }
});
