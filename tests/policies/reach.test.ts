import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS, ACTORS, type Actor } from "./actors.ts";
import { attempt } from "./attempt.ts";
import { populatedDatabase } from "./world.ts";

/** Function of schema public → who may run it. A function that is not here fails the test. */
const EXECUTABLE: Readonly<Record<string, readonly string[]>> = {
  "adjust_training_plan(uuid,jsonb)": ["authenticated", "service_role"],
  "admin_activity(integer)": ["authenticated", "service_role"],
  "admin_model_usage(integer)": ["authenticated", "service_role"],
  "admin_overview()": ["authenticated", "service_role"],
  "approved_sessions(text,integer,integer)": ["authenticated", "service_role"],
  "benchmark_offers()": ["authenticated", "service_role"],
  "calendar_feed_since()": ["authenticated", "service_role"],
  "clear_safety_stops(text,date,text)": ["authenticated", "service_role"],
  "complete_session(uuid,numeric,date)": ["authenticated", "service_role"],
  "create_training_plan(jsonb,jsonb)": ["authenticated", "service_role"],
  "daily_training_load(date,date,text)": ["authenticated", "service_role"],
  "delete_benchmark_value(text,text,jsonb,date)": ["authenticated", "service_role"],
  "delete_own_account(text)": ["authenticated", "service_role"],
  "delete_personal_best_value(uuid,uuid)": ["authenticated", "service_role"],
  "disable_user(uuid)": ["authenticated", "service_role"],
  "enable_user(uuid)": ["authenticated", "service_role"],
  "end_other_sessions()": ["authenticated", "service_role"],
  "end_own_session(uuid)": ["authenticated", "service_role"],
  "end_training_plan(uuid)": ["authenticated", "service_role"],
  "exercise_history(text[],integer)": ["authenticated", "service_role"],
  "exercise_references(uuid)": ["authenticated", "service_role"],
  "exercise_story(text[])": ["authenticated", "service_role"],
  "export_own_account()": ["authenticated", "service_role"],
  "get_user_roles(uuid)": ["authenticated", "service_role"],
  "grant_user_role(uuid,text)": ["authenticated", "service_role"],
  "import_exercises(jsonb,boolean,text)": ["authenticated", "service_role"],
  "is_admin()": ["anon", "authenticated", "service_role"],
  "judge_coach_answer(bigint,boolean,text,text)": ["authenticated", "service_role"],
  "library_topics()": ["authenticated", "service_role"],
  "list_account_changes(integer,integer)": ["authenticated", "service_role"],
  "list_admin_content(text,text,text,text,integer,integer)": ["authenticated"],
  "list_own_sessions()": ["authenticated", "service_role"],
  "list_users(text,text,boolean,integer,integer)": ["authenticated", "service_role"],
  "make_user_admin(text)": ["authenticated", "service_role"],
  "open_announcements()": ["authenticated", "service_role"],
  "offered_personal_bests(uuid)": ["authenticated", "service_role"],
  "own_generated_sessions()": ["authenticated", "service_role"],
  "preview_import(jsonb)": ["authenticated", "service_role"],
  "previous_sets(text[],uuid)": ["authenticated", "service_role"],
  "raise_safety_stop(text,text,text,text,boolean)": ["authenticated", "service_role"],
  "read_calendar_feed(text)": ["anon", "authenticated", "service_role"],
  "recent_activity(timestamp with time zone,text,integer)": ["authenticated", "service_role"],
  "record_benchmarks(text,jsonb,uuid)": ["authenticated", "service_role"],
  "record_coach_exchange(text,text,jsonb,uuid,boolean)": ["authenticated", "service_role"],
  "record_model_usage(text,text,text,integer,bigint,bigint)": ["service_role"],
  "remove_calendar_feed()": ["authenticated", "service_role"],
  "reopen_performed_session(uuid)": ["authenticated", "service_role"],
  "personal_best_progress()": ["authenticated", "service_role"],
  "remove_performed_session(uuid)": ["authenticated", "service_role"],
  "reopen_session(uuid)": ["authenticated", "service_role"],
  "reopen_training_plan(uuid)": ["authenticated", "service_role"],
  "require_session()": ["authenticated", "service_role"],
  "restore_goal(jsonb,jsonb)": ["authenticated", "service_role"],
  "restore_personal_best(jsonb,jsonb)": ["authenticated", "service_role"],
  "restore_workout(jsonb,uuid)": ["authenticated", "service_role"],
  "revert_import(uuid)": ["authenticated", "service_role"],
  "review_sessions(text,text,integer,integer)": ["authenticated", "service_role"],
  "revoke_user_role(uuid,text)": ["authenticated", "service_role"],
  "rotate_calendar_feed()": ["authenticated", "service_role"],
  "save_check_in(jsonb)": ["authenticated", "service_role"],
  "save_context(jsonb,integer[],integer,integer,text[])": ["authenticated", "service_role"],
  "save_logged_session(jsonb)": ["authenticated", "service_role"],
  "save_equipment(text[])": ["authenticated", "service_role"],
  "save_training_week(integer[],integer,integer)": ["authenticated", "service_role"],
  "search_library(text,text,text,integer,integer)": ["authenticated", "service_role"],
  "search_knowledge(text,integer)": ["authenticated", "service_role"],
  "skip_session(uuid,text)": ["authenticated", "service_role"],
  "storage_usage()": ["authenticated", "service_role"],
  "store_import(jsonb,jsonb)": ["authenticated", "service_role"],
  "store_performed_session(jsonb,jsonb)": ["authenticated", "service_role"],
  "strongest_set(text,date)": ["authenticated", "service_role"],
  "athlete_records(date,date)": ["authenticated", "service_role"],
  "training_diary()": ["authenticated", "service_role"],
  "app_frame(boolean)": ["authenticated", "service_role"],
  "page_data(text[],date)": ["authenticated", "service_role"],
  "dashboard(date,text)": ["authenticated", "service_role"],
  "training_calendar(date,date,text)": ["authenticated", "service_role"],
  "training_days(date,date,text)": ["authenticated", "service_role"],
  "training_overview(date,text)": ["authenticated", "service_role"],
  "undo_plan_adjustment(uuid,date)": ["authenticated", "service_role"],
  "week_review(date,text)": ["authenticated", "service_role"],
};

