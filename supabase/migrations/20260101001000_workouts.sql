-- Workouts that athletes plan for themselves, and entries of their log.

create table public.workouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null constraint workouts_title_length check (char_length(btrim(title)) between 1 and 200),
  description text constraint workouts_description_length check (char_length(description) <= 4000),
  duration integer not null default 60 constraint workouts_duration_possible check (duration between 1 and 1440),
  type text not null default 'hybrid' constraint workouts_type_known check (type in ('strength', 'endurance', 'hybrid', 'recovery')),
  difficulty text not null default 'beginner' constraint workouts_difficulty_known
    check (difficulty in ('beginner', 'intermediate', 'advanced')),
  date date not null default current_date,
  tags text[] not null default '{}' constraint workouts_tags_count check (cardinality(tags) <= 30)
    constraint workouts_tags_size check (pg_column_size(tags) <= 8192),
  completed boolean not null default false,
  completed_at timestamptz,
  session_rpe numeric(3, 1) constraint workouts_session_rpe_range check (session_rpe between 1 and 10),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint workouts_id_user_id_key unique (id, user_id)
);
comment on column public.workouts.duration is 'Minutes.';
comment on column public.workouts.session_rpe is 'How hard it was, 1 to 10.';
create index workouts_user_id_idx on public.workouts (user_id, date desc);

create trigger touch_updated_at before update on public.workouts
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.workouts
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.workouts
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.workouts enable row level security;
create policy "Athletes keep their own workouts" on public.workouts
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.workouts
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.logged_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  date date not null,
  workout_name text not null constraint logged_sessions_workout_name_length check (char_length(btrim(workout_name)) between 1 and 200),
  duration integer not null default 0 constraint logged_sessions_duration_possible check (duration between 0 and 1440),
  notes text constraint logged_sessions_notes_length check (char_length(notes) <= 4000),
  completed boolean not null default false,
  completed_at timestamptz,
  rating integer constraint logged_sessions_rating_range check (rating between 1 and 5),
  session_rpe numeric(3, 1) constraint logged_sessions_session_rpe_range check (session_rpe between 1 and 10),
  exercises jsonb not null default '[]' constraint logged_sessions_exercises_is_list check (jsonb_typeof(exercises) = 'array')
    constraint logged_sessions_exercises_size check (pg_column_size(exercises) <= 262144),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint logged_sessions_id_user_id_key unique (id, user_id)
);
comment on column public.logged_sessions.duration is 'Minutes.';
comment on column public.logged_sessions.rating is 'Stars, 1 to 5.';
comment on column public.logged_sessions.session_rpe is 'How hard it was, 1 to 10.';
comment on column public.logged_sessions.exercises is '[{name, sets, reps, weight?}], weight in kg.';
create index logged_sessions_user_id_idx on public.logged_sessions (user_id, date desc);

create trigger touch_updated_at before update on public.logged_sessions
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.logged_sessions
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.logged_sessions
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.logged_sessions enable row level security;
create policy "Athletes keep their own log" on public.logged_sessions
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.logged_sessions
  as restrictive for all to authenticated using ((select public.require_session()));

create function private.keep_completed_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.completed_at := case when new.completed then coalesce(new.completed_at, now()) end;
  return new;
end
$$;
create trigger keep_completed_at before insert or update on public.workouts
for each row execute function private.keep_completed_at();
create trigger keep_completed_at before insert or update on public.logged_sessions
for each row execute function private.keep_completed_at();
