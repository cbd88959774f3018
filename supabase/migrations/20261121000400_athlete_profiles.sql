-- The athlete: what the training engine needs to know, and how far onboarding got.

create table public.athlete_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  age integer constraint athlete_profiles_age_possible check (age between 10 and 110),
  gender text constraint athlete_profiles_gender_known check (gender in ('female', 'male', 'non_binary', 'other', 'undisclosed')),
  body_weight_kg numeric constraint athlete_profiles_body_weight_possible check (body_weight_kg between 25 and 350),
  training_years integer constraint athlete_profiles_training_years_possible check (training_years between 0 and 90),
  training_level text constraint athlete_profiles_training_level_known
    check (training_level in ('beginner', 'intermediate', 'advanced', 'elite')),
  primary_focus text constraint athlete_profiles_primary_focus_known
    check (primary_focus in ('hyrox', 'crossfit', 'running', 'triathlon', 'strength', 'powerlifting', 'general')),
  days_per_week integer constraint athlete_profiles_days_per_week_range check (days_per_week between 3 and 7),
  preferred_long_day integer constraint athlete_profiles_preferred_long_day_range check (preferred_long_day between 1 and 7),
  units text not null default 'kg' constraint athlete_profiles_units_known check (units in ('kg', 'lb')),
  onboarding_completed boolean not null default false,
  last_onboarding_step integer not null default 0 constraint athlete_profiles_last_onboarding_step_range
    check (last_onboarding_step between 0 and 6),
  has_seen_onboarding boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.athlete_profiles is 'One row per account, made at sign-up; a client that finds none may insert it.';
comment on column public.athlete_profiles.age is 'Years.';
comment on column public.athlete_profiles.training_years is 'Whole years of regular training.';
comment on column public.athlete_profiles.training_level is 'elite is shown as Competitor.';
comment on column public.athlete_profiles.preferred_long_day is 'ISO weekday of the longest session: 1 Monday to 7 Sunday.';
comment on column public.athlete_profiles.units is 'How weights are shown; they are stored in kg.';
comment on column public.athlete_profiles.last_onboarding_step is 'Index of the wizard step, 0 to 6.';

create trigger touch_updated_at before update on public.athlete_profiles
for each row execute function private.touch_updated_at();

alter table public.athlete_profiles enable row level security;
create policy "Athletes keep their own athlete profile" on public.athlete_profiles
  for all to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Two documented tables hold the same four facts. Whichever is written, the other follows;
-- the comparison ends the exchange after one step.
create function private.copy_facts_to_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles
  set age = new.age, gender = new.gender, weight = new.body_weight_kg, primary_focus = new.primary_focus
  where id = new.id
    and (age, gender, weight, primary_focus) is distinct from (new.age, new.gender, new.body_weight_kg, new.primary_focus);
  return null;
end
$$;
create trigger copy_facts_to_profile after insert or update of age, gender, body_weight_kg, primary_focus on public.athlete_profiles
for each row execute function private.copy_facts_to_profile();

create function private.copy_facts_to_athlete_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.athlete_profiles
  set age = new.age, gender = new.gender, body_weight_kg = new.weight, primary_focus = new.primary_focus
  where id = new.id
    and (age, gender, body_weight_kg, primary_focus) is distinct from (new.age, new.gender, new.weight, new.primary_focus);
  return null;
end
$$;
create trigger copy_facts_to_athlete_profile after update of age, gender, weight, primary_focus on public.profiles
for each row execute function private.copy_facts_to_athlete_profile();

create table public.athlete_availability (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  weekday integer not null constraint athlete_availability_weekday_range check (weekday between 1 and 7),
  minutes integer not null constraint athlete_availability_minutes_range check (minutes between 0 and 720),
  primary key (user_id, weekday)
);
comment on table public.athlete_availability is 'Time for training per weekday. No row: no limit is known; 0 minutes: never on this day.';
comment on column public.athlete_availability.weekday is 'ISO weekday: 1 Monday to 7 Sunday.';

alter table public.athlete_availability enable row level security;
create policy "Athletes keep their own availability" on public.athlete_availability
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create table public.athlete_equipment (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  equipment text not null constraint athlete_equipment_equipment_length check (char_length(btrim(equipment)) between 1 and 60),
  primary key (user_id, equipment)
);
comment on table public.athlete_equipment is 'What the athlete can train with, in the words of exercises.equipment. No row at all: a fully equipped gym.';

alter table public.athlete_equipment enable row level security;
create policy "Athletes keep their own equipment" on public.athlete_equipment
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
