import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCESS, getKey, type TableAccess } from "./access.ts";
import { ACCOUNTS } from "./actors.ts";
import { attempt } from "./attempt.ts";
import { populatedDatabase } from "./world.ts";

/** What the database writes down about a row, by the names it has in this schema; whatever refers to an account belongs to it too. */
const BOOKKEEPING = `
  select attname as name, format_type(atttypid, null) as type
  from pg_attribute a
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and (
    attname in ('id', 'created_at', 'created_by', 'user_id', 'creator_id', 'author_id', 'owner', 'owner_id', 'approved_by', 'changed_by')
    or exists (select 1 from pg_constraint k where k.conrelid = attrelid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass and attnum = any (k.conkey))
  )
  order by attnum`;

const OTHER_VALUES: Readonly<Record<string, string>> = {
  uuid: ACCOUNTS.other,
  text: "somebody",
  bigint: "4711",
  "timestamp with time zone": "2001-02-03T04:05:06Z",
};

describe("what is written down about a row stays", () => {
  let database: Database;
  beforeAll(async () => {
    database = await populatedDatabase();
  });
  afterAll(() => database.close());

  const changeable = (["owner", "admin"] as const).flatMap((actor) =>
    // What storage writes down is Supabase's own.
    ACCESS.filter(({ name, allowed }) => name.startsWith("public.") && allowed[actor].includes("u")).map((table) => ({ actor, table })),
  );

  test.each(changeable)(
    "$actor changes a row of $table.name, and not whose it is, which it is or since when it is there",
    async (given) => {
      const { actor, table } = given;
      for (const { name, type } of await database.query<{ name: string; type: string }>(BOOKKEEPING, [table.name])) {
        const changed = await attempt(database, actor, [
          [
            `update ${table.name} set ${name} = $1 where ${getKey(table)} returning ${name}::text is not distinct from $1::${type}::text as changed`,
            [OTHER_VALUES[type] ?? ""],
          ],
        ]);
        if ("refused" in changed) expect(["42501", "23001", "23503"], `${name}: ${changed.message}`).toContain(changed.refused);
        else expect(changed.rows, name).toEqual([{ changed: false }]);
      }
    },
  );

  const storable = changeable.filter(({ actor, table }) => table.allowed[actor].includes("i"));

  test.each(storable)("$actor stores a whole row of $table.name again, as it was read", async ({ actor, table }) => {
    const columns = (
      await database.query<{ name: string }>(
        "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''",
        [table.name],
      )
    ).map(({ name }) => name);
    const set = columns.map((name) => `${name} = excluded.${name}`).join(", ");
    const upsert = `insert into ${table.name} (${columns.join(", ")}) overriding system value select ${columns.join(", ")} from ${table.name}
      where ${getKey(table)} on conflict (${primaryKey(table)}) do update set ${set} returning 1`;
    expect(await attempt(database, actor, [[upsert]])).toMatchObject({ rows: [{}] });
  });

  test("every table keeps which row it is, since when and who made it", async () => {
    expect(await withoutTriggers(database)).toEqual([]);
  });

  // The check itself must be seen to fail.
  test("a table that does not would be found", async () => {
    await database.query("create table public.later (id int, created_at timestamptz, created_by uuid, title text)");
    await database.query("drop trigger keep_id on public.goals");
    expect(await withoutTriggers(database)).toEqual(["goals.id", "later.created_at", "later.created_by", "later.id"]);
  });

  test("what waits for administrators does not come before what came earlier", async () => {
    const insert =
      "insert into public.ai_training_sessions (title, content, created_at) values ('Mine', 'First.', '2099-01-01') returning created_at = now() as now";
    expect(await attempt(database, "owner", [[insert]])).toEqual({ rows: [{ now: true }] });
  });
});

/** Columns of bookkeeping that a caller could change: a migration that makes a table has to add `keep_id` and its like to it. */
async function withoutTriggers(database: Database): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
       and a.attname in ('id', 'created_at', 'created_by') and not exists (
         select from pg_trigger t where t.tgrelid = c.oid and t.tgenabled <> 'D' and t.tgfoid = to_regproc('private.keep_' || a.attname)
       )
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

const PRIMARY_KEYS: Readonly<Record<string, string>> = {
  "public.plan_circumstances": "plan_id",
  "public.model_prices": "provider, model",
};
const primaryKey = ({ name, key = ["id"] }: TableAccess): string => PRIMARY_KEYS[name] ?? key.join(", ");
