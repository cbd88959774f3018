import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getEnvironment, runToEnd, spawnServer } from "../support/server-process.ts";
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

describe("a server process", () => {
  test("says when it is ready, and ends with 0 after SIGTERM, finishing what is under way", async () => {
    workspace = await createWorkspace();
    const server = await spawnServer(await getEnvironment(workspace));
    expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({ status: "ok", database: "postgres", embedded: false });
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
    workspace = await createWorkspace();
    const patient = await spawnServer(await getEnvironment(workspace));
    void patient.stop("SIGINT");
    expect((await patient.stop("SIGINT")).code).toBe(0);

    const busy = await spawnServer(await getEnvironment(workspace));
    const unfinished = connect(Number(new URL(busy.url).port), "127.0.0.1");
    const { anonKey } = await keysOf(busy.environment);
    unfinished
      .on("error", () => undefined)
      .write(`POST /auth/v1/signup HTTP/1.1\r\nHost: x\r\napikey: ${anonKey}\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n{`);
    // The request is under way once the server asks for the rest of it.
    await once(unfinished, "data");
    const ended = busy.stop("SIGTERM");
    // A busy machine handles the first one late: the second counts from then on.
    await vi.waitFor(() => expect(busy.log()).toContain("finishing what is under way"), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const again = setInterval(() => void busy.stop("SIGTERM"), 500);
    // Before the ten seconds that unfinished requests are given, after which it would end with 0.
    expect((await ended).code).toBe(1);
    clearInterval(again);
    unfinished.destroy();
  });

  test("a port in use stops the start with one sentence", async () => {
    workspace = await createWorkspace();
    const other = await createWorkspace();
    const server = await spawnServer(await getEnvironment(workspace));
    const second = await runToEnd("main.ts", [], { ...(await getEnvironment(other)), PORT: server.environment["PORT"] ?? "" });
    expect(second).toMatchObject({
      code: 1,
      stderr: `PORT ${server.environment["PORT"]} on 127.0.0.1 is already in use: stop the other program, or choose another PORT.\n`,
    });
    await server.stop("SIGTERM");
    await other.remove();
  });
});
