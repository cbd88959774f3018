import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migratedDatabase } from "../support/migrated-database.ts";

describe("the schema keeps its own rules", () => {
  let database: Database;
  beforeAll(async () => {
    database = await migratedDatabase();
  });
  afterAll(() => database.close());

  test("every foreign key has an index that begins with its columns", async () => {
    const rows = await database.query(
      `select conrelid::regclass || '.' || conname as key from pg_constraint
       where contype = 'f' and connamespace in ('public'::regnamespace, 'auth'::regnamespace)
         and not exists (
           select 1 from pg_index where indrelid = conrelid and indpred is null
             and (indkey::smallint[])[0:cardinality(conkey) - 1] @> conkey and conkey @> (indkey::smallint[])[0:cardinality(conkey) - 1]
         )`,
    );
    expect(rows).toEqual([]);
  });

  test("every table that counts updates touches updated_at", async () => {
    const rows = await database.query(
      `select attrelid::regclass::text as name from pg_attribute join pg_class on pg_class.oid = attrelid
       where attname = 'updated_at' and relkind = 'r' and relnamespace = 'public'::regnamespace
         and not exists (select 1 from pg_trigger where tgrelid = attrelid and tgname in ('touch_updated_at', 'decide'))`,
    );
    expect(rows).toEqual([]);
  });

  /** Columns of these types with the checks that look at them; `except`: written by triggers alone, from rows that have their limits. */
  const checkedColumns = (types: readonly string[], except: readonly string[]) =>
    database.query<{ name: string; table: string; column: string; checks: readonly string[] }>(
      `select c.relname || '.' || a.attname as name, c.relname as table, a.attname as column,
         coalesce(to_jsonb((
           select array_agg(pg_get_expr(k.conbin, k.conrelid)) from pg_constraint k
           where k.conrelid = a.attrelid and k.contype = 'c' and k.convalidated and a.attnum = any (k.conkey)
         )), '[]') as checks
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and format_type(a.atttypid, a.atttypmod) = any (string_to_array($1, ','))
         and not (c.relname || '.' || a.attname) like any (string_to_array($2, ','))`,
      [types.join(","), except.join(",")],
    );

  /** The columns that would take one of these values, each an SQL expression. */
  async function takenBy(columns: Awaited<ReturnType<typeof checkedColumns>>, values: readonly string[]): Promise<string[]> {
    const taken: string[] = [];
    for (const { name, table, column, checks } of columns)
      for (const value of values) {
        const refused = checks.map((check) => `not (${check})`).join(" or ") || "false";
        const [row] = await database.query<{ refused: boolean | null }>(
          `select ${refused} as refused from jsonb_populate_record(null::public.${table}, jsonb_build_object('${column}', ${value})) as ${table}`,
        );
        if (row?.refused !== true) taken.push(`${name}: ${value}`);
      }
    return taken;
  }

  test("no text is without a limit, and blanks around it count", async () => {
    const texts = await checkedColumns(["text"], ["admin_content_versions.%", "account_changes.role"]);
    expect(texts.length).toBeGreaterThan(100);
    const long = ["repeat('x', 200001)", "'x' || repeat(' ', 200000)", "repeat(' ', 200000) || 'x'", "repeat(' ', 200001)"];
    expect(await takenBy(texts, long)).toEqual([]);
  });

  test("no number is without a range", async () => {
    // Read from `value`, which has 40 signs at most.
    const numbers = await checkedColumns(["numeric", "double precision"], ["%.value_number"]);
    expect(numbers.length).toBeGreaterThan(20);
    expect(await takenBy(numbers, ["1e300", "-1e300", "'NaN'::numeric"])).toEqual([]);
  });

  test("every JSON value and every list an athlete can write has a size", async () => {
    const rows = await database.query(
      `select a.attrelid::regclass || '.' || a.attname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and (a.atttypid in ('json'::regtype, 'jsonb'::regtype) or t.typcategory = 'A')
         and c.relname not in ('admin_content_versions', 'knowledge_articles')
         and not exists (
           select 1 from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and k.convalidated
             and pg_get_constraintdef(k.oid) like '%pg_column_size(' || a.attname || ')%'
         )`,
    );
    expect(rows).toEqual([]);
  });

  test("the exercise library is complete, and every substitution it names exists", async () => {
    expect(await database.query("select count(*)::int as exercises from public.exercises")).toEqual([{ exercises: 293 }]);
    expect(await database.query("select name from public.exercises where coalesce(description, '') = ''")).toEqual([]);
    const dangling = await database.query(
      "select name, substitution from public.exercises, unnest(substitutions) as substitution where substitution not in (select name from public.exercises)",
    );
    expect(dangling).toEqual([]);
  });

  test("storage.foldername, filename and extension read a path as Supabase does", async () => {
    const [row] = await database.query(
      "select storage.foldername(name) as folders, storage.filename(name) as file, storage.extension(name) as extension from (values ('metadata/2026/squat.mp4.json')) as object (name)",
    );
    expect(row).toEqual({ folders: ["metadata", "2026"], file: "squat.mp4.json", extension: "json" });
  });
});
