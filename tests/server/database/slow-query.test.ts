import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migratedDatabase } from "../../support/migrated-database.ts";
import { type TestServer, startServer } from "../../support/start-server.ts";

describe("a statement that takes too long", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ environment: { STATEMENT_TIMEOUT_MS: "1000" } });
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
  test("is rolled back, so that others get its locks", async () => {
    const database = await migratedDatabase();
    await database.query("create table public.held (id int)");
    const locked = Promise.withResolvers<void>();
    const waiting = Promise.withResolvers<void>();
    const idle = database.transaction(async (transaction) => {
      await transaction.query("insert into public.held values (1)");
      await transaction.query("lock table public.held in access exclusive mode");
      locked.resolve();
      await waiting.promise;
    });
    await locked.promise;
    expect(await database.query("select id from public.held")).toEqual([]);
    waiting.resolve();
    await expect(idle).rejects.toMatchObject({ name: "SqlError" });
    await database.close();
  });
});
