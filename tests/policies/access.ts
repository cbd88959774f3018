import { ACCOUNTS, type Actor } from "./actors.ts";

export interface TableAccess {
  readonly name: string;
  /** A row of `owner`; it is there before every attempt, and an insert is tried with the same values. */
  readonly row: Readonly<Record<string, string>>;
  /** Columns that find the row; `id` unless told. */
  readonly key?: readonly string[];
  /** What an update is tried with. */
  readonly change: readonly [column: string, value: string];
  readonly allowed: Readonly<Record<Actor, string>>;
}

/** The condition that finds the row. */
export function getKey({ key = ["id"], row }: TableAccess): string {
  return key.map((column) => `${column} = '${row[column]}'`).join(" and ");
}

/*
 * Who may do what with the row of `owner`. Four letters: select, insert, update, delete.
 * s i u d  allowed · -  refused, as policies do: the row is not seen, an insert fails with 42501 · !  refused with an error by a trigger
 */
const owned = { anon: "----", owner: "siud", other: "----", coach: "----", admin: "----", service_role: "siud" };
const keptByAdmins = { anon: "----", owner: "s---", other: "s---", coach: "s---", admin: "siud", service_role: "siud" };
const adminsOnly = { anon: "----", owner: "----", other: "----", coach: "----", admin: "siud", service_role: "siud" };

const { owner } = ACCOUNTS;
const id = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const plan = id(10);
const session = id(11);
const performed = id(20);
const best = id(30);
const conversation = id(40);

