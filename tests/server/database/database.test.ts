import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asCaller } from "#server/database/as-caller.ts";
import type { Database } from "#server/database/database.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";

describe("the database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
    await database.query("create table public.things (id int primary key, name text unique)");
  });
  afterAll(() => database.close());

  test("parameters are text that PostgreSQL reads; values come back as JavaScript values or as PostgreSQL's text", async () => {
    const text = `select $1::boolean as no, $2::jsonb as json, $3::int[] as list, $4::timestamptz as moment, $5::date as day,
      $6::int8 as big, $7::numeric as exact, $8::uuid as id, $9::text as missing, 1.5::float8 as half, array['a,"b', 'c'] as words,
      array[true, null] as flags, '\\xff'::bytea as bytes`;
    const parameters = ["false", '{"a":[1,"x"]}', "{1,2}", "2026-11-21T08:00:00.123456+01:00", "2026-11-21", "9007199254740993", "1.50"];
    const [row] = await database.query(text, [...parameters, "6b1f3a0e-7a1c-4f0e-8b1c-111111111111", null]);
    expect(row).toEqual({
      no: false,
      json: { a: [1, "x"] },
      list: [1, 2],
      moment: "2026-11-21 07:00:00.123456+00",
      day: "2026-11-21",
      big: "9007199254740993",
      exact: "1.50",
      id: "6b1f3a0e-7a1c-4f0e-8b1c-111111111111",
      missing: null,
      half: 1.5,
      words: ['a,"b', "c"],
      flags: [true, null],
      bytes: "\\xff",
    });
  });

  test("a text holds one statement", async () => {
    await expect(database.query("select 1; select 2")).rejects.toMatchObject({ name: "SqlError", code: "42601" });
  });

  test("errors say what PostgreSQL says", async () => {
    await database.query("insert into public.things values (1, 'one')");
    await expect(database.query("insert into public.things values ($1, 'uno')", ["1"])).rejects.toMatchObject({
      code: "23505",
      detail: "Key (id)=(1) already exists.",
      schema: "public",
      table: "things",
      constraint: "things_pkey",
    });
  });

  test("a transaction commits all or nothing", async () => {
    const failure = new Error("changed my mind");
    const insert = (name: string) => ({ text: "insert into public.things values ($1, $2)", name });
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query(insert("ten").text, ["10", "ten"]);
        throw failure;
      }),
    ).rejects.toBe(failure);
    await database.transaction((transaction) => transaction.query(insert("eleven").text, ["11", "eleven"]));
    expect(await database.query("select id from public.things where id >= 10")).toEqual([{ id: 11 }]);
  });

  test("a swallowed failure does not commit", async () => {
    const swallow = database.transaction(async (transaction) => {
      await transaction.query("insert into public.things values (20, 'twenty')");
      await transaction.query("select 1 / 0").catch(() => undefined);
    });
    await expect(swallow).rejects.toMatchObject({ code: "25P02" });
    expect(await database.query("select 1 from public.things where id = 20")).toEqual([]);
  });

  test("a deferred constraint that fails at the end rejects", async () => {
    await database.query("create table public.later (id int, constraint later_unique unique (id) deferrable initially deferred)");
    const twice = database.transaction(async (transaction) => {
      await transaction.query("insert into public.later values (1)");
      await transaction.query("insert into public.later values (1)");
    });
    await expect(twice).rejects.toMatchObject({ code: "23505", constraint: "later_unique" });
  });

  test("read only means read only; the handle ends with its transaction", async () => {
    const write = database.transaction((transaction) => transaction.query("delete from public.things"), { readOnly: true });
    await expect(write).rejects.toMatchObject({ code: "25006" });
    const handle = await database.transaction(async (transaction) => transaction);
    await expect(handle.query("select 1")).rejects.toMatchObject({ code: "25P01" });
  });

  test("callers in interleaved transactions never see each other's claims", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`);
    const seen = await Promise.all(
      ids.map((id) =>
        asCaller(database, { role: "authenticated", claims: { sub: id, role: "authenticated" } }, async (transaction) => {
          await transaction.query("select pg_sleep(0.001)");
          const [row] = await transaction.query<{ id: string; who: string }>("select auth.uid() as id, current_user::text as who");
          return `${row?.id} ${row?.who}`;
        }),
      ),
    );
    expect(seen).toEqual(ids.map((id) => `${id} authenticated`));
    const [after] = await database.query("select auth.uid() as id, nullif(current_setting('request.jwt.claims', true), '') as claims");
    expect(after).toEqual({ id: null, claims: null });
  });

  test("a caller may not look into the server's own tables", async () => {
    for (const table of ["auth.users", "ironpace.secrets"]) {
      const look = asCaller(database, { role: "authenticated", claims: {} }, (transaction) => transaction.query(`select * from ${table}`));
      await expect(look).rejects.toMatchObject({ code: "42501" });
    }
  });
});

test("a database closes at any moment of the connection on which it listens", { timeout: 30_000 }, async () => {
  for (let wait = 0; wait < 12; wait += 1) {
    const database = await migratedDatabase();
    database.listen("things", () => undefined);
    await sleep(wait);
    await database.close();
  }
});
