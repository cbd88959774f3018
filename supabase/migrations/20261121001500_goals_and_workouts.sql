-- What an athlete wants to reach, and the workouts they plan for themselves.

create table public.goals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  title text not null constraint goals_title_length check (char_length(btrim(title)) between 1 and 200),
  description text constraint goals_description_length check (char_length(description) <= 4000),
  category text not null constraint goals_category_known check (category in ('strength', 'endurance', 'skill', 'competition')),
  current_value numeric not null default 0 constraint goals_current_value_range check (current_value between 0 and 1000000000),
  target_value numeric not null constraint goals_target_value_range check (target_value > 0 and target_value <= 1000000000),
  unit text not null constraint goals_unit_length check (char_length(btrim(unit)) between 1 and 30),
  due_date date not null,
  completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.goals.unit is 'Unit of current_value and target_value, in the athlete''s words.';
comment on column public.goals.completed_at is 'When current_value reached target_value; kept by the database.';
create index goals_user_id_idx on public.goals (user_id, due_date);

create function private.keep_goal_completion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.completed_at := case
    when new.current_value < new.target_value then null
    when tg_op = 'UPDATE' then coalesce(old.completed_at, now())
    else coalesce(new.completed_at, now())
  end;
  return new;
end
$$;
create trigger keep_goal_completion before insert or update on public.goals
for each row execute function private.keep_goal_completion();
create trigger touch_updated_at before update on public.goals
for each row execute function private.touch_updated_at();

alter table public.goals enable row level security;
create policy "Athletes keep their own goals" on public.goals
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Administrators read goals for the user statistics" on public.goals
  for select to authenticated using ((select public.is_admin()));

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
  tags text[] not null default '{}' constraint workouts_tags_count check (cardinality(tags) <= 30),
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
  exercises jsonb not null default '[]' constraint logged_sessions_exercises_is_list check (jsonb_typeof(exercises) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint logged_sessions_id_user_id_key unique (id, user_id)
);
comment on column public.logged_sessions.duration is 'Minutes.';
comment on column public.logged_sessions.rating is 'Stars, 1 to 5.';
comment on column public.logged_sessions.session_rpe is 'How hard it was, 1 to 10.';
comment on column public.logged_sessions.exercises is '[{name, sets, reps, weight?}], weight in kg.';
create index logged_sessions_user_id_idx on public.logged_sessions (user_id, date desc);

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
create trigger touch_updated_at before update on public.workouts
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.logged_sessions
for each row execute function private.touch_updated_at();

alter table public.workouts enable row level security;
create policy "Athletes keep their own workouts" on public.workouts
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
alter table public.logged_sessions enable row level security;
create policy "Athletes keep their own log" on public.logged_sessions
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
