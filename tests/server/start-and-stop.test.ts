import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { ENGINES } from "../support/engines.ts";
import { environmentOf, runToEnd, spawnServer } from "../support/server-process.ts";
import { type Workspace, createWorkspace } from "../support/workspace.ts";

let workspace: Workspace;
afterEach(() => workspace.remove());

async function signUp(url: string, apikey: string, email: string): Promise<number> {
  const body = JSON.stringify({ email, password: "correct horse battery" });
  const response = await fetch(`${url}/auth/v1/signup`, { method: "POST", headers: { apikey, "Content-Type": "application/json" }, body });
  return response.status;
}

async function keysOf(environment: Readonly<Record<string, string>>) {
  const { stdout } = await runToEnd("cli/keys.ts", [], environment);
  return JSON.parse(stdout) as { readonly url: string; readonly anonKey: string };
}

describe.each(ENGINES)("a server process on %s", (engine) => {
  test("says when it is ready, and ends with 0 after SIGTERM, finishing what is under way", async () => {
    workspace = await createWorkspace(engine);
    const server = await spawnServer(await environmentOf(workspace));
    expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ status: "ok", database: engine });
    const { anonKey } = await keysOf(server.environment);

    const underWay = signUp(server.url, anonKey, "athlete@example.com");
    await new Promise((resolve) => setTimeout(resolve, 20));
    const stopping = server.stop("SIGTERM");
    expect(await underWay).toBe(200);
    const answeredAt = performance.now();
    const { code, stdout, stderr } = await stopping;
    // Long before the ten seconds that unfinished requests are given, also on a busy machine.
    expect(performance.now() - answeredAt).toBeLessThan(9000);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`"msg":"Ironpace is ready at ${server.url}"`);
    expect(
      stdout
        .trim()
        .split("\n")
        .every((line) => typeof JSON.parse(line) === "object"),
    ).toBe(true);
  });

  test("takes two signals at once as one, and a later one as an order to stop at once", async () => {
    workspace = await createWorkspace(engine);
    const patient = await spawnServer(await environmentOf(workspace));
    void patient.stop("SIGINT");
    expect((await patient.stop("SIGINT")).code).toBe(0);

    const busy = await spawnServer(await environmentOf(workspace));
    const unfinished = connect(Number(new URL(busy.url).port), "127.0.0.1");
    const { anonKey } = await keysOf(busy.environment);
    unfinished
      .on("error", () => undefined)
      .write(`POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\napikey: ${anonKey}\r\nContent-Length: 10\r\n\r\n{`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    void busy.stop("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const askedAgainAt = performance.now();
    expect((await busy.stop("SIGTERM")).code).toBe(1);
    expect(performance.now() - askedAgainAt).toBeLessThan(7000);
    unfinished.destroy();
  });
});

describe.runIf(ENGINES.includes("pglite"))("DATA_DIR", () => {
  test("refuses a second process, with one sentence that says who has it", async () => {
    workspace = await createWorkspace("pglite");
    const server = await spawnServer(await environmentOf(workspace));
    const second = await runToEnd("main.ts", [], await environmentOf(workspace));
    expect(second).toMatchObject({ code: 1, stdout: "" });
    expect(second.stderr).toMatch(/^DATA_DIR .* is in use by process \d+, which answers at http:\/\/127\.0\.0\.1:\d+: .*\.\n$/);
    expect(second.stderr).toContain(server.url);
    expect((await server.stop("SIGTERM")).code).toBe(0);
  });

  test("a lock whose process is gone, or whose process id belongs to another, is taken over", async () => {
    workspace = await createWorkspace("pglite");
    const path = join(workspace.dataDir, "lock.json");
    for (const holder of [
      { pid: 2 ** 22 + 1, processStartedAt: "1" },
      { pid: process.pid, processStartedAt: "1" },
    ]) {
      await writeFile(path, JSON.stringify(holder));
      const server = await spawnServer(await environmentOf(workspace));
      expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ url: server.url });
      await server.stop("SIGTERM");
      await expect(readFile(path)).rejects.toThrow("ENOENT");
    }
  });

  test("of many processes that start at once, one gets it", async () => {
    workspace = await createWorkspace("pglite");
    await writeFile(join(workspace.dataDir, "lock.json"), JSON.stringify({ pid: 2 ** 22 + 1, processStartedAt: "1" }));
    const starts = await Promise.allSettled([1, 2, 3].map(async () => spawnServer(await environmentOf(workspace))));
    const running = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    await Promise.all(running.map((server) => server.stop("SIGTERM")));
    expect(running).toHaveLength(1);
  });

  test("a port in use stops the start with one sentence and leaves the directory unlocked", async () => {
    workspace = await createWorkspace("pglite");
    const other = await createWorkspace("pglite");
    const server = await spawnServer(await environmentOf(workspace));
    const second = await runToEnd("main.ts", [], { ...server.environment, DATA_DIR: other.dataDir });
    expect(second).toMatchObject({
      code: 1,
      stderr: `PORT ${server.environment["PORT"]} on 127.0.0.1 is already in use: stop the other program, or choose another PORT.\n`,
    });
    await expect(readFile(join(other.dataDir, "lock.json"))).rejects.toThrow("ENOENT");
    await server.stop("SIGTERM");
    await other.remove();
  });
});