export const ACCESS: readonly TableAccess[] = [
  {
    name: "public.profiles",
    row: { id: owner, first_name: "owner" },
    change: ["first_name", "Olive"],
    allowed: { ...owned, owner: "siu-", admin: "s---" },
  },
  { name: "public.athlete_profiles", row: { id: owner }, change: ["age", "31"], allowed: owned },
  {
    name: "public.user_roles",
    row: { user_id: owner, role: "coach" },
    key: ["user_id", "role"],
    change: ["role", "admin"],
    allowed: { anon: "----", owner: "s---", other: "----", coach: "----", admin: "s---", service_role: "si!d" },
  },
  {
    name: "public.account_changes",
    row: { id: id(1), user_id: owner, role: "coach", action: "granted" },
    change: ["action", "revoked"],
    allowed: { anon: "----", owner: "----", other: "----", coach: "----", admin: "s---", service_role: "siud" },
  },
  {
    name: "public.athlete_availability",
    row: { user_id: owner, weekday: "1", minutes: "60" },
    key: ["user_id", "weekday"],
    change: ["minutes", "45"],
    allowed: owned,
  },
  {
    name: "public.athlete_equipment",
    row: { user_id: owner, equipment: "barbell" },
    key: ["user_id", "equipment"],
    change: ["equipment", "sled"],
    allowed: owned,
  },
  {
    name: "public.strength_benchmarks",
    row: { id: id(2), user_id: owner, back_squat: "140" },
    change: ["back_squat", "142.5"],
    allowed: owned,
  },
  {
    name: "public.gymnastics_benchmarks",
    row: { id: id(3), user_id: owner, strict_pullups: "5" },
    change: ["strict_pullups", "13"],
    allowed: owned,
  },
  {
    name: "public.conditioning_benchmarks",
    row: { id: id(4), user_id: owner, run_5k: "22:30" },
    change: ["run_5k", "22:10"],
    allowed: owned,
  },
  {
    name: "public.competition_benchmarks",
    row: { id: id(5), user_id: owner, competition_name: "City race", competition_type: "running" },
    change: ["result", "1:40:00"],
    allowed: owned,
  },
  {
    name: "public.benchmark_wods",
    row: { id: id(6), user_id: owner, wod_name: "Fran", result: "4:30" },
    change: ["result", "4:20"],
    allowed: owned,
  },
  {
    name: "public.athlete_context",
    row: { id: id(7), user_id: owner, injuries: "left knee" },
    change: ["injuries", "none"],
    allowed: owned,
  },
  { name: "public.athlete_motivation", row: { id: id(8), user_id: owner }, change: ["training_dislikes", "burpees"], allowed: owned },
  { name: "public.exercises", row: { id: id(9), name: "Test lift" }, change: ["description", "Lift it."], allowed: keptByAdmins },
  {
    name: "public.competitions",
    row: { id: id(12), user_id: owner, name: "Hyrox Vienna", date: "2027-02-06", location: "Vienna" },
    change: ["target_result", "1:15:00"],
    allowed: owned,
  },
  { name: "public.training_plans", row: { id: plan, creator_id: owner }, change: ["status", "completed"], allowed: owned },
  {
    name: "public.training_sessions",
    row: { id: session, plan_id: plan, title: "Squats", week: "1", day: "1" },
    change: ["completed", "true"],
    allowed: owned,
  },
  {
    name: "public.plan_adjustments",
    row: { id: id(13), plan_id: plan, author_id: owner, reason: "moved" },
    change: ["undone_at", "2026-11-21T10:00:00Z"],
    allowed: { ...owned, owner: "s---" },
  },
  {
    name: "public.plan_circumstances",
    row: { plan_id: plan, user_id: owner, athlete: "{}" },
    key: ["plan_id"],
    change: ["athlete", '{"level": "elite"}'],
    allowed: owned,
  },
  {
    name: "public.goals",
    row: { id: id(14), user_id: owner, title: "Squat 150", category: "strength", target_value: "150", unit: "kg", due_date: "2027-06-01" },
    change: ["current_value", "140"],
    allowed: owned,
  },
  {
    name: "public.goal_progress",
    row: { goal_id: id(14), user_id: owner, day: "2026-10-01", value: "120" },
    key: ["goal_id", "day"],
    change: ["value", "150"],
    allowed: { ...owned, owner: "s---" },
  },
  { name: "public.workouts", row: { id: id(15), user_id: owner, title: "Intervals" }, change: ["title", "Long intervals"], allowed: owned },
  {
    name: "public.logged_sessions",
    row: { id: id(16), user_id: owner, date: "2026-11-20", workout_name: "Row" },
    change: ["rating", "4"],
    allowed: owned,
  },
  {
    name: "public.performed_sessions",
    row: { id: performed, user_id: owner, source: "free" },
    change: ["notes", "Felt good"],
    allowed: owned,
  },
  {
    name: "public.performed_sets",
    row: {
      id: id(21),
      user_id: owner,
      performed_session_id: performed,
      exercise_name: "Pull-up",
      set_index: "1",
      metric: "reps",
      reps: "8",
    },
    change: ["reps", "9"],
    allowed: owned,
  },
  {
    name: "public.pain_check_ins",
    row: { id: id(23), user_id: owner, region: "knee", checked_on: "2026-11-20", worst: "2" },
    change: ["morning", "1"],
    allowed: owned,
  },
  {
    name: "public.check_ins",
    row: { user_id: owner, day: new Date().toISOString().slice(0, 10), sleep: "4" },
    key: ["user_id", "day"],
    change: ["sleep", "3"],
    allowed: owned,
  },
  {
    name: "public.push_subscriptions",
    row: { user_id: owner, endpoint: "https://push.example/1", p256dh: "B".repeat(87), auth: "a".repeat(22) },
    key: ["user_id", "endpoint"],
    change: ["auth", "b".repeat(22)],
    allowed: owned,
  },
  {
    name: "public.imports",
    row: { id: id(22), user_id: owner, file_name: "strong.csv", format: "strong", sessions: "3", sets: "40" },
    change: ["file_name", "mine.csv"],
    allowed: owned,
  },
  {
    name: "public.personal_bests",
    row: { id: best, user_id: owner, category: "strength", exercise_name: "Deadlift", value: "180", date: "2026-10-01" },
    change: ["notes", "With belt"],
    allowed: owned,
  },
  {
    name: "public.personal_best_history",
    row: { id: id(31), personal_best_id: best, user_id: owner, value: "175", date: "2026-08-01" },
    change: ["value", "200"],
    allowed: { ...owned, owner: "s---" },
  },
  {
    name: "public.ai_training_sessions",
    row: { id: id(32), user_id: owner, title: "Race week", content: "Rest more." },
    change: ["status", "approved"],
    allowed: { anon: "----", owner: "si--", other: "----", coach: "----", admin: "s-u-", service_role: "si!d" },
  },
  {
    name: "public.admin_content",
    row: { id: id(33), title: "How to row", content: "Legs first.", status: "published", created_by: ACCOUNTS.admin },
    change: ["status", "archived"],
    allowed: keptByAdmins,
  },
  {
    name: "public.admin_content_versions",
    row: {
      content_id: id(33),
      version: "7",
      title: "How to row",
      content: "Legs.",
      content_type: "article",
      status: "draft",
      tags: "{}",
      changed_by: ACCOUNTS.admin,
    },
    key: ["content_id", "version"],
    change: ["title", "How not to row"],
    allowed: { ...adminsOnly, admin: "s---" },
  },
  {
    name: "public.announcement_dismissals",
    row: { user_id: owner, content_id: id(33) },
    key: ["user_id", "content_id"],
    change: ["dismissed_at", "2026-11-20T10:00:00Z"],
    allowed: { ...owned, owner: "si-d" },
  },
  {
    name: "public.ai_coach_test_cases",
    row: { id: id(34), name: "Knee", content: "My knee hurts." },
    change: ["name", "Knee pain"],
    allowed: adminsOnly,
  },
  {
    name: "public.ai_coach_test_results",
    row: { id: id(35), test_case_id: id(34), response: "See a professional.", response_time: "12", passed_expectations: "true" },
    change: ["response_time", "13"],
    allowed: adminsOnly,
  },
  {
    name: "public.coach_conversations",
    row: { id: conversation, user_id: owner, title: "How fast is easy?" },
    change: ["title", "Easy pace"],
    allowed: owned,
  },
  {
    name: "public.coach_messages",
    row: { id: "41", conversation_id: conversation, user_id: owner, role: "assistant", coach: "built-in", content: "5:40 /km" },
    change: ["decision", "rejected"],
    allowed: owned,
  },
  {
    name: "public.coach_feedback",
    row: {
      message_id: "41",
      user_id: owner,
      helpful: "false",
      reason: "wrong",
      question: "How fast is easy?",
      answer: "Easy is easy enough",
      coach: "built-in",
    },
    key: ["message_id"],
    change: ["reviewed_at", "2026-11-20"],
    allowed: { ...owned, owner: "si-d", admin: "s-u-" },
  },
  {
    name: "public.safety_stops",
    row: {
      id: id(46),
      user_id: owner,
      category: "heart",
      level: "emergency",
      quote: "pressure in my chest",
      created_at: "2026-11-01",
      ended_at: "2026-11-04",
      seen_by: "doctor",
      seen_on: "2026-11-03",
    },
    change: ["limits", "No sprints for a month"],
    allowed: { anon: "----", owner: "s---", other: "----", coach: "----", admin: "----", service_role: "siud" },
  },
  {
    name: "public.knowledge_articles",
    row: { slug: "a-test", title: "A test", summary: "Short.", content: "Long.", sources: "{A book}" },
    key: ["slug"],
    change: ["published", "false"],
    allowed: { anon: "----", owner: "s---", other: "s---", coach: "s---", admin: "s---", service_role: "siud" },
  },
  {
    name: "public.model_usage",
    row: {
      day: "2026-11-16",
      function_name: "ai-coach",
      provider: "openai",
      model: "a-model",
      calls: "1",
      input_tokens: "100",
      output_tokens: "20",
    },
    key: ["day", "model"],
    change: ["calls", "2"],
    allowed: { anon: "----", owner: "----", other: "----", coach: "----", admin: "s---", service_role: "siud" },
  },
  {
    name: "public.model_prices",
    row: { provider: "openai", model: "a-model", input_price: "0.5", output_price: "2" },
    key: ["provider", "model"],
    change: ["input_price", "1"],
    allowed: adminsOnly,
  },
  {
    name: "storage.buckets",
    row: { id: "training_videos", name: "training_videos" },
    change: ["public", "false"],
    allowed: { ...adminsOnly, admin: "s---" },
  },
  {
    name: "storage.objects",
    row: { id: id(36), bucket_id: "training_videos", name: "squat.mp4" },
    change: ["version", "2"],
    allowed: adminsOnly,
  },
];
