-- Results of races and named benchmark workouts. A result is added or removed, never rewritten.

create table public.competition_benchmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  competition_name text not null constraint competition_benchmarks_competition_name_length
    check (char_length(btrim(competition_name)) between 1 and 200),
  competition_type text not null default 'other' constraint competition_benchmarks_competition_type_known
    check (competition_type in ('crossfit', 'hyrox', 'running', 'triathlon', 'weightlifting', 'other')),
  result text constraint competition_benchmarks_result_length check (char_length(result) <= 200),
  notes text constraint competition_benchmarks_notes_length check (char_length(notes) <= 4000),
  date timestamptz not null default now(),
  created_at timestamptz not null default now()
);
comment on column public.competition_benchmarks.result is 'As the athlete writes it: a time, a place, a score.';
create index competition_benchmarks_user_id_idx on public.competition_benchmarks (user_id, date desc);

create table public.benchmark_wods (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  wod_name text not null constraint benchmark_wods_wod_name_length check (char_length(btrim(wod_name)) between 1 and 100),
  result text not null constraint benchmark_wods_result_length check (char_length(btrim(result)) between 1 and 200),
  notes text constraint benchmark_wods_notes_length check (char_length(notes) <= 4000),
  date_completed date not null default current_date,
  created_at timestamptz not null default now()
);
comment on column public.benchmark_wods.result is 'As the athlete writes it: a time, rounds and repetitions, a load.';
create index benchmark_wods_user_id_idx on public.benchmark_wods (user_id, date_completed desc);

alter table public.competition_benchmarks enable row level security;
create policy "Athletes read their own competition results" on public.competition_benchmarks
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Athletes add their own competition results" on public.competition_benchmarks
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Athletes remove their own competition results" on public.competition_benchmarks
  for delete to authenticated using (user_id = (select auth.uid()));

alter table public.benchmark_wods enable row level security;
create policy "Athletes read their own benchmark workouts" on public.benchmark_wods
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Athletes add their own benchmark workouts" on public.benchmark_wods
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Athletes remove their own benchmark workouts" on public.benchmark_wods
  for delete to authenticated using (user_id = (select auth.uid()));
