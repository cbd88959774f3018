import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../apps/server/src/database/database.ts";
import { ENGINES } from "../support/engines.ts";
import { ACCOUNTS } from "./actors.ts";
import { attempt, type Statement } from "./attempt.ts";
import { databaseWithAccounts } from "./world.ts";

const MINE = `'${ACCOUNTS.owner}'`;

/** What the pages of the training diary ask for, as the data service words it. */
const QUERIES: readonly (readonly [page: string, sql: string])[] = [
  ["workouts", `select * from public.workouts where user_id = ${MINE} order by date desc, created_at desc, id limit 24`],
  ["workouts of a type", `select * from public.workouts where user_id = ${MINE} and type = 'strength' order by date limit 24 offset 48`],
  ["workouts with a tag", `select * from public.workouts where user_id = ${MINE} and tags @> '{track}' order by date desc limit 24`],
  [
    "workouts with a word",
    `select * from public.workouts where user_id = ${MINE} and (title ilike '%row%' or tags @> '{row}') order by title limit 24`,
  ],
  [
    "workouts with their work",
    `select w.id, p.id from public.workouts as w left join public.performed_sessions as p on p.workout_id = w.id and p.user_id = w.user_id
     where w.user_id = ${MINE} order by w.date desc limit 24`,
  ],
  ["competitions", `select * from public.competitions where user_id = ${MINE} order by date, created_at`],
  ["competitions to plan for", `select * from public.competitions where user_id = ${MINE} and date >= '2026-11-22' order by date limit 50`],
  ["goals", `select * from public.goals where user_id = ${MINE} order by due_date`],
  ["the log", `select * from public.logged_sessions where user_id = ${MINE} and not completed order by date desc limit 50`],
  ["done sessions", `select * from public.performed_sessions where user_id = ${MINE} order by performed_at desc limit 25`],
  [
    "sets of a session",
    `select s.* from public.performed_sets as s join public.performed_sessions as p on p.id = s.performed_session_id and p.user_id = s.user_id
     where p.id = '50000000-0000-4000-8000-000000000001' and p.user_id = ${MINE}`,
  ],
  ["the sets of an exercise", `select * from public.performed_sets where user_id = ${MINE} and lower(btrim(exercise_name)) = 'exercise 7'`],
];

/** 15 athletes with 2,000 workouts, sessions and entries of the log each, and 40,000 sets of one of them. */
const FILL: readonly Statement[] = [
  // Neither triggers nor references: the rows stand for themselves.
  ["set local session_replication_role = replica"],
  [
    `create temporary table athletes on commit drop as select n, case n when 1 then ${MINE}::uuid else gen_random_uuid() end as id from generate_series(1, 15) as n`,
  ],
  [
    `insert into public.workouts (user_id, title, type, date, tags)
     select id, 'Workout ' || k, (array['strength', 'endurance'])[1 + k % 2], date '2022-01-01' + k % 1800, array['track'] from athletes, generate_series(1, 2000) as k`,
  ],
  [
    `insert into public.logged_sessions (user_id, date, workout_name, completed)
     select id, date '2022-01-01' + k % 1800, 'Entry', k % 100 > 0 from athletes, generate_series(1, 2000) as k`,
  ],
  [
    `insert into public.performed_sessions (user_id, source, performed_at)
     select id, 'free', timestamptz '2022-01-01' + make_interval(days => k % 1800) from athletes, generate_series(1, 2000) as k`,
  ],
  [
    `insert into public.performed_sets (user_id, performed_session_id, exercise_name, exercise_index, set_index, metric, reps)
     select user_id, id, 'Exercise ' || e + 5 * (extract(day from performed_at)::int % 8), e, s, 'reps', 5
     from public.performed_sessions, generate_series(1, 5) as e, generate_series(1, 4) as s
     where user_id = ${MINE} or performed_at < '2022-06-01'`,
  ],
  [
    `insert into public.competitions (user_id, name, date, location)
     select id, 'Race', date '2022-01-01' + 18 * k, 'Graz' from athletes, generate_series(1, 100) as k`,
  ],
  [
    `insert into public.goals (user_id, title, category, target_value, unit, due_date)
     select id, 'Goal', 'strength', 100, 'kg', date '2022-01-01' + 9 * k from athletes, generate_series(1, 200) as k`,
  ],
];

describe.each(ENGINES)("five years of one athlete among others, on %s", (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts(engine);
    await database.transaction(async (transaction) => {
      for (const [text] of FILL) await transaction.query(text);
    });
    await database.query("analyze");
  });
  afterAll(() => database.close());

  test.each(QUERIES)("%s are found by an index", async (_page, sql) => {
    const outcome = await attempt(database, "owner", [[`explain ${sql}`]]);
    const plan = "rows" in outcome ? outcome.rows.map((row) => String(row["QUERY PLAN"])).join("\n") : outcome.message;
    expect(plan).toMatch(/Index|Bitmap/);
    expect(plan).not.toMatch(/Seq Scan on (?!athletes)/);
  });
});
