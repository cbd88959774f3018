import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readMigrationFiles } from "../../apps/server/src/database/migration-files.ts";
import { changedChecksums, FROZEN_FILE, parseChecksums } from "../../tools/db-types/frozen-migrations.ts";

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