describe("what the roles of the API can reach", () => {
  let database: Database;
  beforeAll(async () => {
    database = await populatedDatabase();
  });
  afterAll(() => database.close());

  test("each function of public is executable by exactly those it is meant for", async () => {
    const rows = await database.query<{ name: string; role: string }>(
      `select p.oid::regprocedure::text as name, role
       from pg_proc p, unnest('{anon,authenticated,service_role}'::text[]) as role
       where p.pronamespace = 'public'::regnamespace and has_function_privilege(role, p.oid, 'execute')
       order by p.proname, role`,
    );
    const executable: Record<string, string[]> = {};
    for (const { name, role } of rows) (executable[name] ??= []).push(role);
    expect(executable).toEqual(EXECUTABLE);
  });

  test("accounts, sessions, secrets and private functions are out of everybody's reach", async () => {
    const tables = await database.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind in ('r', 'v') and relnamespace::regnamespace::text in ('auth', 'ironpace', 'private')",
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      for (const actor of ["anon", "owner", "admin", "service_role"] as const) {
        for (const statement of [`select 1 from ${name}`, `insert into ${name} default values`, `delete from ${name}`]) {
          expect(await attempt(database, actor, [[statement]]), `${actor}: ${statement}`).toMatchObject({ refused: "42501" });
        }
      }
    }
    expect(await attempt(database, "owner", [["select private.clock_seconds('4:00')"]])).toMatchObject({ refused: "42501" });
  });

  test.each(ACTORS)("%s can make nothing of its own in the database", async (actor) => {
    for (const statement of ["create table public.mine (id int)", "create schema mine", "alter role anon superuser", "create role mine"]) {
      expect(await attempt(database, actor, [[statement]]), statement).toMatchObject({ refused: "42501" });
    }
  });

  test("user_stats is the only view", async () => {
    const views = await database.query(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f')",
    );
    expect(views).toEqual([{ name: "user_stats" }]);
  });

  const seen: Readonly<Record<Actor, readonly string[]>> = {
    anon: [],
    owner: [ACCOUNTS.owner],
    other: [ACCOUNTS.other],
    coach: [ACCOUNTS.coach],
    admin: Object.values(ACCOUNTS),
    service_role: Object.values(ACCOUNTS),
  };
  test.each(ACTORS)("user_stats shows %s what the tables behind it show", async (actor) => {
    expect(await attempt(database, actor, [["select user_id from public.user_stats order by user_id"]])).toEqual({
      rows: seen[actor].map((user_id) => ({ user_id })),
    });
  });

  test("user_stats counts work, bests and reached goals", async () => {
    const statement = "select total_workouts, total_personal_bests, completed_goals, level from public.user_stats";
    expect(await attempt(database, "owner", [[statement]])).toEqual({
      rows: [{ total_workouts: 1, total_personal_bests: 1, completed_goals: 0, level: 1 }],
    });
    expect(await attempt(database, "owner", [["update public.goals set current_value = 150"], [statement]])).toMatchObject({
      rows: [{ completed_goals: 1 }],
    });
  });

  test.each([
    [
      "an own entry for somebody else's session",
      "insert into public.performed_sessions (source, training_session_id) values ('plan_session', '10000000-0000-4000-8000-000000000011')",
      "42501",
    ],
    [
      "a set in somebody else's entry",
      "insert into public.performed_sets (performed_session_id, exercise_name, set_index, metric, reps) values ('10000000-0000-4000-8000-000000000020', 'Dip', 1, 'reps', 5)",
      "23503",
    ],
    [
      "a plan for somebody else's competition",
      "insert into public.training_plans (competition_id) values ('10000000-0000-4000-8000-000000000012')",
      "23503",
    ],
    [
      "a plan that continues somebody else's",
      "insert into public.training_plans (previous_plan_id) values ('10000000-0000-4000-8000-000000000010')",
      "23503",
    ],
    [
      "a best in somebody else's set",
      "insert into public.personal_bests (category, exercise_name, value, date, performed_set_id) values ('strength', 'Snatch', '80', '2026-11-01', '10000000-0000-4000-8000-000000000021')",
      "23503",
    ],
  ])("another athlete cannot hang on to a row of the owner: %s", async (_, statement, refused) => {
    expect(await attempt(database, "other", [[statement]])).toMatchObject({ refused });
  });

  test("a plan marked as public shows nobody else what its athlete felt, noted and reported, nor anything", async () => {
    const published = [
      ["update public.training_plans set is_public = true, adjustment_reason = 'left knee'"],
      ["update public.training_sessions set completed = true, session_rpe = 8"],
    ] as const;
    for (const actor of ["anon", "other", "coach"] as const) {
      for (const table of ["training_plans", "training_sessions", "plan_adjustments", "plan_circumstances", "performed_sessions"]) {
        expect(await attempt(database, actor, [[`select 1 from public.${table}`]], published), `${actor}: ${table}`).toEqual({ rows: [] });
      }
    }
    expect(await attempt(database, "owner", [["select title from public.training_sessions"]], published)).toEqual({
      rows: [{ title: "Squats" }],
    });
    expect(await attempt(database, "other", [["update public.training_sessions set title = 'mine' returning 1"]], published)).toEqual({
      rows: [],
    });
  });
});
