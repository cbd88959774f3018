import type { Database } from "@ironpace/contract";

type TableName = keyof Database["public"]["Tables"];

export interface PersonalTable {
  readonly name: TableName;
  /** Columns by which its rows are put in an order that does not change while they are read. */
  readonly key: readonly string[];
  /** The function that returns the rows instead, without what others have written into them. */
  readonly readBy?: keyof Database["public"]["Functions"];
  /** The column that says whose a row is, or the plan it belongs to: policies alone would also show what others have published. */
  readonly owner: { readonly column: string } | { readonly planColumn: string };
}

const byUser = (name: TableName, key: readonly string[] = ["id"]): PersonalTable => ({ name, key, owner: { column: "user_id" } });

/** Every table with rows about one person; a test compares it with the database. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  { name: "profiles", key: ["id"], owner: { column: "id" } },
  { name: "athlete_profiles", key: ["id"], owner: { column: "id" } },
  byUser("user_roles", ["role"]),
  byUser("athlete_availability", ["weekday"]),
  byUser("athlete_equipment", ["equipment"]),
  byUser("strength_benchmarks"),
  byUser("gymnastics_benchmarks"),
  byUser("conditioning_benchmarks"),
  byUser("competition_benchmarks"),
  byUser("benchmark_wods"),
  byUser("athlete_context"),
  byUser("athlete_motivation"),
  byUser("competitions"),
  { name: "training_plans", key: ["id"], owner: { column: "creator_id" } },
  { name: "training_sessions", key: ["id"], owner: { planColumn: "plan_id" } },
  byUser("plan_circumstances", ["plan_id"]),
  { name: "plan_adjustments", key: ["id"], owner: { planColumn: "plan_id" } },
  byUser("goals"),
  byUser("goal_progress", ["goal_id", "day"]),
  byUser("workouts"),
  byUser("logged_sessions"),
  byUser("check_ins", ["day"]),
  byUser("imports"),
  byUser("push_subscriptions", ["endpoint"]),
  byUser("announcement_dismissals", ["content_id"]),
  byUser("performed_sessions"),
  byUser("performed_sets"),
  byUser("pain_check_ins"),
  byUser("personal_bests"),
  byUser("personal_best_history"),
  { ...byUser("ai_training_sessions"), readBy: "own_generated_sessions" },
  byUser("coach_conversations"),
  byUser("coach_messages"),
  byUser("coach_feedback", ["message_id"]),
  byUser("safety_stops"),
];
