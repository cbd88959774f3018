import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "./actors.ts";
import { attempt, type Statement } from "./attempt.ts";
import { databaseWithAccounts } from "./world.ts";

const SESSIONS = 2000;

/** Five years of four athletes (whoever has half of a table is read the whole of it): what the log asks for must not read the rows of everybody. */
describe("the log with 2,000 sessions and 40,000 sets of each athlete", () => {
  let database: Database;
  let latest: string;
  beforeAll(async () => {
    database = await databaseWithAccounts();
    await database.transaction(async (transaction) => {
      // Neither triggers nor references: the rows stand for themselves.
      await transaction.query("set local session_replication_role = replica");
      await transaction.query(
        `insert into public.performed_sessions (user_id, source, title, performed_at, duration_minutes, session_rpe)
         select owner, 'free', 'Session ' || n, timestamptz '2021-01-01' + n * interval '22 hours', 60, 7
         from unnest($1::uuid[]) as owner, generate_series(1, ${SESSIONS}) as n`,
        [`{${Object.values(ACCOUNTS).join()}}`],
      );
      await transaction.query(
        `insert into public.performed_sets (user_id, performed_session_id, exercise_name, exercise_index, set_index, metric, weight_kg, reps)
         select user_id, id, 'Exercise ' || (e + extract(epoch from performed_at)::bigint / 79200) % 40, e, s, 'weight_reps', 60 + s, 5
         from public.performed_sessions, generate_series(1, 5) as e, generate_series(1, 4) as s`,
      );
    });
    await database.query("analyze public.performed_sessions");
    await database.query("analyze public.performed_sets");
    const [row] = await database.query<{ id: string }>(
      "select id from public.performed_sessions where user_id = $1 order by performed_at desc limit 1",
      [ACCOUNTS.owner],
    );
    latest = row?.id ?? "";
  });
  afterAll(() => database.close());

  const page = `from public.performed_sessions where user_id = '${ACCOUNTS.owner}' and not in_progress`;
  const newest = "order by performed_at desc, id desc limit 21";
  test.each<[string, () => Statement]>([
    ["a page of the ledger", () => [`select * ${page} ${newest}`]],
    ["a later page", () => [`select * ${page} ${newest} offset 1500`]],
    ["words in it", () => [`select * ${page} and title ilike '%1999%' ${newest}`]],
    ["one source, the oldest first", () => [`select * ${page} and source = 'free' order by performed_at, id limit 21`]],
    ["what is in progress", () => ["select id from public.performed_sessions where user_id = auth.uid() and in_progress"]],
    ["a session with its sets", () => ["select * from public.performed_sets where performed_session_id = $1", [latest]]],
    ["what was done last time", () => ["select * from public.previous_sets('{exercise 3,exercise 7}', $1)", [latest]]],
    ["bests that are offered", () => ["select * from public.offered_personal_bests($1)", [latest]]],
    [
      "a set that is stored",
      () => [
        "select public.store_performed_session($1, $2)",
        [
          JSON.stringify({ id: latest, source: "free" }),
          JSON.stringify([{ id: ACCOUNTS.owner, exercise_name: "Exercise 3", set_index: 9, metric: "reps", reps: 5 }]),
        ],
      ],
    ],
  ])("%s is found by an index", async (_, statement) => {
    const count =
      "(select coalesce(sum(seq_scan), 0) from pg_stat_xact_user_tables where relname in ('performed_sessions', 'performed_sets'))";
    const before: Statement = [`select set_config('test.scans', ${count}::text, true)`];
    const after: Statement = [`select (${count} - current_setting('test.scans')::numeric)::int as scans`];
    expect(await attempt(database, "owner", [before, statement(), after])).toEqual({ rows: [{ scans: 0 }] });
  });
});
