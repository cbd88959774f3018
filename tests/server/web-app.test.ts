import { createHash } from "node:crypto";
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "#server/http/context.ts";
import { webApp } from "#server/http/web-app.ts";

const SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const ABOUT = `<html><head><link rel="canonical" href="https://ironpace.invalid/about" /></head><body>about
<address data-operator="">nobody in particular</address>
<p>Removed <span data-kept="audit-log">after some days</span>, ended <span data-kept="idle-session">some time</span>.</p></body></html>`;
const BUNDLE = "export const answer = 42;\n".repeat(200);

const NOBODY = {
  siteUrl: "https://app.ironpace.example",
  operatorName: undefined,
  contactEmail: undefined,
  auditLogDays: 180,
  sessionIdleDays: 90,
  sessionDays: 365,
  unconfirmedAccountDays: 30,
};
const OPTIONS = { publicUrl: "https://ironpace.example", publishableKey: "sb_publishable_x'<y", facts: NOBODY };

let directory: string;
let app: Hono<AppEnv>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "ironpace-web-"));
  await mkdir(join(directory, "assets"));
  await mkdir(join(directory, "about"));
  await writeFile(join(directory, "index.html"), `<!doctype html><html><head><script>${SCRIPT}</script></head><body>front</body></html>`);
  await writeFile(join(directory, "app.html"), "<!doctype html><html><head></head><body>app</body></html>");
  await writeFile(join(directory, "404.html"), "<!doctype html><html><head></head><body>no such page</body></html>");
  await writeFile(join(directory, "app-paths.json"), JSON.stringify(["/dashboard", "/training-plans"]));
  await writeFile(join(directory, "about/index.html"), ABOUT);
  await writeFile(join(directory, "robots.txt"), "Sitemap: https://ironpace.invalid/sitemap.xml");
  await writeFile(join(directory, "assets/main-abc123.js"), BUNDLE);
  app = webApp({ ...OPTIONS, directory });
});
afterAll(() => rm(directory, { recursive: true }));

describe("the browser app", () => {
  test("the server hears once that somebody visits it, of any file that it has", async () => {
    let visits = 0;
    const visited = webApp({ ...OPTIONS, directory, onFirstVisit: () => visits++ });
    await visited.request("/assets/gone.js");
    expect(visits).toBe(0);
    await visited.request("/dashboard");
    await visited.request("/robots.txt");
    expect(visits).toBe(1);
  });

  test("a page carries what the app needs to find the server, escaped", async () => {
    const html = await (await app.request("/")).text();
    expect(html).toContain(`<meta name="ironpace-config" content='{"supabaseUrl":"","anonKey":"sb_publishable_x&#39;&lt;y"}'>`);
  });

  test.each(["/dashboard", "/training-plans", "/training-plans/123/"])("%s is a route of the app", async (path) => {
    const response = await app.request(path);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(await response.text()).toContain("<body>app</body>");
  });

  test.each(["/no-such-page", "/dashboards", "/about/us"])("%s is the 404 page, and says so", async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<body>no such page</body>");
  });

  test.each(["/about", "/about/"])("%s is a page of its own", async (path) => {
    expect(await (await app.request(path)).text()).toContain("<body>about\n");
  });

  test("pages and robots.txt name the address the site has", async () => {
    expect(await (await app.request("/about")).text()).toContain('<link rel="canonical" href="https://app.ironpace.example/about" />');
    expect(await (await app.request("/robots.txt")).text()).toBe("Sitemap: https://app.ironpace.example/sitemap.xml");
  });

  test("who runs the server is named, escaped; otherwise the page keeps its words", async () => {
    expect(await (await app.request("/about")).text()).toContain('<address data-operator="">nobody in particular</address>');
    const facts = { ...NOBODY, operatorName: "Box & <b>Barn</b> $&", contactEmail: "hi@barn.example" };
    const named = webApp({ ...OPTIONS, directory, facts });
    expect(await (await named.request("/about")).text()).toContain(
      '<address data-operator="">Box &amp; &lt;b>Barn&lt;/b> $&amp;, <a href="mailto:hi@barn.example">hi@barn.example</a></address>',
    );
  });

  test("how long things are kept is what the operator has set", async () => {
    const sentence = async (facts: typeof NOBODY) =>
      /<p>.*<\/p>/.exec(await (await webApp({ ...OPTIONS, directory, facts }).request("/about")).text())?.[0].replace(/<[^>]+>/g, "");
    expect(await sentence(NOBODY)).toBe("Removed after 180 days, ended after 90 days.");
    const forever = { ...NOBODY, auditLogDays: 0, sessionIdleDays: 0, sessionDays: 0, unconfirmedAccountDays: 0 };
    expect(await sentence(forever)).toBe("Removed only when the operator removes them, ended only when you end it.");
  });

  test("a file with a hash in its name may be kept for ever, others are asked for again", async () => {
    const asset = await app.request("/assets/main-abc123.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-type")).toContain("javascript");
    const page = await app.request("/");
    const again = await app.request("/", { headers: { "If-None-Match": page.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test.each([
    ["br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip", (body: Buffer) => gunzipSync(body)],
  ])("text travels as %s to those who take it", async (encoding, decompress) => {
    const response = await app.request("/assets/main-abc123.js", { headers: { "Accept-Encoding": encoding } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBeLessThan(BUNDLE.length / 5);
    expect(decompress(body).toString()).toBe(BUNDLE);
  });

  test("nobody is sent what they cannot read", async () => {
    const response = await app.request("/assets/main-abc123.js", { headers: { "Accept-Encoding": "br;q=0, identity" } });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(BUNDLE);
  });

  test.each(["/assets/gone.js", "/../outside.txt", "/%2e%2e/outside.txt", "/..%2foutside.txt", "/assets/..%5c..%5coutside.txt"])(
    "%s is not there",
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );

  test("scripts in a page run because their content is known, others do not", async () => {
    const policy = (await app.request("/")).headers.get("content-security-policy") ?? "";
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect((await app.request("/")).headers.get("strict-transport-security")).toContain("max-age=");
  });

  test("without a build there are no pages", async () => {
    const empty = webApp({ ...OPTIONS, directory: join(directory, "none") });
    expect((await empty.request("/")).status).toBe(404);
  });
});
