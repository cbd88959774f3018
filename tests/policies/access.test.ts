import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCESS, getKey, type TableAccess } from "./access.ts";
import { ACCOUNTS, ACTORS, type Actor } from "./actors.ts";
import { attempt, type Outcome, type Statement } from "./attempt.ts";
import { insertStatement, populatedDatabase } from "./world.ts";

describe("who may do what with a row of an athlete", () => {
  let database: Database;
  beforeAll(async () => {
    database = await populatedDatabase();
  }, 60_000);
  afterAll(() => database.close());

  test("every table of public and storage has its line in the table of expectations", async () => {
    const tables = await database.query<{ name: string }>(
      "select relnamespace::regnamespace || '.' || relname as name from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'storage')",
    );
    expect(ACCESS.map((table) => table.name).sort()).toEqual(tables.map((table) => table.name).sort());
  });

  describe.each(ACCESS)("$name", (table) => {
    test.each(ACTORS)("%s", async (actor) => {
      expect(await allowed(database, table, actor)).toBe(table.allowed[actor]);
    });
  });

  const owners = ACCESS.flatMap((table) =>
    ["user_id", "creator_id"].filter((column) => column in table.row).map((column) => ({ table, column })),
  );
  test.each(owners)("the $column of a row of $table.name cannot be given to somebody else", async ({ table, column }) => {
    const outcome = await attempt(database, "owner", [
      [`update ${table.name} set ${column} = $1 where ${getKey(table)} returning 1`, [ACCOUNTS.other]],
    ]);
    expect("refused" in outcome || outcome.rows.length === 0).toBe(true);
  });
});

async function allowed(database: Database, table: TableAccess, actor: Actor): Promise<string> {
  const { name, change } = table;
  const remove: Statement = [`delete from ${name} where ${getKey(table)} returning 1`];
  const select = await attempt(database, actor, [[`select 1 from ${name} where ${getKey(table)}`]]);
  const insert = await attempt(database, actor, [insertStatement(table)], [...withoutChildren(table), remove]);
  const update = await attempt(database, actor, [[`update ${name} set ${change[0]} = $1 where ${getKey(table)} returning 1`, [change[1]]]]);
  const deletion = await attempt(database, actor, [remove], withoutChildren(table));
  return letter("s", select) + ("rows" in insert ? "i" : letter("i", insert)) + letter("u", update) + letter("d", deletion);
}

/** A refusal is a policy's (`-`) or a trigger's (`!`); any other shows its SQLSTATE, so that it cannot pass for one of them. */
function letter(verb: string, outcome: Outcome): string {
  if ("rows" in outcome) return outcome.rows.length > 0 ? verb : "-";
  if (outcome.refused === "42501" && outcome.message.includes("row-level security")) return "-";
  return ["42501", "23001"].includes(outcome.refused) ? "!" : `<${outcome.refused} ${outcome.message}>`;
}

/** Files must leave a bucket before it can be deleted. */
function withoutChildren({ name }: TableAccess): readonly Statement[] {
  return name === "storage.buckets" ? [["delete from storage.objects"]] : [];
}
