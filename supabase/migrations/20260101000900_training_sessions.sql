-- One training of a plan. It belongs to the owner of the plan.

create table public.training_sessions (
  id uuid primary key default gen_random_uuid(),
  plan_id uuid not null references public.training_plans (id) on delete cascade,
  title text not null constraint training_sessions_title_length check (char_length(btrim(title)) between 1 and 200),
  description text not null default '' constraint training_sessions_description_length check (char_length(description) <= 4000),
  type text not null default 'standard' constraint training_sessions_type_known
    check (type in ('strength', 'conditioning', 'skill', 'recovery', 'mixed', 'standard', 'general')),
  code text constraint training_sessions_code_length check (char_length(code) between 1 and 10),
  week integer not null constraint training_sessions_week_range check (week between 1 and 52),
  day integer not null constraint training_sessions_day_range check (day between 1 and 14),
  weekday integer constraint training_sessions_weekday_range check (weekday between 1 and 7),
  scheduled_date date,
  duration integer not null default 60 constraint training_sessions_duration_possible check (duration between 1 and 1440),
  warmup jsonb not null default '[]' constraint training_sessions_warmup_is_list check (jsonb_typeof(warmup) = 'array')
    constraint training_sessions_warmup_size check (pg_column_size(warmup) <= 32768),
  strength jsonb not null default '[]' constraint training_sessions_strength_is_list check (jsonb_typeof(strength) = 'array')
    constraint training_sessions_strength_size check (pg_column_size(strength) <= 32768),
  skill jsonb not null default '[]' constraint training_sessions_skill_is_list check (jsonb_typeof(skill) = 'array')
    constraint training_sessions_skill_size check (pg_column_size(skill) <= 32768),
  main_workout jsonb not null default '[]' constraint training_sessions_main_workout_is_list check (jsonb_typeof(main_workout) = 'array')
    constraint training_sessions_main_workout_size check (pg_column_size(main_workout) <= 32768),
  cooldown jsonb not null default '[]' constraint training_sessions_cooldown_is_list check (jsonb_typeof(cooldown) = 'array')
    constraint training_sessions_cooldown_size check (pg_column_size(cooldown) <= 32768),
  main_format jsonb constraint training_sessions_main_format_is_object check (jsonb_typeof(main_format) in ('object', 'null'))
    constraint training_sessions_main_format_size check (pg_column_size(main_format) <= 16384),
  coach_notes text constraint training_sessions_coach_notes_length check (char_length(coach_notes) <= 8000),
  coach_notes_stimulus text constraint training_sessions_coach_notes_stimulus_length check (char_length(coach_notes_stimulus) <= 4000),
  coach_notes_strategy text constraint training_sessions_coach_notes_strategy_length check (char_length(coach_notes_strategy) <= 4000),
  coach_notes_substitutions text constraint training_sessions_coach_notes_substitutions_length
    check (char_length(coach_notes_substitutions) <= 4000),
  coach_notes_warmup text constraint training_sessions_coach_notes_warmup_length check (char_length(coach_notes_warmup) <= 4000),
  completed boolean not null default false,
  status text not null default 'planned' constraint training_sessions_status_known
    check (status in ('planned', 'completed', 'skipped', 'moved')),
  completed_at timestamptz,
  session_rpe numeric(3, 1) constraint training_sessions_session_rpe_range check (session_rpe between 1 and 10),
  training_intent text constraint training_sessions_training_intent_length check (char_length(training_intent) <= 1000),
  intensity_level integer not null default 5 constraint training_sessions_intensity_level_range check (intensity_level between 1 and 10),
  complexity integer not null default 3 constraint training_sessions_complexity_range check (complexity between 1 and 10),
  movement_focus text[] not null default '{}'
    constraint training_sessions_movement_focus_size check (pg_column_size(movement_focus) <= 4096),
  is_deload boolean not null default false,
  hard boolean not null default false,
  heavy_lower boolean not null default false,
  generated_by text not null default 'template' constraint training_sessions_generated_by_known check (generated_by in ('ai', 'template')),
  phase text constraint training_sessions_phase_known
    check (phase in ('foundation', 'development', 'performance', 'accumulation', 'intensity', 'specialization', 'taper')),
  planned_load integer constraint training_sessions_planned_load_possible check (planned_load between 0 and 14400),
  iron_load integer constraint training_sessions_iron_load_possible check (iron_load between 0 and 14400),
  tonnage_kg numeric constraint training_sessions_tonnage_possible check (tonnage_kg between 0 and 200000),
  distance_m numeric constraint training_sessions_distance_possible check (distance_m between 0 and 1000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  moved_from date,
  skip_reason text constraint training_sessions_skip_reason_length check (char_length(skip_reason) <= 500),
  engine_words jsonb constraint training_sessions_engine_words_is_object check (jsonb_typeof(engine_words) in ('object', 'null'))
    constraint training_sessions_engine_words_size check (pg_column_size(engine_words) <= 65536),
  constraint training_sessions_plan_id_week_day_key unique (plan_id, week, day)
);
comment on column public.training_sessions.week is '1-based week of the plan.';
comment on column public.training_sessions.day is '1-based training of the week; not a weekday.';
comment on column public.training_sessions.weekday is 'ISO weekday: 1 Monday to 7 Sunday.';
comment on column public.training_sessions.duration is 'Planned minutes.';
comment on column public.training_sessions.warmup is 'List of exercise items, as are strength, skill, main_workout and cooldown.';
comment on column public.training_sessions.main_format is 'How the main workout is done and scored: {kind, label, rounds?, capMinutes?, target?}.';
comment on column public.training_sessions.completed is 'The same as status = completed; whichever is written, the other follows.';
comment on column public.training_sessions.session_rpe is 'How hard it was, 1 to 10, as the athlete felt it.';
comment on column public.training_sessions.intensity_level is 'Planned session RPE, 1 to 10.';
comment on column public.training_sessions.planned_load is 'Arbitrary units: minutes × RPE.';
comment on column public.training_sessions.iron_load is 'The share of planned_load that counts as strength and skill.';
comment on column public.training_sessions.tonnage_kg is 'Planned kg lifted: sum of sets × repetitions × load.';
comment on column public.training_sessions.distance_m is 'Planned metres on foot, bike, erg or in water.';
comment on column public.training_sessions.moved_from is 'The day the plan had it on before the athlete moved it; null when it is where the plan put it.';
comment on column public.training_sessions.skip_reason is 'Why a skipped session was not done, in the athlete''s words; null for every other status.';
comment on column public.training_sessions.engine_words is
  'What the engine had written on a session that a language model has put into words: {title, description, stimulus, strategy, notes: {id of a '
  'line: note}}. It counts while generated_by is ai.';
create index training_sessions_scheduled_date_idx on public.training_sessions (plan_id, scheduled_date);

create trigger touch_updated_at before update on public.training_sessions
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.training_sessions
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.training_sessions
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.training_sessions enable row level security;
create policy "Athletes read the sessions of plans they may read" on public.training_sessions
  for select to authenticated using (
    exists (select 1 from public.training_plans where training_plans.id = plan_id)
  );
create policy "Athletes add sessions to their own plans" on public.training_sessions
  for insert to authenticated with check (
    exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid()))
  );
