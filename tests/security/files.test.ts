import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import type { AppEnv } from "#server/http/context.ts";
import { webApp } from "#server/http/web-app.ts";

const SECRET = "this must stay here";

let directory: string;
let app: Hono<AppEnv>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "ironpace-served-"));
  const files = ["web/.git/config", "web/.env", "web/assets/.htpasswd", "web/assets/main.js.map", "outside.txt"];
  for (const file of files) await write(file, SECRET);
  for (const file of ["app", "404", "index"]) await write(`web/${file}.html`, `<html><head></head><body>${file}</body></html>`);
  await write("web/app-paths.json", '["/dashboard"]');
  await write("web/.well-known/security.txt", "Contact: mailto:x@ironpace.example");
  await write("web/assets/main.js", "export {};");
  await symlink(join(directory, "outside.txt"), join(directory, "web/linked.txt"));
  app = webApp({
    directory: join(directory, "web"),
    publicUrl: "https://ironpace.example",
    publishableKey: "sb_publishable_x",
    facts: readConfig({}),
  });
});
afterAll(() => rm(directory, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  const path = join(directory, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

describe("of the directory with the web build", () => {
  test.each([
    "/.git/config",
    "/.git/",
    "/.env",
    "/assets/.htpasswd",
    "/assets/main.js.map",
    "/linked.txt",
    "/outside.txt",
    "/../outside.txt",
    "/%2e%2e/outside.txt",
    "/..%2foutside.txt",
    "/assets/..%5c..%5coutside.txt",
    "/assets//../../outside.txt",
    "/dashboard/../../outside.txt",
    "/assets/main.js%00.html",
    "/assets/main.js/",
    "/package.json",
    "/apps/server/src/main.ts",
  ])("%s is not there", async (path) => {
    const response = await app.request(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).not.toContain(SECRET);
  });

  test.each(["/assets", "/assets/", "/.well-known/"])("%s lists nothing", async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain("main.js");
  });

  test("the rest is", async () => {
    expect((await app.request("/assets/main.js")).status).toBe(200);
    expect((await app.request("/.well-known/security.txt")).status).toBe(200);
  });
});
