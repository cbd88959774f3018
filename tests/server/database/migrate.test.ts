import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Engine } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { type MigrationFile, readMigrationFiles } from "#server/database/migration-files.ts";
import { openPostgres } from "#server/database/postgres/open.ts";
import { createEmptyDatabase } from "../../support/workspace.ts";

const limits = { caller: 8_000, owner: 30_000 };
const ledger = (await readMigrationFiles()).slice(0, 1);

function file(name: string, text: string): MigrationFile {
  return {
    name,
    text,
    checksum: createHash("sha256").update(text).digest("hex"),
    part: name.startsWith("platform/") ? "platform" : "product",
  };
}

async function withEmpty(work: (database: Engine) => Promise<void>): Promise<void> {
  const { databaseUrl: url, remove } = await createEmptyDatabase();
  const database = await openPostgres({ url, limits });
  await work(database).finally(() => database.close());
  await remove();
}

test("no two migrations of the product have the same number: a Supabase project knows them by it", async () => {
  const numbers = (await readMigrationFiles())
    .filter(({ part }) => part === "product")
    .map(({ name }) => name.slice(0, "migrations/".length + 14));
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe("migrations", () => {
  const first = file("migrations/1-first.sql", "create table public.first (id int); insert into public.first values (1); -- the end");

  test("each runs once, in order, whole files of statements", () =>
    withEmpty(async (database) => {
      expect(await migrate(database, [...ledger, first])).toEqual([...ledger, first].map(({ name }) => name));
      expect(await migrate(database, [...ledger, first])).toEqual([]);
      const second = file("migrations/2-second.sql", "insert into public.first values (2)");
      expect(await migrate(database, [...ledger, first, second])).toEqual([second.name]);
      expect(await database.query("select id from public.first order by id")).toEqual([{ id: 1 }, { id: 2 }]);
    }));

  test("a file that fails leaves nothing behind and names itself", () =>
    withEmpty(async (database) => {
      const broken = file("migrations/2-broken.sql", "create table public.half (id int); insert into public.nowhere values (1)");
      await expect(migrate(database, [...ledger, first, broken])).rejects.toThrow(
        /^Migration migrations\/2-broken\.sql failed and was undone: relation "public.nowhere" does not exist\. Report this/,
      );
      expect(await database.query("select to_regclass('public.first') is not null as first, to_regclass('public.half') as half")).toEqual([
        { first: true, half: null },
      ]);
    }));

  test("a file that was changed after it had run stops the start", () =>
    withEmpty(async (database) => {
      await migrate(database, [...ledger, first]);
      const changed = file(first.name, `${first.text} and more`);
      await expect(migrate(database, [...ledger, changed])).rejects.toThrow(
        /^This version does not fit this database: migration migrations\/1-first\.sql was changed after .*Start the version that you had before/,
      );
    }));

  test("a database that a newer version has brought up to date stops the start", () =>
    withEmpty(async (database) => {
      await migrate(database, [...ledger, first, file("migrations/2-second.sql", "select 1")]);
      await expect(migrate(database, [...ledger, first])).rejects.toThrow(
        /^This database belongs to a newer version: it has applied migrations\/2-second\.sql, .*Start the newer version/,
      );
    }));

  test("a platform that somebody else made is left alone", () =>
    withEmpty(async (database) => {
      await database.query("create schema auth");
      await database.query("create table auth.users (id uuid primary key)");
      const platform = file("platform/0003-auth.sql", "create table auth.users (id uuid)");
      expect(await migrate(database, [...ledger, platform, first])).toEqual([ledger[0]?.name, first.name]);
      expect(await migrate(database, [...ledger, platform, first])).toEqual([]);
    }));
});

describe("many processes on one PostgreSQL", () => {
  test("may migrate it at once", async () => {
    const { databaseUrl: url, remove } = await createEmptyDatabase();
    const engines = await Promise.all([1, 2, 3, 4].map(() => openPostgres({ url, limits })));
    const files = await readMigrationFiles();
    const applied = await Promise.all(engines.map((engine) => migrate(engine, files)));
    const once = applied.flat().filter((name) => name !== ledger[0]?.name);
    expect(once.toSorted()).toEqual(
      files
        .slice(1)
        .map(({ name }) => name)
        .toSorted(),
    );
    await Promise.all(engines.map((engine) => engine.close()));
    await remove();
  });
});
