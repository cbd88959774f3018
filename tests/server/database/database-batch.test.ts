import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryAsCaller } from "#server/database/as-caller.ts";
import type { Database, Statement } from "#server/database/database.ts";
import { migratedDatabase } from "../../support/migrated-database.ts";

const statement = (text: string, ...parameters: string[]): Statement => ({ text, parameters });
const insert = (id: number) => statement("insert into public.things values ($1) returning id", String(id));

describe("several statements in one way to the database and back", () => {
  let database: Database;
  const ids = async () => (await database.query("select id from public.things order by id")).map(({ id }) => id);
  beforeAll(async () => {
    database = await migratedDatabase();
    await database.query(
      "create table public.things (id int primary key, later int references public.things deferrable initially deferred)",
    );
  });
  afterAll(() => database.close());

  test("the rows of each, and all of it stays", async () => {
    expect(await database.batch([insert(1), statement("select 'two' as word"), insert(2)])).toEqual([
      [{ id: 1 }],
      [{ word: "two" }],
      [{ id: 2 }],
    ]);
    expect(await ids()).toEqual([1, 2]);
  });

  test.each([
    ["a statement that fails", () => database.batch([insert(3), insert(1), insert(4)]), { code: "23505" }],
    [
      "a constraint that is looked at last",
      () => database.batch([statement("insert into public.things values (5, 99)")]),
      { code: "23503" },
    ],
    [
      "somebody who does not accept what was found",
      () =>
        database.batch([insert(6)], {
          accept: ([rows]) => {
            throw new Error(`${rows?.length} row`);
          },
        }),
      { message: "1 row" },
    ],
    ["a promise to read only", () => database.batch([insert(7)], { readOnly: true }), { code: "25006" }],
  ])("%s undoes all of it, says so, and the next is not harmed", async (_, attempt, refusal) => {
    await expect(attempt()).rejects.toMatchObject(refusal);
    expect(await ids()).toEqual([1, 2]);
  });

  test("who cannot become the caller does nothing as somebody else", async () => {
    const nobody = { role: "no_such_role" as "anon", claims: {} };
    await expect(queryAsCaller(database, nobody, insert(8))).rejects.toMatchObject({ code: "22023" });
    expect(await ids()).toEqual([1, 2]);
  });

  test("the next caller is nobody again", async () => {
    const claims = { sub: "6b1f3a0e-7a1c-4f0e-8b1c-111111111111" };
    const who = statement("select current_user::text as role, current_setting('request.jwt.claims', true) as claims");
    expect(await queryAsCaller(database, { role: "authenticated", claims }, who)).toEqual([
      { role: "authenticated", claims: JSON.stringify(claims) },
    ]);
    const [left] = await database.batch([who], { onBehalfOf: "caller" });
    expect(left).toEqual([{ role: "anon", claims: "" }]);
  });

  test("a statement that comes again knows its caller, and a table that has changed since", async () => {
    await database.query("create table public.owned (of uuid not null, note text)");
    await database.query("alter table public.owned enable row level security");
    await database.query("create policy own on public.owned using (of = auth.uid())");
    await database.query("grant select on public.owned to authenticated, anon, service_role");
    const [ada, bob] = ["6b1f3a0e-7a1c-4f0e-8b1c-aaaaaaaaaaaa", "6b1f3a0e-7a1c-4f0e-8b1c-bbbbbbbbbbbb"];
    await database.query("insert into public.owned values ($1, 'of ada'), ($2, 'of bob')", [ada, bob]);
    const read = statement("select coalesce(json_agg(owned order by note), '[]')::text as body from public.owned");
    const as = async (role: "anon" | "authenticated" | "service_role", sub?: string) =>
      JSON.parse(String((await queryAsCaller(database, { role, claims: { sub } }, read))[0]?.["body"])) as unknown[];
    const rounds = async (found: (note: string, of: string) => unknown) => {
      const [adas, bobs] = [found("of ada", ada), found("of bob", bob)];
      const callers = Array.from({ length: 40 }, (_, turn) => turn % 4);
      const seen = await Promise.all(
        callers.map((turn) =>
          turn === 0 ? as("authenticated", ada) : turn === 1 ? as("authenticated", bob) : turn === 2 ? as("anon") : as("service_role"),
        ),
      );
      expect(seen).toEqual(callers.map((turn) => [[adas], [bobs], [], [adas, bobs]][turn]));
    };
    await rounds((note, of) => ({ of, note }));
    await database.query("alter table public.owned add column added int");
    await rounds((note, of) => ({ of, note, added: null }));
    await database.query("alter table public.owned drop column note, add column note text generated always as ('again') stored");
    await rounds((_, of) => ({ of, added: null, note: "again" }));
  });

  test("statements that fail before, between and behind those that do not harm none of them", async () => {
    await database.query("create table public.taken (id int primary key)");
    await database.query("insert into public.taken values (1)");
    const take = (id: number) => statement("insert into public.taken values ($1) returning id", String(id));
    const nonsense = statement("select nonsense from public.taken");
    const words = statement("select $1::text as word, $2::json as list", "Überzüge – 5 × 5", "[1, null]");
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const kinds: (() => Promise<unknown>)[] = [
          () => database.batch([words, take(1), words]),
          () => database.batch([nonsense, words]),
          () => database.batch([words, take(100 + n)]),
          () => database.batch([words, nonsense], { accept: () => undefined }),
          () => database.batch([words], { readOnly: true }),
          () => database.batch([words, take(200 + n)], { readOnly: true }),
        ];
        return (kinds[n % 6] ?? kinds[0]!)().catch((error: unknown) => (error as { code?: string }).code);
      }),
    );
    const said = [{ word: "Überzüge – 5 × 5", list: [1, null] }];
    expect(outcomes).toEqual(
      Array.from({ length: 60 }, (_, n) => ["23505", "42703", [said, [{ id: 100 + n }]], "42703", [said], "25006"][n % 6]),
    );
    const [stayed] = await database.query("select count(*)::int as count from public.taken");
    expect(stayed).toEqual({ count: 11 });
  });

  test("two that wait for each other are done one after the other", async () => {
    await database.query("create table public.pair (id int primary key, touched int not null default 0)");
    await database.query("insert into public.pair values (1), (2)");
    const touch = (id: number) =>
      statement("update public.pair set touched = touched + 1 where id = $1 returning pg_sleep(0.3)::text", String(id));
    await Promise.all([database.batch([touch(1), touch(2)]), database.batch([touch(2), touch(1)], { accept: () => undefined })]);
    expect(await database.query("select id, touched from public.pair order by id")).toEqual([
      { id: 1, touched: 2 },
      { id: 2, touched: 2 },
    ]);
  });

  test("a connection that has lost what it prepared is replaced", async () => {
    await database.query("create function public.forget() returns void language plpgsql as $$ begin execute 'deallocate all'; end $$");
    const word = statement("select 'still' as word");
    for (let again = 0; again < 3; again += 1) await database.batch([word]);
    await database.batch([statement("select public.forget()")]);
    const outcomes: unknown[] = [];
    for (let again = 0; again < 30; again += 1) outcomes.push(await database.batch([word]).catch((error: { code: string }) => error.code));
    expect(outcomes.filter((outcome) => outcome === "26000").length).toBeLessThanOrEqual(1);
    expect(outcomes.slice(-20)).toEqual(Array.from({ length: 20 }, () => [[{ word: "still" }]]));
  });

  test("no connection prepares statements without end", async () => {
    const prepared = statement("select count(*)::int as count from pg_catalog.pg_prepared_statements");
    for (let n = 0; n < 400; n += 1) {
      const own = statement(`select ${n} as n`);
      for (let again = 0; again < 3; again += 1) expect(await database.batch([own])).toEqual([[{ n }]]);
    }
    // So many at once that every connection there is gets one.
    const seen = await Promise.all(Array.from({ length: 20 }, () => database.batch([prepared])));
    const most = Math.max(...seen.map(([rows]) => Number(rows?.[0]?.["count"])));
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(100);
  });
});
