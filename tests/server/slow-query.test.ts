import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPglite } from "../../apps/server/src/database/pglite/open.ts";
import { copyDataDir, emptyDataDir } from "../../apps/server/src/database/pglite/template.ts";
import { ENGINES } from "../support/engines.ts";
import { type TestServer, startServer } from "../support/start-server.ts";
import { CACHE_DIR, createWorkspace } from "../support/workspace.ts";

describe.each(ENGINES)("a statement that takes too long on %s", (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ engine, environment: { STATEMENT_TIMEOUT_MS: "1000" } });
    await server.database.query(`create function public.count_for_ever() returns bigint language sql stable
      as 'select count(*) from generate_series(1, 1000000) a, generate_series(1, 1000000) b'`);
    await server.database.query("create function public.answer() returns int language sql stable as 'select 42'");
    await server.reloadSchema();
  });
  afterAll(() => server.close());

  const call = (name: string) =>
    fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { apikey: server.serviceRoleKey, "Content-Type": "application/json" },
      body: "{}",
    });

  test("is cancelled, while the server answers others, and then goes on", async () => {
    expect(await (await call("answer")).json()).toBe(42);

    const startedAt = performance.now();
    const slowCall = { pending: true };
    const slow = call("count_for_ever").finally(() => (slowCall.pending = false));
    const waits: number[] = [];
    while (slowCall.pending) {
      const askedAt = performance.now();
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      waits.push(performance.now() - askedAt);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await (await slow).json()).toMatchObject({ code: "57014", message: "canceling statement due to statement timeout" });
    // The statement would take days, and a server that waited for it would answer nobody before its limit of a second.
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(waits.length).toBeGreaterThan(10);
    expect(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(500);

    expect(await (await call("answer")).json()).toBe(42);
  });

  test("does not take with it what waits behind it", async () => {
    const slow = call("count_for_ever");
    const behind = await Promise.all([call("answer"), call("answer"), call("answer")]);
    expect(await Promise.all(behind.map((response) => response.json()))).toEqual([42, 42, 42]);
    expect((await (await slow).json()).code).toBe("57014");
  });

  test("loses nothing that was acknowledged before it", async () => {
    await server.database.query("create table public.kept (id int)");
    await server.database.query("insert into public.kept values (1)");
    await call("count_for_ever");
    expect(await server.database.query("select id from public.kept")).toEqual([{ id: 1 }]);
  });
});

describe("a transaction that waits for something else than the database", () => {
  test("is rolled back, so that others get their turn", async () => {
    const workspace = await createWorkspace("pglite");
    await copyDataDir(await emptyDataDir(join(CACHE_DIR, "pglite")), workspace.dataDir);
    const database = await openPglite({ dataDir: workspace.dataDir, limits: { caller: 5_000, owner: 5_000 }, idleLimit: 200 });
    const never = database.transaction(async (transaction) => {
      await transaction.query("create table public.half_done (id int)");
      await new Promise(() => undefined);
    });
    const others = database.query("select to_regclass('public.half_done') as found");
    await expect(never).rejects.toMatchObject({ code: "25P03" });
    expect(await others).toEqual([{ found: null }]);
    await database.close();
    await workspace.remove();
  });
});
