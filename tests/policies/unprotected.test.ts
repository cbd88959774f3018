import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Transaction } from "#server/database/database.ts";
import { migratedDatabase } from "../support/migrated-database.ts";
import { unprotected } from "./unprotected.ts";

describe("nothing is left open", () => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database.close());

  test("every table has row-level security and a policy; views and functions keep to their caller", async () => {
    expect(await unprotected(database)).toEqual([]);
  });

  // The check itself must be seen to fail.
  test.each([
    ["create table public.naked (id int)", ["table naked has no policy", "table naked has no row-level security"]],
    ["create table storage.naked (id int)", ["table storage.naked has no policy", "table storage.naked has no row-level security"]],
    ["create table public.walled (id int); alter table public.walled enable row level security", ["table walled has no policy"]],
    ["alter table public.goals disable row level security", ["table goals has no row-level security"]],
    ["create view public.everybody as select * from public.profiles", ["view everybody reads with the rights of its owner"]],
    [
      "create function public.trusting() returns int language sql security definer as 'select 1'",
      [
        "function trusting() does not ask whether the session counts",
        "function trusting() runs with the rights of its owner on the search path of its caller",
      ],
    ],
    [
      'drop policy "Only sessions that count" on public.goals; create policy "Only sessions that count" on public.goals to authenticated using ((select public.require_session()))',
      ["table goals does not ask whether the session counts"],
    ],
  ])("%s is found", async (statements, problems) => {
    const found = await withoutTrace(database, async (transaction) => {
      for (const statement of statements.split("; ")) await transaction.query(statement);
      return unprotected(transaction);
    });
    expect(found).toEqual(problems);
  });
});

async function withoutTrace<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const undo = new Error("undo");
  let result: T | undefined;
  await database
    .transaction(async (transaction) => {
      result = await work(transaction);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result as T;
}