create policy "Athletes change the sessions of their own plans" on public.training_sessions
  for update to authenticated
  using (exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid())))
  with check (exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid())));
create policy "Athletes remove the sessions of their own plans" on public.training_sessions
  for delete to authenticated using (
    exists (select 1 from public.training_plans where training_plans.id = plan_id and creator_id = (select auth.uid()))
  );
create policy "Only sessions that count" on public.training_sessions
  as restrictive for all to authenticated using ((select public.require_session()));

create function private.keep_completion_consistent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.completed := new.completed or new.status = 'completed';
  elsif new.status is distinct from old.status then
    new.completed := new.status = 'completed';
  end if;
  if new.completed then
    new.status := 'completed';
    new.completed_at := coalesce(new.completed_at, now());
  else
    new.status := case when new.status <> 'completed' then new.status when new.moved_from is null then 'planned' else 'moved' end;
    new.completed_at := null;
    new.session_rpe := null;
  end if;
  if new.status <> 'skipped' then
    new.skip_reason := null;
  end if;
  return new;
end
$$;
create trigger keep_completion_consistent before insert or update on public.training_sessions
for each row execute function private.keep_completion_consistent();

-- Creates a plan in one transaction: a request that is sent twice creates one plan, and a continuation ends the plan it continues. A language model
-- may reword sessions; the words of the engine stay beside them (engine_words), because adjustments start from what the engine knows.
create function public.create_training_plan(plan jsonb, sessions jsonb) returns jsonb
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
comment on function public.create_training_plan(jsonb, jsonb) is
  'Stores a plan and its sessions (keys are column names; plan also takes circumstances and ends_plan_id, the own plan that it takes the '
  'place of) for the caller; all or nothing. Returns the plan with training_sessions. A second active plan fails with 23505 on '
  'training_plans_one_active_per_creator, a request_id that was used with 23505 on training_plans_creator_id_request_id_key.';
revoke execute on function public.create_training_plan(jsonb, jsonb) from public, anon;
grant execute on function public.create_training_plan(jsonb, jsonb) to authenticated, service_role;

create function public.end_training_plan(plan_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  if plan_id is null then
    return jsonb_build_object('success', false, 'message', 'No plan ID provided to end');
  end if;
  update public.training_plans set status = 'completed'
  where training_plans.id = end_training_plan.plan_id and creator_id = auth.uid();
  if not found then
    return jsonb_build_object('success', false, 'message', 'Plan not found');
  end if;
  return jsonb_build_object('success', true, 'message', 'Plan Ended');
end
$$;
comment on function public.end_training_plan(uuid) is 'Ends an own plan. Returns {success, message}.';
revoke execute on function public.end_training_plan(uuid) from public, anon;
grant execute on function public.end_training_plan(uuid) to authenticated, service_role;
