import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

const SESSION = "20000000-0000-4000-8000-000000000001";

describe("completed work", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
    await database.query("insert into public.training_plans (id, creator_id) values ($1, $1)", [ACCOUNTS.owner]);
    await database.query(
      "insert into public.training_sessions (id, plan_id, title, week, day, duration) values ($1, $2, 'Squats', 1, 1, 50)",
      [SESSION, ACCOUNTS.owner],
    );
  });
  afterAll(() => database.close());

  const complete: Statement = ["select * from public.complete_session($1, 7)", [SESSION]];
  const reopen: Statement = ["select * from public.reopen_session($1)", [SESSION]];
  const set = (columns: string): Statement => [`update public.training_sessions set ${columns} where id = $1`, [SESSION]];
  const state: Statement = ["select completed, status, completed_at is not null as timed, session_rpe::text from public.training_sessions"];
  const ledger: Statement = [
    "select source, title, duration_minutes::text as minutes, session_rpe::text as rpe, load::text from public.performed_sessions",
  ];
  const DONE = { completed: true, status: "completed", timed: true };
  const OPEN = { completed: false, status: "planned", timed: false, session_rpe: null };

  test("complete_session marks the session and writes the ledger, with load = minutes × RPE", async () => {
    expect(await attempt(database, "owner", [complete])).toMatchObject({ rows: [{ id: SESSION, completed: true, status: "completed" }] });
    expect(await attempt(database, "owner", [complete, state])).toEqual({ rows: [{ ...DONE, session_rpe: "7.0" }] });
    expect(await attempt(database, "owner", [complete, ledger])).toEqual({
      rows: [{ source: "plan_session", title: "Squats", minutes: "50", rpe: "7.0", load: "350.0" }],
    });
  });

  test("completing twice stores the work once; the effort may be added later", async () => {
    const first: Statement = ["select * from public.complete_session($1)", [SESSION]];
    expect(await attempt(database, "owner", [first, first, ledger])).toMatchObject({ rows: [{ rpe: null, load: null }] });
    expect(await attempt(database, "owner", [first, complete, ledger])).toMatchObject({ rows: [{ rpe: "7.0", load: "350.0" }] });
  });

  test("the documented way, completed = true, does the same", async () => {
    expect(await attempt(database, "owner", [set("completed = true"), state])).toMatchObject({ rows: [DONE] });
    expect(await attempt(database, "owner", [set("completed = true"), ledger])).toMatchObject({ rows: [{ source: "plan_session" }] });
    expect(await attempt(database, "owner", [set("status = 'completed'"), state])).toMatchObject({ rows: [DONE] });
  });

  test.each([
    ["reopen_session", reopen],
    ["completed = false", set("completed = false")],
    ["status = planned", set("status = 'planned'")],
  ])("%s takes it back", async (_, undo) => {
    expect(await attempt(database, "owner", [complete, undo, state])).toEqual({ rows: [OPEN] });
    expect(await attempt(database, "owner", [complete, undo, ledger])).toEqual({ rows: [] });
    expect(await attempt(database, "owner", [complete, undo, complete, ledger])).toMatchObject({ rows: [{ load: "350.0" }] });
  });

  test("sets that were logged survive reopening, and completing again finds them", async () => {
    const logSet: Statement = [
      `insert into public.performed_sets (performed_session_id, exercise_name, set_index, metric, weight_kg, reps)
       select id, 'Back squat', 1, 'weight_reps', 100, 5 from public.performed_sessions`,
    ];
    const sets: Statement = [
      "select training_session_id from public.performed_sets join public.performed_sessions on performed_sessions.id = performed_session_id",
    ];
    expect(await attempt(database, "owner", [complete, logSet, reopen, sets])).toEqual({ rows: [{ training_session_id: SESSION }] });
    expect(await attempt(database, "owner", [complete, logSet, reopen, complete, ledger])).toMatchObject({ rows: [{ load: "350.0" }] });
  });

  test("skipped and moved sessions are not completed", async () => {
    expect(await attempt(database, "owner", [complete, set("status = 'skipped'"), state])).toMatchObject({
      rows: [{ ...OPEN, status: "skipped" }],
    });
    expect(await attempt(database, "owner", [set("status = 'moved', scheduled_date = '2026-12-01'"), state])).toMatchObject({
      rows: [{ status: "moved" }],
    });
  });

  test("nobody completes or reopens the session of somebody else", async () => {
    for (const statement of [complete, reopen]) {
      expect(await attempt(database, "other", [statement])).toMatchObject({ refused: "PT404", message: "Session not found" });
      expect(await attempt(database, "admin", [statement])).toMatchObject({ refused: "PT404" });
      expect(await attempt(database, "anon", [statement])).toMatchObject({ refused: "42501" });
    }
  });

  describe("done on another day", () => {
    const on = (day: string): Statement => [`select status from public.complete_session($1, 7, ${day})`, [SESSION]];
    const begun: Statement = ["update public.training_plans set start_date = date_trunc('week', current_date - 7)::date"];
    const days: Statement = [
      "select (select completed_at::date = current_date - 2 from public.training_sessions where id = $1) as session, (select performed_at::date = current_date - 2 from public.performed_sessions) as work",
      [SESSION],
    ];

    test("session and ledger say which day it was", async () => {
      expect(await attempt(database, "owner", [begun, on("current_date - 2"), days])).toEqual({ rows: [{ session: true, work: true }] });
    });

    test("taking it back and completing it now forgets the day", async () => {
      const statements = [begun, on("current_date - 2"), reopen, complete, days];
      expect(await attempt(database, "owner", statements)).toEqual({ rows: [{ session: false, work: false }] });
    });

    test("not on a day to come, not before the plan, and nobody else's", async () => {
      expect(await attempt(database, "owner", [begun, on("current_date + 2")])).toMatchObject({ refused: "22023" });
      expect(await attempt(database, "owner", [begun, on("current_date - 30")])).toMatchObject({ refused: "22023" });
      expect(await attempt(database, "other", [on("current_date")])).toMatchObject({ refused: "PT404" });
    });
  });

  test("an effort outside 1 to 10 is refused", async () => {
    expect(await attempt(database, "owner", [["select public.complete_session($1, 11)", [SESSION]]])).toMatchObject({ refused: "23514" });
  });

  test("work that was done stays when its plan goes", async () => {
    const gone: Statement = ["delete from public.training_plans"];
    expect(await attempt(database, "owner", [complete, gone, ledger])).toMatchObject({ rows: [{ title: "Squats", load: "350.0" }] });
  });

  test.each([
    [
      "workouts",
      "insert into public.workouts (title, duration, completed, session_rpe) values ('Intervals', 40, true, 8)",
      "workout",
      "320.0",
    ],
    [
      "logged_sessions",
      "insert into public.logged_sessions (date, workout_name, duration, completed, session_rpe) values ('2026-11-20', 'Row', 30, true, 6)",
      "logged_session",
      "180.0",
    ],
  ])("completed %s are in the ledger", async (table, insert, source, load) => {
    expect(await attempt(database, "owner", [[insert], ledger])).toMatchObject({ rows: [{ source, load }] });
    expect(await attempt(database, "owner", [[insert], [`update public.${table} set completed = false`], ledger])).toEqual({ rows: [] });
    expect(await attempt(database, "owner", [[insert], [`delete from public.${table}`], ledger])).toMatchObject({ rows: [{ load }] });
  });

  test("a workout that comes back has its work again, once", async () => {
    const done: Statement = [
      "insert into public.workouts (id, title, duration, completed, session_rpe, tags) values ($1, 'Intervals', 40, true, 8, '{run}')",
      [SESSION],
    ];
    const keep: Statement = [
      `create temporary table kept on commit drop as select to_jsonb(w) as workout, p.id as entry
       from public.workouts as w join public.performed_sessions as p on p.workout_id = w.id`,
    ];
    const gone: Statement = ["delete from public.workouts"];
    const back: Statement = ["select public.restore_workout(workout, entry) from kept"];
    const both: Statement = [
      `select w.title, w.tags, w.completed_at = (k.workout ->> 'completed_at')::timestamptz as same_time, p.id = k.entry as same_work, p.load::text
       from public.workouts as w, public.performed_sessions as p, kept as k where p.workout_id = w.id`,
    ];
    const rows = [{ title: "Intervals", tags: ["run"], same_time: true, same_work: true, load: "320.0" }];
    expect(await attempt(database, "owner", [done, keep, gone, back, both])).toEqual({ rows });
    const taken: Statement = ["delete from public.performed_sessions"];
    expect(await attempt(database, "owner", [done, keep, gone, taken, back, ledger])).toMatchObject({ rows: [{ load: "320.0" }] });
    expect(await attempt(database, "owner", [done, keep, back])).toMatchObject({ refused: "23505" });
    expect(await attempt(database, "owner", [["select public.restore_workout('{}')"]])).toMatchObject({ refused: "22023" });
  });

  describe("a workout that was logged set by set", () => {
    const workout: Statement = [
      "insert into public.workouts (id, title, duration, date) values ($1, 'Intervals', 60, '2026-01-05')",
      [SESSION],
    ];
    const logged: Statement = [
      `insert into public.performed_sessions (source, workout_id, title, performed_at, duration_minutes, in_progress)
       values ('workout', $1, 'Intervals', '2026-01-05T17:00:00Z', 47, true)`,
      [SESSION],
    ];
    // As the logger does it: the minutes that were really trained stand last.
    const finish: Statement[] = [
      ["update public.workouts set completed = true"],
      ["update public.performed_sessions set duration_minutes = 47, performed_at = '2026-01-05T17:00:00Z'"],
    ];
    const read: Statement = ["select title, performed_at::text as at, duration_minutes::text as minutes from public.performed_sessions"];
    const renamed: Statement = ["update public.workouts set title = 'Long intervals'"];

    test("keeps its minutes and its time when its title is corrected, and follows when they are", async () => {
      const done = [workout, logged, ...finish];
      const at = "2026-01-05 17:00:00+00";
      expect(await attempt(database, "owner", [...done, renamed, read])).toEqual({
        rows: [{ title: "Long intervals", at, minutes: "47" }],
      });
      expect(await attempt(database, "owner", [...done, ["update public.workouts set duration = 50"], read])).toMatchObject({
        rows: [{ at, minutes: "50" }],
      });
      expect(await attempt(database, "owner", [...done, ["update public.workouts set date = '2026-01-04'"], read])).toMatchObject({
        rows: [{ at: "2026-01-04 12:00:00+00", minutes: "47" }],
      });
    });

    test("stays in the ledger when it is corrected while it is being logged", async () => {
      expect(await attempt(database, "owner", [workout, logged, renamed, read])).toMatchObject({ rows: [{ minutes: "47" }] });
    });

    test("comes back as it was logged", async () => {
      const keep: Statement = ["create temporary table kept on commit drop as select to_jsonb(w) as workout from public.workouts as w"];
      const gone: Statement = ["delete from public.workouts"];
      const back: Statement = ["select public.restore_workout(workout, (select id from public.performed_sessions)) from kept"];
      expect(await attempt(database, "owner", [workout, logged, ...finish, keep, gone, back, read])).toEqual({
        rows: [{ title: "Intervals", at: "2026-01-05 17:00:00+00", minutes: "47" }],
      });
    });
  });

  test("work that is logged later counts on its own day, and follows changes of the log", async () => {
    const insert: Statement = [
      "insert into public.logged_sessions (date, workout_name, duration, completed) values ('2026-01-05', 'Row', 30, true)",
    ];
    const change: Statement = ["update public.logged_sessions set duration = 45, date = '2026-01-04'"];
    const read: Statement = ["select performed_at::text as at, duration_minutes::text as minutes from public.performed_sessions"];
    expect(await attempt(database, "owner", [insert, read])).toEqual({ rows: [{ at: "2026-01-05 12:00:00+00", minutes: "30" }] });
    expect(await attempt(database, "owner", [insert, change, read])).toEqual({ rows: [{ at: "2026-01-04 12:00:00+00", minutes: "45" }] });
  });

  test("the same idempotency key stores the same work once", async () => {
    const insert: Statement = ["insert into public.performed_sessions (source, idempotency_key) values ('free', 'k1')"];
    expect(await attempt(database, "owner", [insert, insert])).toMatchObject({ refused: "23505" });
    const mine: Statement = [
      "insert into public.performed_sessions (user_id, source, idempotency_key) values ($1, 'free', 'k1')",
      [ACCOUNTS.other],
    ];
    expect(await attempt(database, "owner", [insert], [mine])).toEqual({ rows: [] });
  });

  test.each([
    ["weight_reps", "weight_kg, reps", "100, 5", "weight_kg", "100"],
    ["reps", "reps", "12", "seconds", "12"],
    ["time", "seconds", "61.5", "reps", "61"],
    ["distance", "metres, seconds", "500, 98.4", "seconds", "98"],
    ["weight_distance", "weight_kg, metres", "48, 200", "metres", "200"],
    ["calories", "calories", "30", "reps", "30"],
  ])("a set in %s has the measures of its metric", async (metric, columns, values, wrongColumn, wrongValue) => {
    const entry: Statement = ["insert into public.performed_sessions (id, source) values ($1, 'free')", [SESSION]];
    const insert = (names: string, measures: string): Statement => [
      `insert into public.performed_sets (performed_session_id, exercise_name, set_index, metric, ${names}) values ('${SESSION}', 'Any', 1, '${metric}', ${measures})`,
    ];
    expect(await attempt(database, "owner", [entry, insert(columns, values)])).toEqual({ rows: [] });
    expect(await attempt(database, "owner", [entry, insert(wrongColumn, wrongValue)])).toMatchObject({ refused: "23514" });
  });
});
