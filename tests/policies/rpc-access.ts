import { ACCOUNTS } from "./actors.ts";

const { owner } = ACCOUNTS;
const id = (number: number): string => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
export const PLAN = id(10);
export const SESSION = id(11);
/** An adjustment that says what was before it. */
export const UNDOABLE = id(14);

const best = (of: string): string =>
  `'{"id": "${of}", "category": "strength", "exercise_name": "Snatch", "value": "80", "unit": "kg", "metric": "weight", "direction": "higher", "date": "2026-10-01", "created_at": "2026-11-01", "updated_at": "2026-11-01", "user_id": "${owner}"}'`;
const performed = (of: string): string =>
  `'{"id": "${of}", "source": "plan_session", "training_session_id": "${SESSION}", "title": "Mine"}'`;

/**
 * Every function of public, called for what is the owner's, and what comes of it for a visitor, the owner, another athlete, a coach, an
 * administrator and the server (in this order):
 * `-` refused with 42501 · the SQLSTATE of any other refusal: not found, not in this state · `.` an answer in which the owner's data makes
 * no difference · `s` an answer that depends on the owner's data, or on the owner's account alone, without which the token counts no more · a `c` behind it: rows of the owner are others afterwards.
 * Behind the name of a function may stand which of its calls this is.
 */
