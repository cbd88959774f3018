import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCESS } from "./access.ts";
import { ACCOUNTS } from "./actors.ts";
import { attempt } from "./attempt.ts";
import { populatedDatabase } from "./world.ts";

/** Not the athlete's: the libraries, the record of changes to accounts, which outlives accounts, and what language models cost all together. */
const STAYS = [
  "exercises",
  "knowledge_articles",
  "admin_content",
  "admin_content_versions",
  "ai_coach_test_cases",
  "ai_coach_test_results",
  "buckets",
  "objects",
  "account_changes",
  "model_usage",
  "model_prices",
];

describe("deleting an account", () => {
  let database: Database;
  beforeAll(async () => {
    database = await populatedDatabase();
    // Rows that point at each other, so that every `on delete` rule has something to do.
    await database.query("update public.training_plans set competition_id = (select id from public.competitions)");
    await database.query(
      `insert into public.plan_adjustments (plan_id, author_id, reason, competition_id)
       select training_plans.id, creator_id, 'competition', competition_id from public.training_plans`,
    );
    await database.query("update public.training_sessions set completed = true");
    await database.query("update public.workouts set completed = true");
    await database.query("update public.personal_bests set performed_set_id = (select id from public.performed_sets)");
  });
  afterAll(() => database.close());

  const removal = [["delete from auth.users where id = $1", [ACCOUNTS.owner]]] as const;

  test.each(ACCESS.map((table) => table.name).filter((name) => !STAYS.includes(name.split(".")[1] ?? "")))(
    "removes its rows of %s",
    async (name) => {
      const { key = ["id"], row } = ACCESS.find((table) => table.name === name) ?? ACCESS[0]!;
      const read = [`select 1 from ${name} where ${key.map((column) => `${column} = '${row[column]}'`).join(" and ")}`] as const;
      expect(await attempt(database, "service_role", [read])).toMatchObject({ rows: [{}] });
      expect(await attempt(database, "service_role", [read], removal)).toEqual({ rows: [] });
    },
  );

  test("leaves nothing in the ledger", async () => {
    expect(await attempt(database, "service_role", [["select 1 from public.performed_sessions"]])).toMatchObject({ rows: [{}, {}, {}] });
    expect(await attempt(database, "service_role", [["select 1 from public.performed_sessions"]], removal)).toEqual({ rows: [] });
  });
});
