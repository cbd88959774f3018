-- One training of a plan. It belongs to whoever owns the plan.

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
  warmup jsonb not null default '[]' constraint training_sessions_warmup_is_list check (jsonb_typeof(warmup) = 'array'),
  strength jsonb not null default '[]' constraint training_sessions_strength_is_list check (jsonb_typeof(strength) = 'array'),
  skill jsonb not null default '[]' constraint training_sessions_skill_is_list check (jsonb_typeof(skill) = 'array'),
  main_workout jsonb not null default '[]' constraint training_sessions_main_workout_is_list check (jsonb_typeof(main_workout) = 'array'),
  cooldown jsonb not null default '[]' constraint training_sessions_cooldown_is_list check (jsonb_typeof(cooldown) = 'array'),
  main_format jsonb constraint training_sessions_main_format_is_object check (jsonb_typeof(main_format) in ('object', 'null')),
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
  movement_focus text[] not null default '{}',
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
create index training_sessions_scheduled_date_idx on public.training_sessions (plan_id, scheduled_date);

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
    new.status := case when new.status = 'completed' then 'planned' else new.status end;
    new.completed_at := null;
    new.session_rpe := null;
  end if;
  return new;
end
$$;
create trigger keep_completion_consistent before insert or update on public.training_sessions
for each row execute function private.keep_completion_consistent();
create trigger touch_updated_at before update on public.training_sessions
for each row execute function private.touch_updated_at();

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
