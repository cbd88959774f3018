-- What an athlete can do today, with history: one current row per athlete and kind, the earlier ones stay.

create function private.retire_current_benchmark() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Two inserts at the same moment would each retire only what they see; the lock makes the second see the first.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.user_id, 0));
  execute format('update %I.%I set is_current = false where user_id = $1 and is_current and id <> $2', tg_table_schema, tg_table_name)
  using new.user_id, new.id;
  return new;
end
$$;
comment on function private.retire_current_benchmark() is 'Runs as the caller, so it can only retire rows the caller may change.';

create table public.strength_benchmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  is_current boolean not null default true,
  back_squat numeric constraint strength_benchmarks_back_squat_possible check (back_squat between 1 and 600),
  deadlift numeric constraint strength_benchmarks_deadlift_possible check (deadlift between 1 and 600),
  clean_and_jerk numeric constraint strength_benchmarks_clean_and_jerk_possible check (clean_and_jerk between 1 and 300),
  snatch numeric constraint strength_benchmarks_snatch_possible check (snatch between 1 and 260),
  overhead_press numeric constraint strength_benchmarks_overhead_press_possible check (overhead_press between 1 and 300),
  date_recorded date not null default current_date constraint strength_benchmarks_date_recorded_possible
    check (date_recorded >= date '1950-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.strength_benchmarks is 'One-repetition maxima in kg.';

create table public.gymnastics_benchmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  is_current boolean not null default true,
  strict_pullups integer constraint gymnastics_benchmarks_strict_pullups_possible check (strict_pullups between 0 and 200),
  handstand_pushups integer constraint gymnastics_benchmarks_handstand_pushups_possible check (handstand_pushups between 0 and 200),
  bar_muscle_ups integer constraint gymnastics_benchmarks_bar_muscle_ups_possible check (bar_muscle_ups between 0 and 100),
  ring_muscle_ups integer constraint gymnastics_benchmarks_ring_muscle_ups_possible check (ring_muscle_ups between 0 and 100),
  handstand_walk boolean,
  date_recorded date not null default current_date constraint gymnastics_benchmarks_date_recorded_possible
    check (date_recorded >= date '1950-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.gymnastics_benchmarks is 'Greatest number of consecutive repetitions; handstand_walk says whether the athlete can.';

create table public.conditioning_benchmarks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  is_current boolean not null default true,
  row_500m text constraint conditioning_benchmarks_row_500m_possible
    check (row_500m is null or coalesce(private.clock_seconds(row_500m) between 60 and 600, false)),
  run_5k text constraint conditioning_benchmarks_run_5k_possible
    check (run_5k is null or coalesce(private.clock_seconds(run_5k) between 720 and 7200, false)),
  run_10k text constraint conditioning_benchmarks_run_10k_possible
    check (run_10k is null or coalesce(private.clock_seconds(run_10k) between 1500 and 14400, false)),
  ftp_20min integer constraint conditioning_benchmarks_ftp_20min_possible check (ftp_20min between 30 and 700),
  vo2_max numeric constraint conditioning_benchmarks_vo2_max_possible check (vo2_max between 10 and 100),
  date_recorded date not null default current_date constraint conditioning_benchmarks_date_recorded_possible
    check (date_recorded >= date '1950-01-01'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.conditioning_benchmarks.row_500m is 'Time as mm:ss, 1:00 to 10:00.';
comment on column public.conditioning_benchmarks.run_5k is 'Time as mm:ss or h:mm:ss, 12:00 to 2:00:00.';
comment on column public.conditioning_benchmarks.run_10k is 'Time as mm:ss or h:mm:ss, 25:00 to 4:00:00.';
comment on column public.conditioning_benchmarks.ftp_20min is 'Best mean power over 20 minutes in watts; functional threshold power is 0.95 of it.';
comment on column public.conditioning_benchmarks.vo2_max is 'ml/kg/min';

create unique index strength_benchmarks_one_current_per_user on public.strength_benchmarks (user_id) where is_current;
create unique index gymnastics_benchmarks_one_current_per_user on public.gymnastics_benchmarks (user_id) where is_current;
create unique index conditioning_benchmarks_one_current_per_user on public.conditioning_benchmarks (user_id) where is_current;
create index strength_benchmarks_user_id_idx on public.strength_benchmarks (user_id, date_recorded desc);
create index gymnastics_benchmarks_user_id_idx on public.gymnastics_benchmarks (user_id, date_recorded desc);
create index conditioning_benchmarks_user_id_idx on public.conditioning_benchmarks (user_id, date_recorded desc);

create trigger retire_current before insert on public.strength_benchmarks
for each row when (new.is_current) execute function private.retire_current_benchmark();
create trigger retire_current before insert on public.gymnastics_benchmarks
for each row when (new.is_current) execute function private.retire_current_benchmark();
create trigger retire_current before insert on public.conditioning_benchmarks
for each row when (new.is_current) execute function private.retire_current_benchmark();

create trigger touch_updated_at before update on public.strength_benchmarks
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.gymnastics_benchmarks
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.conditioning_benchmarks
for each row execute function private.touch_updated_at();

alter table public.strength_benchmarks enable row level security;
create policy "Athletes keep their own strength benchmarks" on public.strength_benchmarks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
alter table public.gymnastics_benchmarks enable row level security;
create policy "Athletes keep their own gymnastics benchmarks" on public.gymnastics_benchmarks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
alter table public.conditioning_benchmarks enable row level security;
create policy "Athletes keep their own conditioning benchmarks" on public.conditioning_benchmarks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
