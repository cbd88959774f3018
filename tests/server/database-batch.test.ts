import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { queryAsCaller } from "../../apps/server/src/database/as-caller.ts";
import type { Database, Statement } from "../../apps/server/src/database/database.ts";
import { ENGINES } from "../support/engines.ts";
import { migratedDatabase } from "../support/migrated-database.ts";

const statement = (text: string, ...parameters: string[]): Statement => ({ text, parameters });
const insert = (id: number) => statement("insert into public.things values ($1) returning id", String(id));

describe.each(ENGINES)("several statements in one way to the database and back, on %s", (engine) => {
  let database: Database;
  const ids = async () => (await database.query("select id from public.things order by id")).map(({ id }) => id);
  beforeAll(async () => {
    database = await migratedDatabase(engine);
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
    const [left] = await database.batch([who], { patience: "caller" });
    expect(left).toEqual([{ role: engine === "postgres" ? "anon" : "postgres", claims: "" }]);
  });
});