export const RPC_ACCESS: Readonly<Record<string, readonly [parameters: string, outcomes: string]>> = {
  adjust_training_plan: [
    `'${PLAN}', '{"revision": 0, "reason": "moved", "from_day": "2000-01-01", "changes": [{"session_id": "${SESSION}", "after": {"weekday": 3}}]}'`,
    "- sc PT404 PT404 PT404 -",
  ],
  admin_activity: ["", "- - - - s s"],
  admin_model_usage: ["", "- - - - . ."],
  admin_overview: ["", "- - - - s s"],
  app_frame: ["true", "- s . . . ."],
  approved_sessions: ["", "- s . . . ."],
  athlete_records: ["current_date - 42, current_date - 182", "- s . . . ."],
  benchmark_offers: ["", "- s . . . ."],
  calendar_feed_since: ["", "- s . . . ."],
  clear_safety_stops: ["'doctor', current_date", "- s . . . -"],
  complete_session: [`'${SESSION}', 8`, "- sc PT404 PT404 PT404 sc"],
  create_training_plan: [
    `jsonb_build_object('id', '${id(90)}', 'title', 'Next', 'previous_plan_id', '${PLAN}', 'ends_plan_id', '${PLAN}'), '[{"title": "Run", "week": 1, "day": 1}]'`,
    "- sc 23503 23503 23503 -",
  ],
  dashboard: ["current_date", "- s . . . ."],
  daily_training_load: ["current_date - 7, current_date + 1", "- s . . . ."],
  delete_benchmark_value: ["'strength', 'back_squat', '140'::jsonb, current_date", "- sc PT404 PT404 PT404 -"],
  // These four want a session that the token names: policies/rules-accounts.
  delete_own_account: ["'owner@example.com'", "- - - - - -"],
  delete_personal_best_value: [`'${id(30)}'`, "- sc PT404 PT404 PT404 PT404"],
  disable_user: [`'${owner}'`, "- - - - sc sc"],
  enable_user: [`'${owner}'`, "- - - - sc sc"],
  end_other_sessions: ["", "- - - - - -"],
  end_own_session: [`'${id(91)}'`, "- - - - - -"],
  end_training_plan: [`'${PLAN}'`, "- sc . . . ."],
  exercise_history: ["'{Pull-up}'", "- s . . . ."],
  exercise_references: [`'${id(9)}'`, "- - - - . ."],
  exercise_story: ["'{Pull-up}'", "- s . . . ."],
  export_own_account: ["", "- s . . . ."],
  get_user_roles: [`'${owner}'`, "- s - - s s"],
  grant_user_role: [`'${owner}', 'admin'`, "- - - - sc sc"],
  import_exercises: [`'[{"line": 2, "values": {"name": "Mine"}}]', true`, "- - - - . ."],
  is_admin: ["", ". . . . . ."],
  library_topics: ["", "- s . . . ."],
  list_account_changes: ["", "- - - - s s"],
  list_admin_content: ["", "- - - - . -"],
  list_own_sessions: ["", "- - - - - -"],
  list_users: ["'owner'", "- - - - s s"],
  make_user_admin: ["'owner@example.com'", "- - - - sc sc"],
  offered_personal_bests: [`'${id(20)}'`, "- s . . . ."],
  open_announcements: ["", "- . . . . ."],
  page_data: [
    "'{athlete,context,motivation,strength,gymnastics,conditioning,offers,plan_work,started_sessions,own_sessions,plan_sessions,competitions,goals,best_values,personal_bests,scores}'",
    "- s . . . .",
  ],
  personal_best_progress: ["", "- s . . . ."],
  own_generated_sessions: ["", "- s . . . ."],
  preview_import: [`'[{"key": "a", "original_id": "${id(20)}", "day": "2026-11-20", "kind": "strength"}]'`, "- s . . . ."],
  previous_sets: ["'{Pull-up}'", "- s . . . ."],
  // The secret is the key, whoever has it.
  raise_safety_stop: ["'heart', 'emergency', 'pressure in my chest'", "- sc . . . -"],
  read_calendar_feed: [`'the owner''s address'`, "s s s s s s"],
  recent_activity: ["", "- s . . . ."],
  record_benchmarks: [`'strength', '{"back_squat": 150}', '${id(94)}'`, "- sc . . . -"],
  "record_benchmarks, under an id that is taken": [`'strength', '{"back_squat": 150}', '${id(2)}'`, "- s 23505 23505 23505 -"],
  judge_coach_answer: ["41, true", "- sc PT404 PT404 PT404 PT404"],
  record_coach_exchange: [
    `'question', 'And fast?', '{"content": "Faster.", "coach": "built-in"}', '${id(40)}'`,
    "- sc PT404 PT404 PT404 PT404",
  ],
  record_model_usage: ["'ai-coach', 'openai', 'a-model', 1, 10, 10", "- - - - - ."],
  remove_calendar_feed: ["", "- sc . . . ."],
  remove_performed_session: [`'${id(20)}'`, "- sc . . . ."],
  reopen_performed_session: [`'${id(20)}'`, "- sc . . . ."],
  reopen_session: [`'${SESSION}'`, "- sc PT404 PT404 PT404 sc"],
  reopen_training_plan: [`'${PLAN}'`, "- sc PT404 PT404 PT404 PT404"],
  require_session: ["", "- s . . . ."],
  restore_goal: [
    `'{"id": "${id(92)}", "title": "Mine", "category": "strength", "current_value": 0, "target_value": 1, "unit": "kg", "due_date": "2027-06-01", "created_at": "2026-11-01", "updated_at": "2026-11-01", "user_id": "${owner}", "start_date": "2026-11-01", "start_value": 0, "direction": "up"}'`,
    "- sc . . . -",
  ],
  restore_personal_best: [best(id(95)), "- sc . . . -"],
  "restore_personal_best, under an id that is taken": [best(id(30)), "- 23505 23505 23505 23505 -"],
  restore_workout: [
    `'{"id": "${id(93)}", "title": "Mine", "duration": 30, "type": "hybrid", "difficulty": "beginner", "date": "2026-11-22", "tags": [], "user_id": "${owner}"}', '${id(20)}'`,
    "- sc . . . -",
  ],
  revert_import: [`'${id(22)}'`, "- sc PT404 PT404 PT404 PT404"],
  review_sessions: ["'pending'", "- - - - s -"],
  revoke_user_role: [`'${owner}', 'coach'`, "- - - - sc sc"],
  rotate_calendar_feed: ["", "- sc . . . -"],
  save_check_in: [`'{"day": "${new Date().toISOString().slice(0, 10)}", "sleep": 4}'`, "- sc . . . -"],
  save_context: [`'{"injuries": "none"}', '{60,60,60,0,0,0,0}', 3, 6, '{barbell}'`, "- sc . . . -"],
  save_logged_session: [`'{"id": "${id(31)}", "workout_name": "Legs", "date": "2026-12-01"}'`, "- sc . . . -"],
  save_equipment: ["'{barbell}'", "- s . . . -"],
  save_training_week: ["'{60,60,60,0,0,0,0}', 3", "- sc . . . -"],
  search_knowledge: ["'test'", "- s . . . ."],
  search_library: ["'test'", "- s . . . ."],
  skip_session: [`'${SESSION}', 'no time'`, "- sc PT404 PT404 PT404 sc"],
  storage_usage: ["", "- - - - . ."],
  store_import: [
    `'{"name": "a.csv", "format": "strong"}',
      jsonb_build_array(jsonb_build_object('key', 'a', 'training_session_id', '${SESSION}', 'performed_at', now(), 'day', current_date, 'sets', '[]'::jsonb))`,
    "- sc PT404 PT404 PT404 -",
  ],
  store_performed_session: [performed(id(96)), "- sc . . . -"],
  "store_performed_session, under an id that is taken": [performed(id(20)), "- sc 23505 23505 23505 -"],
  strongest_set: ["'Pull-up', '2026-01-01'", "- . . . . ."],
  training_calendar: ["'2000-01-01', '2100-01-01'", "- s . . . ."],
  training_days: ["'2000-01-01', '2100-01-01'", "- s . . . ."],
  training_diary: ["", "- s . . . ."],
  training_overview: ["current_date", "- s . . . ."],
  // From a day on which nothing was past.
  undo_plan_adjustment: [`'${UNDOABLE}', '2000-01-01'`, "- sc PT404 PT404 PT404 -"],
  week_review: ["date_trunc('week', current_date)::date", "- s . . . ."],
};
