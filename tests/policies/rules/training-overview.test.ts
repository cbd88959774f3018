import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

describe("the overview of the ledger", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  let number = 0;
  const work = (at: string, minutes = "60", rpe: string | null = "7"): Statement => [
    "insert into public.performed_sessions (id, source, title, performed_at, duration_minutes, session_rpe) values ($1, 'free', $2, $3, $4, $5)",
    [`50000000-0000-4000-8000-${String(++number).padStart(12, "0")}`, `Workout ${number}`, at, minutes, rpe],
  ];
  const best = (exercise: string, value: string, date: string): Statement => [
    `insert into public.personal_bests (category, exercise_name, value, date) values ('strength', $1, $2, $3)
     on conflict (user_id, category, exercise_key) do update set value = excluded.value, date = excluded.date`,
    [exercise, value, date],
  ];
  const overview = (today: string, zone = "UTC"): Statement => ["select * from public.training_overview($1, $2)", [today, zone]];
  const rows = async (...statements: Statement[]) => {
    const answer = await attempt(database, "owner", statements);
    if (!("rows" in answer)) throw new Error(JSON.stringify(answer));
    return answer.rows;
  };

  test("this month is compared with last month up to the same day", async () => {
    const [row] = await rows(
      ...["2026-02-01", "2026-02-09", "2026-02-11", "2026-03-02", "2026-03-10", "2026-03-11"].map((day) => work(`${day}T10:00:00Z`)),
      best("Deadlift", "180", "2026-02-03"),
      best("Deadlift", "185", "2026-03-01"),
      best("Clean", "90", "2026-02-20"),
      overview("2026-03-10"),
    );
    expect(row).toMatchObject({
      workouts_this_month: 2,
      workouts_last_month: 2,
      bests_this_month: 1,
      bests_last_month: 1,
      personal_bests: 2,
    });
  });

  test("a best counts once a month, and only for values that raised it", async () => {
    const [row] = await rows(
      best("Deadlift", "180", "2026-03-01"),
      best("Deadlift", "185", "2026-03-02"),
      best("Deadlift", "190", "2026-03-03"),
      best("Deadlift", "150", "2026-02-02"),
      best("Clean", "90", "2026-01-20"),
      best("Clean", "80", "2026-03-05"),
      overview("2026-03-10"),
    );
    expect(row).toMatchObject({ bests_this_month: 1, bests_last_month: 1, personal_bests: 2 });
    const shown = await rows(best("Clean", "90", "2026-01-20"), best("Clean", "80", "2026-03-05"), best("Clean", "95", "2026-03-07"), [
      "select value from public.recent_activity()",
    ]);
    expect(shown).toEqual([{ value: "95" }, { value: "90" }]);
  });

  test("at the end of a long month all of a short one counts", async () => {
    const [row] = await rows(work("2026-02-28T10:00:00Z"), work("2026-03-01T10:00:00Z"), overview("2026-03-31"));
    expect(row).toMatchObject({ workouts_this_month: 1, workouts_last_month: 1 });
  });

  test.each([
    ["no work is no streak", [], 0, 0],
    ["this week may still be empty", ["2026-02-24", "2026-03-05"], 2, 2],
    ["a week without work ends it", ["2026-02-10", "2026-02-17", "2026-02-24"], 0, 3],
    ["a second workout of a week adds nothing", ["2026-03-02", "2026-03-08", "2026-03-09"], 2, 2],
    ["the longest stays known", ["2026-01-05", "2026-01-12", "2026-01-19", "2026-03-09"], 1, 3],
  ] as const)("streak: %s", async (_, days, current, longest) => {
    const [row] = await rows(...days.map((day) => work(`${day}T10:00:00Z`)), overview("2026-03-12"));
    expect(row).toMatchObject({ streak_weeks: current, longest_streak_weeks: longest });
  });

  test("a day is a day where the athlete is", async () => {
    const late = work("2026-03-31T23:30:00Z");
    const [there] = await rows(late, overview("2026-04-01", "Europe/Berlin"));
    expect(there).toMatchObject({ workouts_this_month: 1, workouts_last_month: 0 });
    expect(
      await rows(late, [
        "select day::text, load::float8 as load from public.daily_training_load('2026-03-30', '2026-04-02', 'Europe/Berlin')",
      ]),
    ).toEqual([{ day: "2026-04-01", load: 420 }]);
  });

  test("an unknown time zone is refused by name", async () => {
    expect(await attempt(database, "owner", [work("2026-03-02T08:00:00Z"), overview("2026-03-12", "Mars/Olympus")])).toMatchObject({
      refused: "22023",
    });
  });

  test("what is still being logged does not count yet", async () => {
    const begun: Statement = ["update public.performed_sessions set in_progress = true"];
    const [row] = await rows(work("2026-03-02T08:00:00Z"), begun, overview("2026-03-03"));
    expect(row).toMatchObject({ workouts_this_month: 0, streak_weeks: 0 });
    expect(await rows(work("2026-03-02T08:00:00Z"), begun, ["select * from public.recent_activity()"])).toEqual([]);
    expect(
      await rows(work("2026-03-02T08:00:00Z"), begun, ["select * from public.daily_training_load('2026-03-01', '2026-03-31')"]),
    ).toEqual([]);
  });

  test("a session without its effort has no load, and is counted as such", async () => {
    const load: Statement = [
      "select day::text, sessions, minutes::float8 as minutes, load::float8 as load, without_load from public.daily_training_load('2026-03-01', '2026-03-31')",
    ];
    expect(
      await rows(work("2026-03-02T08:00:00Z"), work("2026-03-02T18:00:00Z", "30", null), work("2026-03-04T08:00:00Z", "40", "5"), load),
    ).toEqual([
      { day: "2026-03-02", sessions: 2, minutes: 90, load: 420, without_load: 1 },
      { day: "2026-03-04", sessions: 1, minutes: 40, load: 200, without_load: 0 },
    ]);
  });

  test("load is split as the plan has it, else as kilograms and metres say", async () => {
    const set = (sets: string): Statement => [
      `insert into public.performed_sets (performed_session_id, exercise_name, set_index, metric, weight_kg, reps, metres)
       select id, ${sets} from public.performed_sessions order by created_at desc, title desc limit 1`,
    ];
    const split = async (...sets: Statement[]) => {
      const [row] = await rows(work("2026-03-02T08:00:00Z"), ...sets, [
        "select iron_load::float8 as iron, load::float8 as load from public.daily_training_load('2026-03-01', '2026-03-31')",
      ]);
      return row;
    };
    const lifted = set("'Back squat', 1, 'weight_reps', 100, 5, null");
    const ran = set("'Run', 2, 'distance', null, null, 5000");
    expect(await split()).toEqual({ iron: 210, load: 420 });
    expect(await split(lifted)).toEqual({ iron: 420, load: 420 });
    expect(await split(ran)).toEqual({ iron: 0, load: 420 });
    expect(await split(lifted, ran)).toEqual({ iron: 210, load: 420 });
  });

  test("activity comes newest first, every tenth workout with a badge, page by page without a gap", async () => {
    const at = (day: number) => `2026-03-${String(day).padStart(2, "0")}T10:00:00Z`;
    const works = Array.from({ length: 10 }, (_, index) => work(at(index + 1)));
    const goal: Statement = [
      "insert into public.goals (title, category, target_value, current_value, unit, due_date) values ('Row', 'endurance', 2, 2, 'km', '2026-04-01')",
    ];
    const others = [best("Deadlift", "180", "2026-03-03"), best("Deadlift", "185", "2026-03-09"), goal];
    const all: Statement = ['select id, type, title, value, at from public.recent_activity("limit" => 50)'];
    const whole = await rows(...works, ...others, all);
    expect(whole.map(({ type }) => type)).toEqual([
      "goal",
      "workout",
      "badge",
      "pb",
      ...Array.from({ length: 6 }, () => "workout"),
      "pb",
      ...Array.from({ length: 3 }, () => "workout"),
    ]);
    expect(whole.find(({ type }) => type === "badge")).toMatchObject({ title: "Level 2", value: "10" });
    const paged: Statement = [
      `with recursive pages as (
         select * from (select * from public.recent_activity("limit" => 1)) as first
         union all
         select next.* from pages, public.recent_activity(pages.at, pages.id, 1) as next
       ) select id, type, title, value, at from pages`,
    ];
    expect(await rows(...works, ...others, paged)).toHaveLength(whole.length);
  });

  test("an administrator sees their own work here, not everybody's", async () => {
    const others: Statement = [
      "insert into public.performed_sessions (user_id, source, performed_at) values ($1, 'free', '2026-03-02T08:00:00Z')",
      [ACCOUNTS.owner],
    ];
    const seen: Statement = [
      "select (select count(*) from public.recent_activity())::int as seen, workouts_this_month as month from public.training_overview('2026-03-03')",
    ];
    const answer = await attempt(database, "admin", [seen], [others]);
    expect(answer).toMatchObject({ rows: [{ seen: 0, month: 0 }] });
  });
});
