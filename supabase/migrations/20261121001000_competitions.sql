-- Races and meets an athlete plans for.

create table public.competitions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null constraint competitions_name_length check (char_length(btrim(name)) between 1 and 200),
  type text not null default 'hyrox' constraint competitions_type_known
    check (type in ('hyrox', 'crossfit', 'running', 'triathlon', 'weightlifting', 'other')),
  date date not null constraint competitions_date_possible check (date between date '1950-01-01' and date '2200-01-01'),
  location text not null constraint competitions_location_length check (char_length(btrim(location)) between 1 and 200),
  description text constraint competitions_description_length check (char_length(description) <= 4000),
  priority text not null default 'A' constraint competitions_priority_known check (priority in ('A', 'B', 'C')),
  registration_deadline date,
  registration_status text not null default 'not-registered' constraint competitions_registration_status_known
    check (registration_status in ('registered', 'pending', 'not-registered')),
  goals jsonb not null default '[]' constraint competitions_goals_is_list check (jsonb_typeof(goals) = 'array'),
  benchmark_performance text constraint competitions_benchmark_performance_length check (char_length(benchmark_performance) <= 200),
  target_result text constraint competitions_target_result_length check (char_length(target_result) <= 200),
  result text constraint competitions_result_length check (char_length(result) <= 200),
  place integer constraint competitions_place_possible check (place between 1 and 1000000),
  ai_adjusted boolean not null default false,
  team_members text[] not null default '{}' constraint competitions_team_members_count check (cardinality(team_members) <= 50),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint competitions_id_user_id_key unique (id, user_id)
);
comment on column public.competitions.priority is 'A: the plan peaks for it; B: a short taper; C: training.';
comment on column public.competitions.goals is '[{name, target, result?, place?}]';
comment on column public.competitions.place is 'Place in the final ranking.';
comment on column public.competitions.ai_adjusted is 'True while a plan carries an adjustment for this competition. Kept by the database; what a client sends is ignored.';
create index competitions_user_id_idx on public.competitions (user_id, date);

create trigger touch_updated_at before update on public.competitions
for each row execute function private.touch_updated_at();

alter table public.competitions enable row level security;
create policy "Athletes keep their own competitions" on public.competitions
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
