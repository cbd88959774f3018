import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ServerProcess, getEnvironment, runToEnd, spawnServer } from "../support/server-process.ts";
import { type Workspace, createWorkspace } from "../support/workspace.ts";

describe("commands of the shell", () => {
  let workspace: Workspace;
  let environment: Record<string, string>;
  beforeEach(async () => {
    workspace = await createWorkspace();
    environment = await getEnvironment(workspace);
  });
  afterEach(() => workspace.remove());

  const keys = async () =>
    JSON.parse((await runToEnd("cli/keys.ts", [], environment)).stdout) as Record<"url" | "anonKey" | "serviceRoleKey", string>;
  const grantAdmin = (email: string) => runToEnd("cli/grant-admin.ts", [email], environment);

  async function signUp(server: ServerProcess, email: string) {
    const headers = { apikey: (await keys()).anonKey, "Content-Type": "application/json" };
    const body = JSON.stringify({ email, password: "correct horse battery" });
    return (await (await fetch(`${server.url}/auth/v1/signup`, { method: "POST", headers, body })).json()) as {
      access_token: string;
      user: { id: string };
    };
  }

  test("keys prints one line of JSON, always the same, before and while the server runs", async () => {
    const before = await keys();
    expect(before).toEqual({
      url: `http://127.0.0.1:${environment["PORT"]}`,
      anonKey: expect.stringMatching(/^sb_publishable_[\w-]{20,}$/),
      serviceRoleKey: expect.stringMatching(/^sb_secret_[\w-]{20,}$/),
    });
    const server = await spawnServer(environment);
    expect(await keys()).toEqual(before);
    const settings = await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey: before.anonKey } });
    expect(settings.status).toBe(200);
    await server.stop("SIGTERM");
  });

  test("processes that start at once agree on the keys", async () => {
    const all = await Promise.all([keys(), keys(), keys()]);
    expect(new Set(all.map((printed) => JSON.stringify(printed))).size).toBe(1);
  });

  test("grant-admin works while the server runs and when it does not", async () => {
    const server = await spawnServer(environment);
    const first = await signUp(server, "first@example.com");
    await signUp(server, "second@example.com");
    expect(await grantAdmin("first@example.com")).toMatchObject({ code: 0, stdout: "first@example.com is now an administrator\n" });

    const { anonKey } = await keys();
    const roles = await fetch(`${server.url}/rest/v1/rpc/get_user_roles`, {
      method: "POST",
      headers: { apikey: anonKey, Authorization: `Bearer ${first.access_token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ uid: first.user.id }),
    });
    expect(await roles.json()).toContain("admin");
    expect(await grantAdmin("nobody@example.com")).toMatchObject({
      code: 1,
      stdout: "",
      stderr: "No user found with email nobody@example.com.\n",
    });

    await server.stop("SIGTERM");
    expect(await grantAdmin("second@example.com")).toMatchObject({ code: 0, stdout: "second@example.com is now an administrator\n" });
    expect(await grantAdmin("second@example.com")).toMatchObject({
      code: 0,
      stderr: "",
      stdout: "second@example.com is already an administrator\n",
    });
    expect(await grantAdmin("nobody@example.com")).toMatchObject({ code: 1, stderr: "No user found with email nobody@example.com.\n" });
    expect(await grantAdmin("")).toMatchObject({ code: 1, stderr: "Usage: npm run grant-admin -- someone@example.com\n" });
  });
});
