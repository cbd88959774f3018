import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCESS } from "./access.ts";
import { ACCOUNTS, ACTORS, type Actor } from "./actors.ts";
import { attempt, type Outcome, type Statement } from "./attempt.ts";
import { ownership } from "./ownership.ts";
import { PLAN, RPC_ACCESS, SESSION, UNDOABLE } from "./rpc-access.ts";
import { populatedDatabase } from "./world.ts";

describe("what comes of calling a function for somebody else's data", () => {
  let database: Database;
  let before: unknown;
  beforeAll(async () => {
    database = await populatedDatabase();
    await database.query("insert into auth.sessions (id, user_id, created_at, updated_at, aal) values ($1, $2, now(), now(), 'aal1')", [
      "10000000-0000-4000-8000-000000000091",
      ACCOUNTS.owner,
    ]);
    await database.query("insert into private.calendar_feeds (user_id, token_hash) values ($1, sha256(convert_to($2, 'UTF8')))", [
      ACCOUNTS.owner,
      "the owner's address",
    ]);
    // Offers and feeds leave out what is long past.
    await database.query("update public.personal_bests set date = current_date - 30");
    await database.query("update public.competitions set date = current_date + 60");
    await database.query(
      `insert into public.plan_adjustments (id, plan_id, author_id, revision, reason, from_day, changes, plan_before)
       values ($1, $2, $3, 1, 'moved', '2000-01-01', $4, '{"columns": {"sessions_per_week": 4}, "athlete": null}')`,
      [UNDOABLE, PLAN, ACCOUNTS.owner, JSON.stringify([{ session_id: SESSION, before: { title: "Lunges" }, after: { title: "Squats" } }])],
    );
    before = await database.query(...EVERYTHING_OF_THE_OWNER);
  }, 60_000);
  afterAll(() => database.close());

  test("every function that anybody may call has its line in the table of expectations", async () => {
    const functions = await database.query<{ name: string }>(
      `select distinct proname as name from pg_proc, unnest('{anon,authenticated,service_role}'::text[]) as role
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype and has_function_privilege(role, pg_proc.oid, 'execute')`,
    );
    const named = new Set(Object.keys(RPC_ACCESS).map(functionOf));
    expect([...named].toSorted()).toEqual(functions.map(({ name }) => name).toSorted());
  });

  test.each(Object.entries(RPC_ACCESS))("%s", async (name, [parameters, outcomes]) => {
    const call: Statement = [`select r::text as answer from public.${functionOf(name)}(${parameters}) as r`];
    const found: string[] = [];
    for (const actor of ACTORS) found.push(await outcome(actor, call));
    expect(found.join(" ")).toBe(outcomes);
  });

  async function outcome(actor: Actor, call: Statement): Promise<string> {
    const answer = await attempt(database, actor, [call]);
    if ("refused" in answer) return answer.refused === "42501" ? "-" : answer.refused;
    const without = await attempt(database, actor, [call], [["delete from auth.users where id = $1", [ACCOUNTS.owner]]]);
    const after = await attempt(database, actor, [call, ["reset role"], EVERYTHING_OF_THE_OWNER]);
    const changed = "refused" in after || JSON.stringify(after.rows) !== JSON.stringify(before);
    return (comparable(answer) === comparable(without) ? "." : "s") + (changed ? "c" : "");
  }
});

const functionOf = (call: string): string => call.split(",", 1)[0] ?? call;

/** One sum of every row that belongs to the owner, account and sessions too. */
const EVERYTHING_OF_THE_OWNER: Statement = [
  `select md5(string_agg(line, '|' order by line)) as sum from (${[
    ...ACCESS.flatMap((table) => {
      const whose = ownership(table);
      return whose === undefined ? [] : [`select t::text as line from ${table.name} t where ${whose}`];
    }),
    "select t::text from auth.users t where id = $1",
    "select t::text from auth.sessions t where user_id = $1",
    "select t::text from private.calendar_feeds t where user_id = $1",
  ].join(" union all ")}) as lines`,
  [ACCOUNTS.owner],
];

/** Without what is new in every call: ids, moments and secrets. */
function comparable(outcome: Outcome): string {
  return JSON.stringify(outcome)
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id")
    .replace(/\d{4}-\d\d-\d\d[T ][\d:.]+(\+00(:00)?)?/g, "moment")
    .replace(/[\w-]{40,}/g, "secret");
}
