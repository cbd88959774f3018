-- A JSON value or a list had no limit of its own: one account could store values of megabytes and have a thousand of them read at once.
-- The size is that of PostgreSQL's own form, in bytes, which is looked up and not measured. What is there already is checked as it is
-- stored: values that were written through the app are far below.

alter table public.training_sessions
  add constraint training_sessions_warmup_size check (pg_column_size(warmup) <= 32768) not valid,
  add constraint training_sessions_skill_size check (pg_column_size(skill) <= 32768) not valid,
  add constraint training_sessions_strength_size check (pg_column_size(strength) <= 32768) not valid,
  add constraint training_sessions_main_workout_size check (pg_column_size(main_workout) <= 32768) not valid,
  add constraint training_sessions_cooldown_size check (pg_column_size(cooldown) <= 32768) not valid,
  add constraint training_sessions_main_format_size check (pg_column_size(main_format) <= 16384) not valid,
  add constraint training_sessions_engine_words_size check (pg_column_size(engine_words) <= 65536) not valid,
  add constraint training_sessions_movement_focus_size check (pg_column_size(movement_focus) <= 4096) not valid;
alter table public.training_plans
  add constraint training_plans_adaptation_data_size check (pg_column_size(adaptation_data) <= 524288) not valid;
alter table public.plan_circumstances
  add constraint plan_circumstances_athlete_size check (pg_column_size(athlete) <= 262144) not valid;
alter table public.plan_adjustments
  add constraint plan_adjustments_request_size check (pg_column_size(request) <= 65536) not valid,
  add constraint plan_adjustments_reasons_size check (pg_column_size(reasons) <= 65536) not valid,
  add constraint plan_adjustments_warnings_size check (pg_column_size(warnings) <= 65536) not valid,
  add constraint plan_adjustments_plan_before_size check (pg_column_size(plan_before) <= 524288) not valid,
  add constraint plan_adjustments_changes_size check (pg_column_size(changes) <= 4194304) not valid;
alter table public.logged_sessions
  add constraint logged_sessions_exercises_size check (pg_column_size(exercises) <= 262144) not valid;
alter table public.coach_messages
  add constraint coach_messages_proposals_size check (pg_column_size(proposals) <= 131072) not valid,
  add constraint coach_messages_sources_size check (pg_column_size(sources) <= 65536) not valid;
alter table public.competitions
  add constraint competitions_goals_size check (pg_column_size(goals) <= 32768) not valid,
  add constraint competitions_team_members_size check (pg_column_size(team_members) <= 32768) not valid;
alter table public.workouts
  add constraint workouts_tags_size check (pg_column_size(tags) <= 8192) not valid;
alter table public.strength_benchmarks
  add constraint strength_benchmarks_dates_size check (pg_column_size(dates) <= 4096) not valid;
alter table public.gymnastics_benchmarks
  add constraint gymnastics_benchmarks_dates_size check (pg_column_size(dates) <= 4096) not valid;
alter table public.conditioning_benchmarks
  add constraint conditioning_benchmarks_dates_size check (pg_column_size(dates) <= 4096) not valid;
alter table public.exercises
  add constraint exercises_body_regions_stressed_size check (pg_column_size(body_regions_stressed) <= 8192) not valid,
  add constraint exercises_substitutions_size check (pg_column_size(substitutions) <= 16384) not valid;
alter table public.admin_content
  add constraint admin_content_tags_size check (pg_column_size(tags) <= 16384) not valid,
  add constraint admin_content_topics_size check (pg_column_size(topics) <= 16384) not valid;
alter table public.ai_coach_test_cases
  add constraint ai_coach_test_cases_user_profile_size check (pg_column_size(user_profile) <= 65536) not valid,
  add constraint ai_coach_test_cases_expected_keywords_size check (pg_column_size(expected_keywords) <= 65536) not valid;
alter table public.ai_coach_test_results
  add constraint ai_coach_test_results_keywords_found_size check (pg_column_size(keywords_found) <= 65536) not valid,
  add constraint ai_coach_test_results_keywords_missing_size check (pg_column_size(keywords_missing) <= 65536) not valid;

alter table public.training_sessions
  validate constraint training_sessions_warmup_size,
  validate constraint training_sessions_skill_size,
  validate constraint training_sessions_strength_size,
  validate constraint training_sessions_main_workout_size,
  validate constraint training_sessions_cooldown_size,
  validate constraint training_sessions_main_format_size,
  validate constraint training_sessions_engine_words_size,
  validate constraint training_sessions_movement_focus_size;
alter table public.training_plans
  validate constraint training_plans_adaptation_data_size;
alter table public.plan_circumstances
  validate constraint plan_circumstances_athlete_size;
alter table public.plan_adjustments
  validate constraint plan_adjustments_request_size,
  validate constraint plan_adjustments_reasons_size,
  validate constraint plan_adjustments_warnings_size,
  validate constraint plan_adjustments_plan_before_size,
  validate constraint plan_adjustments_changes_size;
alter table public.logged_sessions
  validate constraint logged_sessions_exercises_size;
alter table public.coach_messages
  validate constraint coach_messages_proposals_size,
  validate constraint coach_messages_sources_size;
alter table public.competitions
  validate constraint competitions_goals_size,
  validate constraint competitions_team_members_size;
alter table public.workouts
  validate constraint workouts_tags_size;
alter table public.strength_benchmarks
  validate constraint strength_benchmarks_dates_size;
alter table public.gymnastics_benchmarks
  validate constraint gymnastics_benchmarks_dates_size;
alter table public.conditioning_benchmarks
  validate constraint conditioning_benchmarks_dates_size;
alter table public.exercises
  validate constraint exercises_body_regions_stressed_size,
  validate constraint exercises_substitutions_size;
alter table public.admin_content
  validate constraint admin_content_tags_size,
  validate constraint admin_content_topics_size;
alter table public.ai_coach_test_cases
  validate constraint ai_coach_test_cases_user_profile_size,
  validate constraint ai_coach_test_cases_expected_keywords_size;
alter table public.ai_coach_test_results
  validate constraint ai_coach_test_results_keywords_found_size,
  validate constraint ai_coach_test_results_keywords_missing_size;
