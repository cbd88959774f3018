import type { Transaction } from "#server/database/database.ts";

/** Rows of one athlete after five years of training nearly every day, or `share` of them (0-1). */
export async function getFiveYears(userId: string, database: Transaction, share = 1): Promise<void> {
  const rows = (whole: number) => String(Math.max(10, Math.round(whole * share)));
  await database.query(
    `insert into public.performed_sessions (user_id, source, title, performed_at, duration_minutes, session_rpe)
     select $1, 'free', 'Session ' || n, now() - n * interval '21 hours 54 minutes', 40 + n % 50, 3 + n % 7
     from generate_series(1, $2::int) as n`,
    [userId, rows(2000)],
  );
  await database.query(
    `insert into public.performed_sets (user_id, performed_session_id, exercise_name, exercise_index, set_index, metric, weight_kg, reps, rpe)
     select $1, s.id, (array['Back squat', 'Bench press', 'Deadlift', 'Pull-up', 'Row'])[e], e, n, 'weight_reps', 60 + (n * e) % 90, 5, 8
     from public.performed_sessions as s, generate_series(1, 5) as e, generate_series(1, 4) as n where s.user_id = $1`,
    [userId],
  );
  await database.query(
    `insert into public.workouts (user_id, title, date, tags) select $1, 'Workout ' || n, current_date - n, array['legs'] from generate_series(1, $2::int) as n`,
    [userId, rows(500)],
  );
  await database.query(
    `insert into public.logged_sessions (user_id, workout_name, date) select $1, 'Own ' || n, current_date + n from generate_series(1, $2::int) as n`,
    [userId, rows(30)],
  );
  await database.query(
    `insert into public.personal_bests (user_id, category, exercise_name, value, date)
     select $1, 'strength', 'Exercise ' || n, (100 + n)::text, current_date - 1900 from generate_series(1, $2::int) as n`,
    [userId, rows(60)],
  );
  for (let year = 1; year <= 5; year++) {
    await database.query("update public.personal_bests set value = (value::numeric + 2.5)::text, date = date + 300 where user_id = $1", [
      userId,
    ]);
  }
  await database.query(
    `insert into public.goals (user_id, title, category, target_value, current_value, unit, due_date)
     select $1, 'Goal ' || n, 'strength', 100, n % 110, 'kg', current_date - 900 + n * 10 from generate_series(1, $2::int) as n`,
    [userId, rows(100)],
  );
  await database.query(
    `insert into public.competitions (user_id, name, date, location)
     select $1, 'Race ' || n, current_date - 1800 + n * 60, 'Berlin' from generate_series(1, $2::int) as n`,
    [userId, rows(40)],
  );
  await database.query("analyze");
}
