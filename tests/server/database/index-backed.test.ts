import { buildExerciseSearchFilter, tagList, toExerciseOrder, workoutSearch } from "@ironpace/contract";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Parameter } from "#server/database/database.ts";
import { getFiveYears } from "../../support/five-years.ts";
import { getUrl } from "../../support/postgres.ts";
import { type TestServer, startServer } from "../../support/start-server.ts";

type Statement = readonly [text: string, parameters: readonly Parameter[]];

/** Tables that grow with every account, every year of training, or of writing. */
const GROWING =
  /Seq Scan on (performed_sessions|performed_sets|workouts|logged_sessions|personal_best_history|personal_bests|goals|goal_progress|competitions|training_sessions|training_plans|plan_adjustments|admin_content|coach_messages|profiles|model_usage|users|user_roles|account_directory|account_changes|exercises)\b/g;

/**
 * What the pages ask for, with five years of one athlete's training and a little of others'. Each statement the server makes of it is run again
 * with `auto_explain`, which also looks into functions and policies, and with sequential scans made unattractive: one that is left has no index.
 */
describe("with five years of training every query of the pages is index-backed", () => {
  let server: TestServer;
  let athlete: SupabaseClient;
  let administrator: SupabaseClient;
  let userId: string;
  let explainer: Client;
  const notices: string[] = [];

  beforeAll(async () => {
    server = await startServer();
    athlete = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
    const { data } = await athlete.auth.signUp({ email: "years@example.com", password: "correct horse battery" });
    userId = data.user?.id ?? "";
    administrator = createClient(server.url, server.anonKey, { auth: { persistSession: false } });
    const other = await administrator.auth.signUp({ email: "other@example.com", password: "correct horse battery" });
    await server.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [other.data.user?.id ?? ""]);
    await getFiveYears(other.data.user?.id ?? "", server.database, 0.1);
    await getFiveYears(userId, server.database);
    const [here] = await server.database.query<{ name: string }>("select current_database() as name");
    explainer = new Client(await getUrl(here?.name ?? ""));
    await explainer.connect();
    explainer.on("notice", ({ message }) => notices.push(message ?? ""));
    await explainer.query("load 'auto_explain'");
    await explainer.query(
      "set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = log; set enable_seqscan = off; set jit = off",
    );
  });
  afterAll(async () => {
    await explainer?.end();
    await server?.close();
  });

  const PAGES: Readonly<Record<string, () => PromiseLike<unknown>>> = {
    "the frame around every page": () => athlete.rpc("app_frame", { with_plan: true }),
    "profile, session log": () =>
      athlete.rpc("page_data", {
        parts: [
          "athlete",
          "context",
          "motivation",
          "strength",
          "gymnastics",
          "conditioning",
          "offers",
          "plan_work",
          "started_sessions",
          "own_sessions",
          "plan_sessions",
          "competitions",
          "goals",
          "best_values",
          "personal_bests",
          "scores",
        ],
      }),
    dashboard: () => athlete.rpc("dashboard", { today: today() }),
    "dashboard: this month": () => athlete.rpc("training_overview", { today: today() }),
    "dashboard: load": () => athlete.rpc("daily_training_load", { first_day: "2020-01-01", last_day: today() }),
    "dashboard: activity": () => athlete.rpc("recent_activity", { limit: 20 }),
    "dashboard: latest best": () =>
      athlete.from("personal_bests").select("id").eq("user_id", userId).order("date", { ascending: false }).limit(1),
    goals: () => athlete.from("goals").select("*, goal_progress(day, value)").eq("user_id", userId).order("due_date"),
    "personal bests": () =>
      athlete.from("personal_bests").select("*, personal_best_history(value, unit, value_number, date)").eq("user_id", userId),
    "personal bests: strongest set": () => athlete.rpc("strongest_set", { exercise: "Back squat", since: "2020-01-01" }),
    competitions: () => athlete.from("competitions").select("*").eq("user_id", userId).order("date"),
    workouts: () =>
      athlete.from("workouts").select("*, performed_sessions(id)").eq("user_id", userId).order("date", { ascending: false }).range(0, 23),
    "workouts: looked for": () =>
      athlete
        .from("workouts")
        .select("*, performed_sessions(id)")
        .eq("user_id", userId)
        .contains("tags", tagList("legs"))
        .or(workoutSearch("12") ?? "")
        .order("title")
        .range(0, 23),
    "competitions: to plan for": () =>
      athlete.from("competitions").select("name").eq("user_id", userId).gte("date", today()).order("priority").order("date").limit(1),
    "session log: done": () =>
      athlete
        .from("performed_sessions")
        .select("*")
        .eq("user_id", userId)
        .eq("in_progress", false)
        .order("performed_at", { ascending: false })
        .order("id")
        .range(0, 24),
    "session log: own": () => athlete.from("logged_sessions").select("*").eq("user_id", userId).eq("completed", false).order("created_at"),
    "session log: begun": () => athlete.from("performed_sessions").select("id").eq("user_id", userId).eq("in_progress", true),
    "session log: one entry": async () => {
      const { data } = await athlete.from("performed_sessions").select("id").limit(1).single();
      return athlete.from("performed_sessions").select("*, performed_sets(*)").eq("id", data?.id).single();
    },
    "session log: last time": () => athlete.rpc("previous_sets", { exercise_names: ["Back squat", "Row"], except_session: null }),
    "session log: bests in a session": async () => {
      const { data } = await athlete.from("performed_sessions").select("id").limit(1).single();
      return athlete.rpc("offered_personal_bests", { session_id: data?.id });
    },
    plan: () =>
      athlete.from("training_plans").select("*,training_sessions(*)").eq("creator_id", userId).eq("status", "active").maybeSingle(),
    plans: () => athlete.from("training_plans").select("id").eq("creator_id", userId).order("created_at"),
    "profile: totals": () => athlete.from("user_stats").select("*").eq("user_id", userId),
    library: () => athlete.rpc("search_library", { topic: "deload" }),
    "library: looked for": () => athlete.rpc("search_library", { query: "how a block is bui" }),
    "library: beside it": () => athlete.rpc("search_knowledge", { query: "How a block is built" }),
    announcements: () => athlete.rpc("open_announcements"),
    "profile: offers": () => athlete.rpc("benchmark_offers"),
    "users: newest": () => administrator.rpc("list_users"),
    "users: by name": () => administrator.rpc("list_users", { sort: "name", descending: false, page: 2, page_size: 1 }),
    "users: by e-mail": () => administrator.rpc("list_users", { sort: "email" }),
    "users: looked for": () => administrator.rpc("list_users", { search: "ears xam", sort: "name" }),
    "users: what was changed": () => administrator.rpc("list_account_changes"),
    exercises: () => athlete.from("exercises").select("id, name").order("name").range(0, 49),
    "exercises: looked for": () =>
      athlete
        .from("exercises")
        .select("id, name")
        .or(buildExerciseSearchFilter("quat", ["name", "description"]) ?? "")
        .order("name", toExerciseOrder("quat"))
        .range(0, 49),
    "administration: week by week": () => administrator.rpc("admin_activity", { weeks: 12 }),
    "administration: models": () => administrator.rpc("admin_model_usage", { weeks: 12 }),
  };

  test.each(Object.entries(PAGES))("%s", async (_, ask) => {
    const statements = await recorded(server, ask);
    expect(statements.length).toBeGreaterThan(1);
    expect(await sequentialScans(statements)).toEqual([]);
  });

  test("the guard sees a query without an index", async () => {
    const statements = await recorded(server, () => athlete.from("performed_sessions").select("id").ilike("notes", "%knee%"));
    await explainer.query("set enable_indexscan = off; set enable_bitmapscan = off; set enable_indexonlyscan = off");
    expect(await sequentialScans(statements)).toContain("performed_sessions");
    await explainer.query("reset enable_indexscan; reset enable_bitmapscan; reset enable_indexonlyscan");
  });

  describe("with 10,000 exercises and 10,000 accounts a search uses the search index, without any planner setting", () => {
    const findExercises = (search: string, columns: Parameters<typeof buildExerciseSearchFilter>[1]) =>
      athlete
        .from("exercises")
        .select("name")
        .or(buildExerciseSearchFilter(search, columns) ?? "")
        .order("name", toExerciseOrder(search))
        .limit(25);
    const NAME = ["name"] as const;
    const TEXTS = ["name", "description"] as const;
    const EVERYWHERE = ["name", "description", "muscle_group", "equipment"] as const;
    const SEARCHES: Readonly<Record<string, readonly [index: string, ask: () => PromiseLike<unknown>]>> = {
      "offered names of exercises": ["exercises_search_idx", () => findExercises("oblet quat", NAME)],
      "exercises of administrators": ["exercises_search_idx", () => findExercises("oblet quat", TEXTS)],
      "exercises of athletes": ["exercises_search_idx", () => findExercises("quat lute", EVERYWHERE)],
      "exercises by three letters": ["exercises_search_idx", () => findExercises("zzz", TEXTS)],
      "exercises by a number and a short word": ["exercises_search_idx", () => findExercises("no 9876", TEXTS)],
      "exercises, counted": [
        "exercises_search_idx",
        () =>
          administrator
            .from("exercises")
            .select("id, name", { count: "exact" })
            .or(buildExerciseSearchFilter("quat", TEXTS) ?? "")
            .order("difficulty_rank", toExerciseOrder("quat", false))
            .order("name")
            .range(0, 24),
      ],
      users: ["account_directory_search_idx", () => administrator.rpc("list_users", { search: "nner77 lete", sort: "name" })],
      "users by three letters": ["account_directory_search_idx", () => administrator.rpc("list_users", { search: "zzz" })],
    };

    beforeAll(async () => {
      await explainer.query("reset enable_seqscan; set session_replication_role = replica");
      await explainer.query(`
        insert into public.exercises (name, description, muscle_group, equipment)
        select (array['Goblet squat', 'Push press', 'Sled drag', 'Split jump', 'Box step'])[1 + n % 5] || ' ' || md5(n::text),
          'No. ' || n || repeat('. Set up, brace, move with control, come back', 5), (array['quads, glutes', 'chest', 'lats'])[1 + n % 3], 'barbell'
        from generate_series(1, 10000) as n;
        insert into private.account_directory (user_id, email, name, joined_at)
        select gen_random_uuid(), 'athlete' || n || '@example.org', 'ann runner' || n % 977, now() - n * interval '1 hour'
        from generate_series(1, 10000) as n`);
      await explainer.query("vacuum analyze public.exercises");
      await explainer.query("vacuum analyze private.account_directory");
      await explainer.query("set session_replication_role = origin");
    });

    test.each(Object.entries(SEARCHES))("%s", async (_, [index, ask]) => {
      const plans = (await explain(await recorded(server, ask))).join("\n");
      expect(plans).toContain(`Bitmap Index Scan on ${index}`);
      expect(plans).not.toMatch(/Seq Scan on (exercises|account_directory)|Scan using (exercises|account_directory)_\w+/);
    });
  });

  /** Tables that one of these statements, made in one transaction, reads from end to end. */
  async function sequentialScans(statements: readonly Statement[]): Promise<readonly string[]> {
    const plans = await explain(statements);
    return [...new Set(plans.flatMap((plan) => [...plan.matchAll(GROWING)].map(([, table = ""]) => table)))];
  }

  /** Plans of these statements, run in one transaction, and of what they run in functions and policies. */
  async function explain(statements: readonly Statement[]): Promise<readonly string[]> {
    notices.length = 0;
    await explainer.query("begin");
    for (const [text, parameters] of statements) await explainer.query(text, [...parameters]);
    await explainer.query("rollback");
    const plans = notices.filter((notice) => notice.includes("plan:"));
    expect(plans.length).toBeGreaterThan(0);
    return plans;
  }
});

/** What the server asks its database while `ask` is under way. */
async function recorded({ database }: TestServer, ask: () => PromiseLike<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const { transaction, batch } = database;
  database.batch = (asked, options) => {
    statements.push(...asked.map(({ text, parameters }) => [text, parameters] as const));
    return batch.call(database, asked, options);
  };
  database.transaction = (work, options) =>
    transaction.call(
      database,
      (handle) =>
        work({
          query: (text, parameters = []) => {
            statements.push([text, parameters]);
            return handle.query(text, parameters);
          },
        }),
      options,
    ) as never;
  try {
    const answer = (await ask()) as { error?: unknown };
    expect(answer.error ?? null).toBeNull();
  } finally {
    Object.assign(database, { transaction, batch });
  }
  return statements;
}

const today = (): string => new Date().toISOString().slice(0, 10);
