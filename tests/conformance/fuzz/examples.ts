import fc from "fast-check";
import { asText, type Values } from "./values.ts";
import { getAddress, PEOPLE } from "./people.ts";

/** Mallory's own, see `rowOf`. */
const id = (number: number): string => `10000003-0000-4000-8000-${String(number).padStart(12, "0")}`;
const fresh = (number: number): string => `20000003-0000-4000-8000-${String(number).padStart(12, "0")}`;
const PLAN = id(10);
const SESSION = id(11);

/** Calls that go through: what chance alone would not put together. */
const EXAMPLES: Readonly<Record<string, object>> = {
  adjust_training_plan: {
    plan_id: PLAN,
    adjustment: { revision: 0, reason: "moved", from_day: "2026-11-23", changes: [{ session_id: SESSION, after: { weekday: 3 } }] },
  },
  complete_session: { session_id: SESSION, session_rpe: 8, done_on: "2026-11-20" },
  create_training_plan: {
    plan: { title: "Next", start_date: "2026-11-23", previous_plan_id: PLAN, ends_plan_id: PLAN },
    sessions: [{ title: "Run", week: 1, day: 1, type: "conditioning", main_workout: [{ name: "Run" }], planned_load: 240 }],
  },
  disable_user: { target_user_id: PEOPLE.coach },
  grant_user_role: { target_user_id: PEOPLE.bob, target_role: "coach" },
  import_exercises: { lines: [{ line: 2, values: { name: "Mine", category: "strength" } }], dry_run: false },
  make_user_admin: { target_user_email: getAddress("coach") },
  record_benchmarks: { kind: "strength", changes: { back_squat: 150 } },
  record_coach_exchange: {
    action: "question",
    question: "And fast?",
    answer: { content: "Faster.", coach: "built-in", proposals: [], sources: [], token_count: 3 },
    conversation_id: id(40),
  },
  record_model_usage: { function_name: "ai-coach", provider: "openai", model: "a-model", calls: 1, input_tokens: 10, output_tokens: 10 },
  restore_goal: {
    goal: {
      id: fresh(5),
      title: "Mine",
      category: "strength",
      current_value: 0,
      target_value: 1,
      unit: "kg",
      due_date: "2027-06-01",
      start_date: "2026-11-01",
      start_value: 0,
      created_at: "2026-11-01",
      updated_at: "2026-11-01",
    },
    progress: [{ day: "2026-11-02", value: 1 }],
  },
  restore_personal_best: {
    best: {
      id: fresh(6),
      category: "strength",
      exercise_name: "Snatch",
      value: "80",
      date: "2026-10-01",
      created_at: "2026-11-01",
      updated_at: "2026-11-01",
    },
    history: [{ value: "75", unit: "kg", date: "2026-09-01" }],
  },
  restore_workout: {
    workout: { id: fresh(7), title: "Mine", duration: 30, type: "hybrid", difficulty: "beginner", date: "2026-11-22", tags: ["a"] },
    performed_session_id: id(20),
  },
  save_context: {
    context: { injuries: "none" },
    minutes: [60, 60, 60, 0, 0, 0, 0],
    days_per_week: 3,
    preferred_long_day: 6,
    equipment: ["barbell"],
  },
  save_training_week: { minutes: [60, 60, 60, 0, 0, 0, 0], days_per_week: 3, preferred_long_day: 6 },
  store_import: {
    file: { name: "a.csv", format: "strong" },
    sessions: [
      {
        key: "a",
        title: "Push",
        performed_at: "2026-11-20",
        day: "2026-11-20",
        training_session_id: SESSION,
        sets: [{ exercise_name: "Dip", set_index: 1, metric: "reps", reps: 5 }],
      },
    ],
  },
  store_performed_session: {
    session: { source: "free", title: "Mine", performed_at: "2026-11-20T10:00:00Z", duration_minutes: 30, session_rpe: 7 },
    sets: [{ exercise_name: "Dip", exercise_index: 1, set_index: 1, metric: "reps", reps: 5 }],
  },
};

/** A call of a function as it should be, or with one thing in it that is something else. */
export function exampleCalls(values: Values): fc.Arbitrary<{ readonly name: string; readonly body: object }> {
  const wrong = values({ name: "", type: "jsonb", words: [] });
  const anything = fc.oneof(wrong, wrong.map(asText), fc.constant(null), values({ name: "", type: "uuid", words: [] }), fc.double());
  return fc
    .tuple(fc.constantFrom(...Object.entries(EXAMPLES)), fc.nat(200), fc.boolean(), anything)
    .map(([[name, body], place, same, value]) => ({ name, body: same ? body : withOther(body, place, value) }));
}

/** A copy in which one of all the places, counted round, holds `value`. */
function withOther(body: object, place: number, value: unknown): object {
  const copy = structuredClone(body) as Record<string, unknown>;
  const places: (() => void)[] = [];
  const visit = (holder: Record<string, unknown>): void => {
    for (const [key, held] of Object.entries(holder)) {
      places.push(() => (holder[key] = value));
      if (held !== null && typeof held === "object") visit(held as Record<string, unknown>);
    }
  };
  visit(copy);
  places[place % places.length]?.();
  return copy;
}
