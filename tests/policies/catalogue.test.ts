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

  test("every text an athlete can write has a limit", async () => {
    const rows = await database.query(
      `select a.attrelid::regclass || '.' || a.attname as name
       from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
         and a.atttypid = 'text'::regtype and a.attgenerated = ''
         and c.relname not in ('personal_best_history', 'admin_content_versions')
         and not exists (select 1 from pg_constraint k where k.conrelid = a.attrelid and k.contype = 'c' and a.attnum = any (k.conkey))`,
    );
    expect(rows).toEqual([]);
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
