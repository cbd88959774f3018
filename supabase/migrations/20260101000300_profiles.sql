-- The person (profiles: what lists show) and the athlete (athlete_profiles: what the training engine needs, and how far onboarding got).

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  first_name text constraint profiles_first_name_length check (char_length(first_name) <= 100),
  last_name text constraint profiles_last_name_length check (char_length(last_name) <= 100),
  age integer constraint profiles_age_possible check (age between 10 and 110),
  gender text constraint profiles_gender_known check (gender in ('female', 'male', 'non_binary', 'other', 'undisclosed')),
  weight numeric constraint profiles_weight_possible check (weight between 25 and 350),
  primary_focus text constraint profiles_primary_focus_known
    check (primary_focus in ('hyrox', 'crossfit', 'running', 'triathlon', 'strength', 'powerlifting', 'general')),
  avatar_url text constraint profiles_avatar_url_is_web check (avatar_url ~ '^(https?:/)?/' and char_length(avatar_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is
  'One row per account, made at sign-up. age, gender and primary_focus equal those of athlete_profiles; weight is always null.';
comment on column public.profiles.age is 'Years.';
comment on column public.profiles.weight is
  'Body weight in kg, when it is written: it is stored as athlete_profiles.body_weight_kg, because administrators read this table.';
create index profiles_created_at_idx on public.profiles (created_at desc);

create trigger touch_updated_at before update on public.profiles
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.profiles
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.profiles
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.profiles enable row level security;
create policy "People read their own profile, administrators all" on public.profiles
  for select to authenticated using (id = (select auth.uid()) or (select public.is_admin()));
create policy "People add their own profile" on public.profiles
  for insert to authenticated with check (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "Only sessions that count" on public.profiles
  as restrictive for all to authenticated using ((select public.require_session()));

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
  updated_at timestamptz not null default now(),
  distance_units text not null default 'km' constraint athlete_profiles_distance_units_known check (distance_units in ('km', 'mi')),
  week_start text not null default 'monday' constraint athlete_profiles_week_start_known check (week_start in ('monday', 'sunday')),
  ai_consent boolean not null default false constraint athlete_profiles_ai_consent_dated check (ai_consent = (ai_consent_at is not null)),
  ai_consent_at timestamptz,
  height_cm numeric constraint athlete_profiles_height_possible check (height_cm between 100 and 250),
  weekly_run_km numeric constraint athlete_profiles_weekly_run_possible check (weekly_run_km between 0 and 300),
  longest_run_km numeric constraint athlete_profiles_longest_run_possible check (longest_run_km between 0 and 200),
  runs_per_week integer constraint athlete_profiles_runs_per_week_possible check (runs_per_week between 0 and 21),
  weekly_hours numeric constraint athlete_profiles_weekly_hours_possible check (weekly_hours between 0 and 60),
  longest_ride_hours numeric constraint athlete_profiles_longest_ride_possible check (longest_ride_hours between 0 and 24),
  longest_swim_m integer constraint athlete_profiles_longest_swim_possible check (longest_swim_m between 0 and 20000),
  run_years integer constraint athlete_profiles_run_years_possible check (run_years between 0 and 90),
  lift_years integer constraint athlete_profiles_lift_years_possible check (lift_years between 0 and 90),
  gymnastics_years integer constraint athlete_profiles_gymnastics_years_possible check (gymnastics_years between 0 and 90),
  swim_years integer constraint athlete_profiles_swim_years_possible check (swim_years between 0 and 90),
  bike_years integer constraint athlete_profiles_bike_years_possible check (bike_years between 0 and 90),
  injured_last_year boolean,
  history_given_on date
);
comment on table public.athlete_profiles is 'One row per account, made at sign-up; a client that finds none may insert it.';
comment on column public.athlete_profiles.age is 'Years.';
comment on column public.athlete_profiles.training_years is 'Whole years of regular training.';
comment on column public.athlete_profiles.training_level is 'elite is shown as Competitor.';
comment on column public.athlete_profiles.preferred_long_day is 'ISO weekday of the longest session: 1 Monday to 7 Sunday.';
comment on column public.athlete_profiles.units is 'How weights are shown; they are stored in kg.';
comment on column public.athlete_profiles.last_onboarding_step is 'Index of the wizard step, 0 to 6.';
comment on column public.athlete_profiles.distance_units is 'How distances and paces are shown; they are stored in metres and seconds.';
comment on column public.athlete_profiles.week_start is 'The day a calendar week is shown from. The weeks of a plan always begin on Monday.';
comment on column public.athlete_profiles.ai_consent is 'Whether a language model may be given this athlete''s data. Without it none is asked.';
comment on column public.athlete_profiles.ai_consent_at is 'When the consent that holds was given; the database''s clock, whatever the client sends.';
comment on column public.athlete_profiles.weekly_run_km is 'Mean of the last four weeks; null: not known.';
comment on column public.athlete_profiles.longest_run_km is 'Longest run of the last four weeks.';
comment on column public.athlete_profiles.runs_per_week is 'Mean of the last four weeks.';
comment on column public.athlete_profiles.weekly_hours is 'All training, mean of the last four weeks.';
comment on column public.athlete_profiles.longest_ride_hours is 'Longest ride of the last six weeks.';
comment on column public.athlete_profiles.longest_swim_m is 'Metres swum without a stop.';
comment on column public.athlete_profiles.run_years is 'Whole years of regular running; likewise the other disciplines.';
comment on column public.athlete_profiles.injured_last_year is 'An injury in the last twelve months: volume grows more slowly.';
comment on column public.athlete_profiles.history_given_on is
  'The day the volume and the longest sessions were last changed. Kept by the database; what a client sends is ignored.';

create trigger touch_updated_at before update on public.athlete_profiles
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.athlete_profiles
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.athlete_profiles
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.athlete_profiles enable row level security;
create policy "Athletes keep their own athlete profile" on public.athlete_profiles
  for all to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "Only sessions that count" on public.athlete_profiles
  as restrictive for all to authenticated using ((select public.require_session()));

-- profiles and athlete_profiles hold the same facts: when one is written, the other follows, and the comparison ends the exchange after one step.
-- Body weight is not among them: administrators read profiles, and row-level security knows no columns, so athlete_profiles alone keeps it.
create function private.copy_facts_to_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles
  set age = new.age, gender = new.gender, primary_focus = new.primary_focus
  where id = new.id and (age, gender, primary_focus) is distinct from (new.age, new.gender, new.primary_focus);
  return null;
end
$$;
create trigger copy_facts_to_profile after insert or update of age, gender, primary_focus on public.athlete_profiles
for each row execute function private.copy_facts_to_profile();

create function private.copy_facts_to_athlete_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.athlete_profiles
  set age = new.age, gender = new.gender, primary_focus = new.primary_focus
  where id = new.id and (age, gender, primary_focus) is distinct from (new.age, new.gender, new.primary_focus);
  return null;
end
$$;
create trigger copy_facts_to_athlete_profile after update of age, gender, primary_focus on public.profiles
for each row execute function private.copy_facts_to_athlete_profile();

-- A new account has its profile from the first moment.
create function private.handle_new_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  facts jsonb := coalesce(new.raw_user_meta_data, '{}');
  full_name text := btrim(coalesce(facts ->> 'full_name', facts ->> 'name', ''));
  picture text := facts ->> 'avatar_url';
begin
  insert into public.profiles (id, first_name, last_name, avatar_url)
  values (
    new.id,
    -- Google and Apple send given_name and family_name, or only the full name.
    nullif(left(btrim(coalesce(facts ->> 'first_name', facts ->> 'given_name', split_part(full_name, ' ', 1))), 100), ''),
    nullif(left(btrim(coalesce(facts ->> 'last_name', facts ->> 'family_name', substr(full_name, strpos(full_name || ' ', ' ') + 1))), 100), ''),
    case when picture ~ '^https?://' and char_length(picture) <= 2000 then picture end
  )
  on conflict (id) do nothing;
  insert into public.athlete_profiles (id) values (new.id) on conflict (id) do nothing;
  return null;
end
$$;
create trigger on_auth_user_created after insert on auth.users
for each row execute function private.handle_new_user();

create function private.date_ai_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.ai_consent_at := case
    when not new.ai_consent then null
    when tg_op = 'UPDATE' and old.ai_consent then old.ai_consent_at
    else now()
  end;
  return new;
end
$$;
create trigger date_ai_consent before insert or update of ai_consent, ai_consent_at on public.athlete_profiles
for each row execute function private.date_ai_consent();

-- Volume and longest sessions describe the weeks before the day they were last changed.
create function private.date_history() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  given boolean := (new.weekly_run_km, new.longest_run_km, new.runs_per_week, new.weekly_hours, new.longest_ride_hours, new.longest_swim_m)
    is distinct from (null::numeric, null::numeric, null::integer, null::numeric, null::numeric, null::integer);
begin
  if not given then
    new.history_given_on := null;
  elsif tg_op = 'INSERT' then
    new.history_given_on := current_date;
  elsif (new.weekly_run_km, new.longest_run_km, new.runs_per_week, new.weekly_hours, new.longest_ride_hours, new.longest_swim_m)
    is distinct from (old.weekly_run_km, old.longest_run_km, old.runs_per_week, old.weekly_hours, old.longest_ride_hours, old.longest_swim_m)
  then
    new.history_given_on := current_date;
  else
    new.history_given_on := old.history_given_on;
  end if;
  return new;
end
$$;
create trigger date_history before insert or update on public.athlete_profiles
for each row execute function private.date_history();

create function private.ask_again() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_confirmed := false;
  return new;
end
$$;
comment on function private.ask_again() is 'Another day or another kind of race is another question.';

-- Clients name one value in several ways (form, profile, wizard): accept each reading and store the canonical value. The readings are those of
-- packages/contract. Any other value goes on unchanged to the check constraint, which names the column.
create function private.canonical_profile_value(field text, reading text) returns text
language sql immutable
set search_path = ''
as $$
  with spelled as (select regexp_replace(lower(btrim(reading)), '[[:space:]_-]+', '-', 'g') as word)
  select case
    when reading is null then null
    when field = 'gender' then case word
      when 'non-binary' then 'non_binary'
      when 'prefer-not-to-say' then 'undisclosed'
      when 'woman' then 'female'
      when 'man' then 'male'
      when 'female' then 'female'
      when 'male' then 'male'
      when 'other' then 'other'
      when 'undisclosed' then 'undisclosed'
      else reading end
    when field = 'training_level' then case
      when word in ('competitor', 'competitive') then 'elite'
      when word in ('beginner', 'intermediate', 'advanced', 'elite') then word
      else reading end
    when field = 'primary_focus' then case
      when word in ('hybrid', 'general-fitness') then 'general'
      when word = 'weightlifting' then 'strength'
      when word in ('hyrox', 'crossfit', 'running', 'triathlon', 'strength', 'powerlifting', 'general') then word
      else reading end
    else reading
  end
  from spelled
$$;

create function private.store_canonical_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.gender := private.canonical_profile_value('gender', new.gender);
  new.primary_focus := private.canonical_profile_value('primary_focus', new.primary_focus);
  return new;
end
$$;
create trigger store_canonical_values before insert or update of gender, primary_focus on public.profiles
for each row execute function private.store_canonical_profile();

create function private.store_canonical_athlete_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.gender := private.canonical_profile_value('gender', new.gender);
  new.training_level := private.canonical_profile_value('training_level', new.training_level);
  new.primary_focus := private.canonical_profile_value('primary_focus', new.primary_focus);
  return new;
end
$$;
create trigger store_canonical_values before insert or update of gender, training_level, primary_focus on public.athlete_profiles
for each row execute function private.store_canonical_athlete_profile();

-- The name of a new account is its metadata's. Metadata that changes before anybody has signed in takes the name of the profile with it: whoever
-- began the account may not have been its owner. Afterwards a name is only filled in where there is none.
create function private.read_names(facts jsonb, out first_name text, out last_name text)
language sql immutable
set search_path = ''
as $$
  -- Google and Apple send given_name and family_name, or only the full name.
  select
    nullif(left(btrim(coalesce(facts ->> 'first_name', facts ->> 'given_name', split_part(full_name, ' ', 1))), 100), ''),
    nullif(left(btrim(coalesce(facts ->> 'last_name', facts ->> 'family_name', substr(full_name, strpos(full_name || ' ', ' ') + 1))), 100), '')
  from (select btrim(coalesce(facts ->> 'full_name', facts ->> 'name', '')) as full_name) as names
$$;

create function private.follow_names_of_metadata() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  names record := private.read_names(coalesce(new.raw_user_meta_data, '{}'));
begin
  update public.profiles set
    first_name = case when new.last_sign_in_at is null then names.first_name else coalesce(profiles.first_name, names.first_name) end,
    last_name = case when new.last_sign_in_at is null then names.last_name else coalesce(profiles.last_name, names.last_name) end
  where profiles.id = new.id
    and (new.last_sign_in_at is null or profiles.first_name is null or profiles.last_name is null);
  return null;
end
$$;
create trigger on_auth_user_metadata_changed after update of raw_user_meta_data on auth.users
for each row when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
execute function private.follow_names_of_metadata();

-- As the caller, whose rights on athlete_profiles decide. A row that is sent back as it was read has no weight, which changes nothing.
create function private.move_weight_to_athlete_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.athlete_profiles (id, body_weight_kg) values (new.id, new.weight)
  on conflict (id) do update set body_weight_kg = excluded.body_weight_kg;
  new.weight := null;
  return new;
end
$$;
create trigger move_weight_to_athlete_profile before insert or update of weight on public.profiles
for each row when (new.weight is not null) execute function private.move_weight_to_athlete_profile();

-- Accounts that were there before these migrations, as in a Supabase project.
insert into public.profiles (id, first_name, last_name)
select id, nullif(left(raw_user_meta_data ->> 'first_name', 100), ''), nullif(left(raw_user_meta_data ->> 'last_name', 100), '')
from auth.users
on conflict (id) do nothing;
insert into public.athlete_profiles (id) select id from auth.users on conflict (id) do nothing;
