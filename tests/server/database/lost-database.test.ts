import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type CuttableProxy, cuttableProxy } from "../../support/services/cuttable-proxy.ts";
import { type TestServer, startServer } from "../../support/start-server.ts";
import { type Workspace, createWorkspace } from "../../support/workspace.ts";

const health = async ({ url }: TestServer) => {
  const response = await fetch(`${url}/healthz`);
  return { code: response.status, ...((await response.json()) as { status: string; database: string }) };
};
const read = async ({ url, anonKey }: TestServer) =>
  (await fetch(`${url}/rest/v1/exercises?limit=1`, { headers: { apikey: anonKey } })).status;
const recovered = (server: TestServer) =>
  vi.waitFor(async () => expect([await health(server), await read(server)]).toMatchObject([{ code: 200, status: "ok" }, 200]), 10_000);

const ONCE = { auth: { persistSession: false, autoRefreshToken: false } };
const PLAN = { userLevel: "intermediate", primaryFocus: "running", durationWeeks: 4, weeklyAvailability: 3 };
const account = { email: "robin@example.com", password: "correct horse battery" };

describe("a PostgreSQL server that goes away", () => {
  let workspace: Workspace;
  let proxy: CuttableProxy;
  let server: TestServer;
  beforeAll(async () => {
    workspace = await createWorkspace();
    proxy = await cuttableProxy(workspace.databaseUrl);
    server = await startServer({ environment: { DATABASE_URL: proxy.url, DATABASE_REQUEST_URL: "", STATEMENT_TIMEOUT_MS: "500" } });
    await recovered(server);
  });
  afterAll(async () => {
    await server.close();
    await proxy.close();
    await workspace.remove();
  });

  test("is told by healthz and by the status of requests, and found again", async () => {
    proxy.cut();
    expect(await health(server)).toMatchObject({ code: 503, status: "unavailable", database: "postgres" });
    expect(await read(server)).toBe(503);
    proxy.restore();
    await recovered(server);
  });

  test.each([
    ["57P03", "the database system is starting up"],
    ["55000", 'database "ironpace" is not currently accepting connections'],
    ["XX000", "could not fork new process for connection"],
  ])("and refuses connections (%s: %s) is not there yet", async (code, message) => {
    proxy.refuse(code, message);
    expect(await health(server)).toMatchObject({ code: 503 });
    expect(await read(server)).toBe(503);
    const signIn = await createClient(server.url, server.anonKey, ONCE).auth.signInWithPassword(account);
    expect(signIn.error).toMatchObject({ status: 503, message: "The server is not ready. Try again in a minute." });
    proxy.restore();
    await recovered(server);
  });

  test("and answers slowly is found again, although a connection takes longer than an answer may", async () => {
    proxy.cut();
    expect(await health(server)).toMatchObject({ code: 503 });
    proxy.restore();
    proxy.slowDown(600);
    await vi.waitFor(async () => expect(await health(server)).toMatchObject({ code: 200 }), 20_000);
    proxy.restore();
    await recovered(server);
  });

  test("is told by every surface in its own way, and ends no session", async () => {
    const { auth, storage } = createClient(server.url, server.anonKey, ONCE);
    const { data } = await auth.signUp(account);
    proxy.cut();
    const refresh_token = data.session?.refresh_token ?? "";
    // What the client takes for a broken network: it keeps the session and tries again.
    const refreshing = auth.refreshSession({ refresh_token });
    expect(await auth.signInWithPassword(account)).toMatchObject({
      error: { name: "AuthRetryableFetchError", status: 503, message: "The server is not ready. Try again in a minute." },
    });
    const headers = { apikey: server.anonKey, Authorization: `Bearer ${data.session?.access_token}`, "Content-Type": "application/json" };
    const body = JSON.stringify({ ...PLAN, userId: data.user?.id });
    const plan = await fetch(`${server.url}/functions/v1/generate-training-plan`, { method: "POST", headers, body });
    expect([plan.status, await plan.json()]).toMatchObject([503, { error: "The server is not ready. Try again in a minute." }]);
    expect((await storage.from("training_videos").list()).error).toMatchObject({
      message: "The server is not ready. Try again in a minute.",
    });
    const rest = await fetch(`${server.url}/rest/v1/exercises?limit=1`, { headers: { apikey: server.anonKey } });
    expect([rest.status, await rest.json()]).toEqual([
      503,
      { code: "PGRST000", details: null, hint: null, message: "Database connection error. Retrying the connection." },
    ]);
    proxy.restore();
    expect((await refreshing).error).toBeNull();
    await recovered(server);
  });

  test("and answers late is waited for until the limit and no longer, by however many", async () => {
    const { auth } = createClient(server.url, server.anonKey, ONCE);
    proxy.slowDown(100);
    expect(await read(server)).toBe(200);
    // Longer than a statement may take. More requests than there are connections.
    proxy.slowDown(60_000);
    const askedAt = performance.now();
    const signIn = auth.signInWithPassword(account);
    expect(new Set(await Promise.all(Array.from({ length: 40 }, () => read(server))))).toEqual(new Set([503]));
    expect(performance.now() - askedAt).toBeLessThan(20_000);
    expect(await health(server)).toMatchObject({ code: 503 });
    proxy.restore();
    expect((await signIn).error).toMatchObject({ name: "AuthRetryableFetchError" });
    await recovered(server);
    expect(server.database.waiting()).toBe(0);
    expect((await auth.signInWithPassword(account)).error).toBeNull();
  });

  test("without a word keeps nobody waiting for ever", async () => {
    const askedAt = performance.now();
    proxy.silence();
    const asked = Promise.all(Array.from({ length: 3 }, () => read(server)));
    expect(await health(server)).toMatchObject({ code: 503 });
    // Without a limit of its own it would wait for as long as TCP does: a quarter of an hour.
    expect(performance.now() - askedAt).toBeLessThan(20_000);
    expect(new Set(await asked)).toEqual(new Set([503]));
    proxy.restore();
    await recovered(server);
  });
});
