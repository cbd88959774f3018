import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#server/database/database.ts";
import { ACCOUNTS } from "../actors.ts";
import { attempt, type Statement } from "../attempt.ts";
import { databaseWithAccounts } from "../world.ts";

const GOAL = "40000000-0000-4000-8000-000000000001";
const WORK = "40000000-0000-4000-8000-000000000002";

describe("goals and personal bests", () => {
  let database: Database;
  beforeAll(async () => {
    database = await databaseWithAccounts();
  });
  afterAll(() => database.close());

  const goal = (columns: Readonly<Record<string, string | number>> = {}): Statement => {
    const row = { id: GOAL, title: "Goal", category: "endurance", target_value: 20, unit: "km", due_date: "2026-03-08", ...columns };
    const values = Object.values(row).map(String);
    return [`insert into public.goals (${Object.keys(row).join(", ")}) values (${values.map((_, i) => `$${i + 1}`).join(", ")})`, values];
  };
  const measured = (measure: string, columns: Readonly<Record<string, string | number>> = {}) =>
    goal({ measure, start_date: "2026-03-02", ...columns });
  const work = (day: string, minutes = 45): Statement => [
    "insert into public.performed_sessions (id, source, performed_at, duration_minutes) values ($1, 'free', $2, $3)",
    [WORK, `${day}T10:00:00Z`, String(minutes)],
  ];
  const set = (name: string, index: number, columns: string): Statement => [
    `insert into public.performed_sets (performed_session_id, exercise_name, set_index, ${columns.split("=")[0]}) values ($1, $2, $3, ${columns.split("=")[1]})`,
    [WORK, name, String(index)],
  ];
  const run = (metres: number, index = 1) => set("Run", index, `metric, metres='distance', ${metres}`);
  const lift = (name: string, kilograms: number, reps: number, index = 1) =>
    set(name, index, `metric, weight_kg, reps='weight_reps', ${kilograms}, ${reps}`);
  const value: Statement = ["select current_value::float8 as value, completed_at is not null as completed from public.goals"];
  const progress: Statement = ["select value::float8 as value from public.goal_progress order by day"];

  test("a falling goal counts from where it began, and is reached from above", async () => {
    const state: Statement = ["select start_value::float8 as start, completed_at is not null as completed from public.goals"];
    const time = goal({ unit: "min", current_value: 25, target_value: 22, falling: "true" });
    const change = (to: number): Statement => ["update public.goals set current_value = $1", [String(to)]];
    expect(await attempt(database, "owner", [time, state])).toEqual({ rows: [{ start: 25, completed: false }] });
    expect(await attempt(database, "owner", [time, change(23), state])).toEqual({ rows: [{ start: 25, completed: false }] });
    expect(await attempt(database, "owner", [time, change(22), state])).toEqual({ rows: [{ start: 25, completed: true }] });
    expect(await attempt(database, "owner", [time, change(21), change(24), state])).toEqual({ rows: [{ start: 25, completed: false }] });
    expect(await attempt(database, "owner", [time, ["update public.goals set falling = false"], state])).toEqual({
      rows: [{ start: null, completed: true }],
    });
    expect(await attempt(database, "owner", [goal({ current_value: 20, target_value: 22, falling: "true" })])).toMatchObject({
      refused: "23514",
    });
    expect(await attempt(database, "owner", [measured("distance", { falling: "true" })])).toMatchObject({ refused: "23514" });
  });

  test.each<[string, Statement[], number]>([
    ["distance in kilometres", [measured("distance"), work("2026-03-05"), run(12_400), run(800, 2)], 13.2],
    ["distance in miles", [measured("distance", { unit: "mi" }), work("2026-03-05"), run(8046.72)], 5],
    ["distance of one exercise", [measured("distance", { exercise_name: "Row" }), work("2026-03-05"), run(12_400)], 0],
    ["the last day counts", [measured("distance"), work("2026-03-08"), run(5000)], 5],
    ["the day before does not", [measured("distance"), work("2026-03-01"), run(5000)], 0],
    ["the day after does not", [measured("distance"), work("2026-03-09"), run(5000)], 0],
    ["work from before the goal was set", [work("2026-03-05"), run(5000), measured("distance")], 5],
    ["training time in hours", [measured("minutes", { unit: "h" }), work("2026-03-05", 90)], 1.5],
    ["sessions", [measured("sessions", { unit: "sessions" }), work("2026-03-05")], 1],
    [
      "the heaviest set of an exercise, however it is spelled",
      [
        measured("weight", { unit: "kg", exercise_name: "back squat" }),
        work("2026-03-05"),
        lift("Back Squat", 120, 5),
        lift(" BACK SQUAT", 130, 2, 2),
        lift("Deadlift", 180, 1, 3),
      ],
      130,
    ],
    [
      "the most repetitions",
      [measured("reps", { unit: "reps", exercise_name: "Pull-up" }), work("2026-03-05"), set("Pull-up", 1, "metric, reps='reps', 14")],
      14,
    ],
    [
      "work that is taken out again",
      [measured("sessions", { unit: "sessions" }), work("2026-03-05"), ["delete from public.performed_sessions"]],
      0,
    ],
    [
      "work that is corrected",
      [measured("minutes", { unit: "min" }), work("2026-03-05"), ["update public.performed_sessions set duration_minutes = 50"]],
      50,
    ],
    ["a value that a client claims", [measured("distance", { current_value: 19 })], 0],
  ])("a measured goal: %s", async (_, statements, expected) => {
    expect(await attempt(database, "owner", [...statements, value])).toMatchObject({ rows: [{ value: expected }] });
  });

  test.each<[string, Statement[], number]>([
    ["the number of the profile", [["insert into public.strength_benchmarks (back_squat) values (130)"]], 130],
    [
      "a stored best",
      [["insert into public.personal_bests (category, exercise_name, value, date) values ('strength', 'Back Squat', '135', '2026-01-01')"]],
      135,
    ],
    ["an earlier set of the log", [work("2025-11-05"), lift("Back squat", 125, 1)], 125],
    [
      "the best of them, not a training set",
      [["insert into public.strength_benchmarks (back_squat) values (130)"], work("2026-03-05"), lift("Back squat", 100, 6)],
      130,
    ],
    ["nothing of another lift", [["insert into public.strength_benchmarks (deadlift) values (160)"]], 0],
  ])("a goal of a lift begins at %s, known before or entered later", async (_, known, expected) => {
    const lifted = measured("weight", { unit: "kg", exercise_name: "Back squat", target_value: 140 });
    expect(await attempt(database, "owner", [...known, lifted, value])).toMatchObject({ rows: [{ value: expected }] });
    expect(await attempt(database, "owner", [lifted, ...known, value])).toMatchObject({ rows: [{ value: expected }] });
  });

  test("a measured goal is completed by the work, and open again without it", async () => {
    const done = [measured("distance"), work("2026-03-05"), run(21_000)];
    expect(await attempt(database, "owner", [...done, value])).toEqual({ rows: [{ value: 21, completed: true }] });
    expect(await attempt(database, "owner", [...done, ["delete from public.performed_sets"], value])).toEqual({
      rows: [{ value: 0, completed: false }],
    });
  });

  test("nobody's work counts for somebody else", async () => {
    const foreign: Statement = [
      "insert into public.performed_sessions (user_id, source, performed_at, duration_minutes) values ($1, 'free', '2026-03-05T10:00:00Z', 45)",
      [ACCOUNTS.other],
    ];
    expect(await attempt(database, "owner", [measured("sessions", { unit: "sessions" }), value], [foreign])).toMatchObject({
      rows: [{ value: 0 }],
    });
  });

  test.each([
    ["a measure that is none", measured("mood")],
    ["a distance in kilograms", measured("distance", { unit: "kg" })],
    ["a weight of no exercise", measured("weight", { unit: "kg" })],
  ])("refuses %s", async (_, statement) => {
    expect(await attempt(database, "owner", [statement])).toMatchObject({ refused: "23514" });
  });

  test("each change is kept, the last one of a day", async () => {
    const change = (to: number): Statement => ["update public.goals set current_value = $1", [String(to)]];
    expect(await attempt(database, "owner", [goal({ current_value: 3 }), progress])).toEqual({ rows: [{ value: 3 }] });
    expect(await attempt(database, "owner", [goal({ current_value: 3 }), change(5), change(8), progress])).toEqual({
      rows: [{ value: 8 }],
    });
  });

  test("a deletion is taken back with what came with it, and only for oneself", async () => {
    const row = {
      id: GOAL,
      title: "Goal",
      category: "endurance",
      current_value: 8,
      target_value: 20,
      unit: "km",
      start_date: "2026-01-01",
    };
    const stored = { ...row, due_date: "2026-03-08", created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" };
    const restore = (claimed: object): Statement => [
      "select user_id from public.restore_goal($1, $2)",
      [
        JSON.stringify({ ...stored, ...claimed }),
        JSON.stringify([
          { day: "2026-01-01", value: 3 },
          { day: "2026-02-01", value: 8 },
        ]),
      ],
    ];
    expect(await attempt(database, "owner", [restore({ user_id: ACCOUNTS.other })])).toEqual({ rows: [{ user_id: ACCOUNTS.owner }] });
    expect(await attempt(database, "owner", [restore({}), progress])).toEqual({ rows: [{ value: 3 }, { value: 8 }] });
    expect(await attempt(database, "owner", [goal(), restore({})])).toMatchObject({ refused: "23505" });
    expect(await attempt(database, "anon", [restore({})])).toMatchObject({ refused: "42501" });
  });

  test("a deleted personal best comes back with its history", async () => {
    const best = { id: GOAL, category: "running", exercise_name: "5km", value: "22:15", unit: "min", metric: "time", direction: "lower" };
    const stored = { ...best, date: "2026-06-01", created_at: "2026-01-01T00:00:00Z", updated_at: "2026-06-01T00:00:00Z" };
    const restore: Statement = [
      "select user_id, value_number::float8 as number from public.restore_personal_best($1, $2)",
      [JSON.stringify({ ...stored, user_id: ACCOUNTS.other }), JSON.stringify([{ value: "24:10", unit: "min", date: "2026-01-01" }])],
    ];
    expect(await attempt(database, "owner", [restore])).toEqual({ rows: [{ user_id: ACCOUNTS.owner, number: 1335 }] });
    expect(
      await attempt(database, "owner", [restore, ["select value, value_number::float8 as number from public.personal_best_history"]]),
    ).toEqual({ rows: [{ value: "24:10", number: 1450 }] });
  });
});
