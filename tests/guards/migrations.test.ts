import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readMigrationFiles } from "#server/database/migration-files.ts";
import { changedChecksums, FROZEN_FILE, parseChecksums } from "#tools/db-types/frozen-migrations.ts";
import { repeatedDefinitions } from "#tools/db-types/function-definitions.ts";

const files = await readMigrationFiles();
const listed = parseChecksums(readFileSync(FROZEN_FILE, "utf8"));

/** The list as of the commit that this branch began from, or of the last commit; empty before there was one. */
function earlierList(): ReadonlyMap<string, string> {
  const git = (...parameters: readonly string[]) => spawnSync("git", parameters, { encoding: "utf8" });
  const base = git("merge-base", "HEAD", "origin/main").stdout.trim() || "HEAD";
  const { status, stdout } = git("show", `${base}:supabase/frozen-migrations.txt`);
  return parseChecksums(status === 0 ? stdout : "");
}

describe("a migration that has been applied somewhere", () => {
  test("is never edited or removed: put the change in a new one", () => {
    expect(changedChecksums(listed, files)).toEqual([]);
  });

  test("is on the list of frozen ones: npm run db:types puts a new one there", () => {
    expect(files.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
  });

  test("is not frozen anew with another text", () => {
    const now = [...listed].map(([name, checksum]) => ({ name, checksum }));
    expect(changedChecksums(earlierList(), now)).toEqual([]);
  });

  test("the guard sees an edited one and a removed one", () => {
    const [first, second, ...others] = files;
    const edited = [{ name: first?.name ?? "", checksum: "0".repeat(64) }, ...others];
    expect(changedChecksums(listed, edited)).toEqual([first?.name, second?.name]);
  });
});

describe("a function of the database", () => {
  test("is defined once, and again only where a later migration says what it replaces", () => {
    expect(repeatedDefinitions(files.filter(({ part }) => part === "product"))).toEqual([]);
  });

  test("the guard sees a second definition, and one made of the text of the first", () => {
    const file = (name: string, text: string) => ({ name: `migrations/${name}.sql`, text });
    const first = file("20261128", "create function public.f() returns int language sql as $$ select 1 $$;");
    const second = "create or replace function public.f() returns int language sql as $$ select 2 $$;";
    expect(repeatedDefinitions([first, file("20261129", `-- Replaces 20261128.sql.\n${second}`)])).toEqual([]);
    expect(repeatedDefinitions([first, file("20261129", second)])).toEqual([expect.stringContaining("20261129.sql defines f,")]);
    expect(repeatedDefinitions([file("20261128", `${first.text}\n${second}`)])).toEqual(["20261128.sql defines f twice"]);
    expect(repeatedDefinitions([file("1", "do $$ begin execute replace(pg_get_functiondef(1), 'a', 'b'); end $$;")])).toHaveLength(1);
  });
});
