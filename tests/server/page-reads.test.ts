import { addDays, getMonday } from "@ironpace/training";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, startServer } from "../support/start-server.ts";

const BENCHMARKS = ["strength", "gymnastics", "conditioning"] as const;

describe("a page read in one request has what reading each of its parts alone brings", () => {
  let server: TestServer;
  let athlete: SupabaseClient;
  let userId: string;
  const today = new Date().toISOString().slice(0, 10);

  beforeAll(async () => {
    server = await startServer();
    athlete = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
    const { data } = await athlete.auth.signUp({ email: "athlete@example.com", password: "correct horse battery" });
    userId = data.user?.id ?? "";
    await fillEveryPart();
  });
  afterAll(() => server?.close());

  async function fillEveryPart(): Promise<void> {
    const insert = (table: string, row: object) =>
      athlete
        .from(table)
        .insert({ user_id: userId, ...row })
        .throwOnError();
    await athlete.from("athlete_profiles").upsert({ id: userId, age: 34, body_weight_kg: 71.25 }).throwOnError();
    for (const back_squat of [100, 102.5])
      await athlete.rpc("record_benchmarks", { kind: "strength", changes: { back_squat } }).throwOnError();
    await insert("gymnastics_benchmarks", { strict_pullups: 8 });
    await insert("conditioning_benchmarks", { run_5k: "23:00" });
    await insert("personal_bests", { category: "strength", exercise_name: "Back Squat", value: "110", unit: "kg", date: today });
    await athlete.rpc("save_equipment", { equipment: ["dumbbells", "barbell"] }).throwOnError();
    await athlete.rpc("save_training_week", { minutes: [60, 0, 45, 0, 60, 90, 0], days_per_week: 4 }).throwOnError();
    await insert("competitions", { name: "Hyrox Vienna", type: "hyrox", location: "Vienna", date: addDays(today, 60), priority: "A" });
    await insert("goals", {
      title: "Squat 120",
      category: "strength",
      current_value: 100,
      target_value: 120,
      unit: "kg",
      due_date: addDays(today, 90),
    });
    await insert("performed_sessions", { source: "free", title: "Cindy", score_format: "amrap", score_rounds: 12, score_reps: 3 });
    await insert("athlete_context", { short_term_goals: 'Run "faster"' });
    await insert("athlete_motivation", { training_dislikes: "burpees" });
    for (const workout_name of ["First", "Second"]) await insert("logged_sessions", { workout_name, date: today });
    for (const source of ["free", "import"]) await insert("performed_sessions", { source, title: source, in_progress: source === "free" });
    const body = { userId, userLevel: "intermediate", primaryFocus: "hyrox", weeklyAvailability: 4 };
    expect((await athlete.functions.invoke("generate-training-plan", { body })).error).toBeNull();
  }

  const mine = (table: string, columns = "*") => athlete.from(table).select(columns).eq("user_id", userId);
  const plan = (columns: string) => athlete.from("training_plans").select(columns).eq("creator_id", userId).eq("status", "active");
  const monday = getMonday(today);

  const ALONE: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    athlete: async () => ({
      profile: await read(athlete.from("athlete_profiles").select("*").eq("id", userId).single()),
      availability: await read(mine("athlete_availability", "weekday,minutes")),
      equipment: ((await read(mine("athlete_equipment", "equipment").order("equipment"))) as { equipment: string }[]).map(
        (row) => row.equipment,
      ),
    }),
    context: () => read(mine("athlete_context").single()),
    motivation: () => read(mine("athlete_motivation").single()),
    ...Object.fromEntries(
      BENCHMARKS.map((kind) => [
        kind,
        () => read(mine(`${kind}_benchmarks`).order("is_current", { ascending: false }).order("created_at", { ascending: false })),
      ]),
    ),
    offers: () => read(athlete.rpc("benchmark_offers")),
    plan_work: () =>
      read(
        plan("id,created_at,last_adjusted,declined_numbers_of,training_sessions(scheduled_date,strength,skill,main_workout)")
          .gte("training_sessions.scheduled_date", monday)
          .lt("training_sessions.scheduled_date", addDays(monday, 28))
          .single(),
      ),
    started_sessions: () =>
      read(
        mine("performed_sessions", "id,title,performed_at,training_session_id,logged_session_id,workout_id")
          .eq("in_progress", true)
          .order("performed_at", { ascending: false }),
      ),
    own_sessions: () => read(mine("logged_sessions").eq("completed", false).order("created_at", { ascending: false }).order("id")),
    competitions: () => read(mine("competitions").order("date").order("created_at")),
    goals: () =>
      read(
        mine("goals", "*,goal_progress(day,value)")
          .order("due_date")
          .order("created_at")
          .order("day", { referencedTable: "goal_progress" }),
      ),
    best_values: () =>
      read(
        mine(
          "personal_bests",
          "exercise_name,value,unit,value_number,metric,date,personal_best_history(id,value,unit,value_number,date)",
        ).order("exercise_name"),
      ),
    personal_bests: () => read(mine("personal_bests", "*,personal_best_history(id,value,unit,value_number,date)").order("exercise_name")),
    scores: () =>
      read(
        mine("performed_sessions", "id,title,performed_at,session_rpe,notes,score_format,score_seconds,score_rounds,score_reps,score_scale")
          .eq("in_progress", false)
          .not("score_format", "is", null)
          .order("performed_at", { ascending: false }),
      ),
    plan_sessions: async () => {
      const columns =
        "id,plan_id,title,type,scheduled_date,duration,completed,status,warmup,strength,skill,main_workout,main_format,cooldown";
      const { training_sessions } = (await read(plan(`training_sessions(${columns})`).single())) as { training_sessions: unknown[] };
      return training_sessions;
    },
  };

  test("all parts of pages, and nothing of a part that is not named", async () => {
    const parts = Object.keys(ALONE);
    const alone = Object.fromEntries(await Promise.all(parts.map(async (part) => [part, await ALONE[part]?.()] as const)));
    const joined = await read(athlete.rpc("page_data", { parts, today }));
    expect(joined).toEqual(alone);
    // The comparison says nothing of what is empty.
    expect(Object.entries(alone).filter(([, part]) => (Array.isArray(part) ? part.length === 0 : part === null))).toEqual([]);
    const some = (await read(athlete.rpc("page_data", { parts: ["context"], today }))) as Record<string, unknown>;
    expect(Object.entries(some).filter(([, part]) => part !== null)).toEqual([["context", alone["context"]]]);
  });

  test("the active plan with the frame, where it is asked for", async () => {
    const framed = (await read(athlete.rpc("app_frame", { with_plan: true }))) as { plan: unknown };
    expect(framed.plan).toEqual(await read(plan("*,training_sessions(*)").single()));
    expect(((await read(athlete.rpc("app_frame"))) as { plan: unknown }).plan).toBeNull();
  });
});

async function read(request: PromiseLike<{ data: unknown; error: unknown }>): Promise<unknown> {
  const { data, error } = await request;
  if (error) throw error;
  return data;
}
