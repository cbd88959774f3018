-- A language model may put sessions into words. The engine's own stay beside them, because adjustments go on from what the engine knows.

alter table public.training_plans
  add column token_count integer not null default 0 constraint training_plans_token_count_possible check (token_count >= 0);
comment on column public.training_plans.token_count is 'Tokens of all questions to a language model while the plan was made, and their answers, also those that were not used.';

alter table public.training_sessions
  add column engine_words jsonb constraint training_sessions_engine_words_is_object check (jsonb_typeof(engine_words) in ('object', 'null'));
comment on column public.training_sessions.engine_words is
  'What the engine had written on a session that a language model has put into words: {title, description, stimulus, strategy, notes: {id of a '
  'line: note}}. It counts while generated_by is ai.';

create or replace function public.create_training_plan(plan jsonb, sessions jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  made public.training_plans;
  made_sessions jsonb;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in to generate a training plan' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(plan) is distinct from 'object' or jsonb_typeof(sessions) is distinct from 'array' then
    raise exception 'plan must be an object and sessions a list' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_array_length(sessions) not between 1 and 500 then
    raise exception 'The generated plan has no training sessions. Please try again.' using errcode = 'invalid_parameter_value';
  end if;

  update public.training_plans set status = 'completed'
  where id = (plan ->> 'ends_plan_id')::uuid and creator_id = auth.uid() and status = 'active';
  insert into public.training_plans (
    id, creator_id, title, description, focus_area, level, difficulty, duration_weeks, sessions_per_week, start_date,
    first_macro_week, previous_plan_id, competition_id, is_ai_generated, adaptation_data, request_id, token_count
  )
  select
    coalesce(p.id, gen_random_uuid()), auth.uid(), coalesce(p.title, 'New Training Plan'),
    coalesce(p.description, 'A periodized training plan'), coalesce(p.focus_area, 'general'), coalesce(p.level, 'intermediate'),
    p.difficulty, coalesce(p.duration_weeks, 12), coalesce(p.sessions_per_week, 4),
    coalesce(p.start_date, date_trunc('week', current_date)::date), coalesce(p.first_macro_week, 1), p.previous_plan_id,
    p.competition_id, coalesce(p.is_ai_generated, false), p.adaptation_data, p.request_id,
    coalesce(p.token_count, 0)
  from jsonb_populate_record(null::public.training_plans, plan) as p
  returning * into made;
  if plan ? 'circumstances' then
    insert into public.plan_circumstances (plan_id, user_id, athlete) values (made.id, auth.uid(), plan -> 'circumstances');
  end if;

  with inserted as (
    insert into public.training_sessions (
      id, plan_id, title, description, type, code, week, day, weekday, scheduled_date, duration, warmup, strength, skill,
      main_workout, cooldown, main_format, coach_notes, coach_notes_stimulus, coach_notes_strategy, coach_notes_substitutions,
      coach_notes_warmup, training_intent, intensity_level, complexity, movement_focus, is_deload, hard, heavy_lower,
      generated_by, engine_words, phase, planned_load, iron_load, tonnage_kg, distance_m
    )
    select
      coalesce(s.id, gen_random_uuid()), made.id, s.title, coalesce(s.description, ''), coalesce(s.type, 'standard'), s.code, s.week,
      s.day, s.weekday, s.scheduled_date, coalesce(s.duration, 60), coalesce(s.warmup, '[]'), coalesce(s.strength, '[]'),
      coalesce(s.skill, '[]'), coalesce(s.main_workout, '[]'), coalesce(s.cooldown, '[]'), s.main_format, s.coach_notes,
      s.coach_notes_stimulus, s.coach_notes_strategy, s.coach_notes_substitutions, s.coach_notes_warmup, s.training_intent,
      coalesce(s.intensity_level, 5), coalesce(s.complexity, 3), coalesce(s.movement_focus, '{}'), coalesce(s.is_deload, false),
      coalesce(s.hard, false), coalesce(s.heavy_lower, false), coalesce(s.generated_by, 'template'), s.engine_words, s.phase,
      s.planned_load, s.iron_load, s.tonnage_kg, s.distance_m
    from jsonb_populate_recordset(null::public.training_sessions, sessions) as s
    returning *
  )
  select jsonb_agg(to_jsonb(inserted) order by inserted.week, inserted.day) into made_sessions from inserted;

  return to_jsonb(made) || jsonb_build_object('training_sessions', made_sessions);
end
$$;
