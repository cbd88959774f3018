-- What an athlete can do today, with history: one current row per athlete and kind, earlier ones stay. Each value has a date of its own, so that a
-- new deadlift does not make last year's squat look new; date_recorded is the day of the set.

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
  updated_at timestamptz not null default now(),
  dates jsonb not null default '{}' constraint strength_benchmarks_dates_size check (pg_column_size(dates) <= 4096),
  bench_press numeric constraint strength_benchmarks_bench_press_possible check (bench_press between 1 and 400)
);
comment on table public.strength_benchmarks is 'One-repetition maxima in kg.';
comment on column public.strength_benchmarks.dates is
  '{column: yyyy-mm-dd} for every value of the set. Completed by the database: a value that did not change keeps its date, another one has '
  'that of the set.';
create unique index strength_benchmarks_one_current_per_user on public.strength_benchmarks (user_id) where is_current;
create index strength_benchmarks_user_id_idx on public.strength_benchmarks (user_id, date_recorded desc);

create trigger touch_updated_at before update on public.strength_benchmarks
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.strength_benchmarks
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.strength_benchmarks
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.strength_benchmarks enable row level security;
create policy "Athletes keep their own strength benchmarks" on public.strength_benchmarks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.strength_benchmarks
  as restrictive for all to authenticated using ((select public.require_session()));

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
  updated_at timestamptz not null default now(),
  dates jsonb not null default '{}' constraint gymnastics_benchmarks_dates_size check (pg_column_size(dates) <= 4096)
);
comment on table public.gymnastics_benchmarks is 'Greatest number of consecutive repetitions; handstand_walk says whether the athlete can.';
comment on column public.gymnastics_benchmarks.dates is 'As in strength_benchmarks.';
create unique index gymnastics_benchmarks_one_current_per_user on public.gymnastics_benchmarks (user_id) where is_current;
create index gymnastics_benchmarks_user_id_idx on public.gymnastics_benchmarks (user_id, date_recorded desc);

create trigger touch_updated_at before update on public.gymnastics_benchmarks
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.gymnastics_benchmarks
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.gymnastics_benchmarks
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.gymnastics_benchmarks enable row level security;
create policy "Athletes keep their own gymnastics benchmarks" on public.gymnastics_benchmarks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.gymnastics_benchmarks
  as restrictive for all to authenticated using ((select public.require_session()));

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
  updated_at timestamptz not null default now(),
  dates jsonb not null default '{}' constraint conditioning_benchmarks_dates_size check (pg_column_size(dates) <= 4096)
);
comment on column public.conditioning_benchmarks.row_500m is 'Time as mm:ss, 1:00 to 10:00.';
comment on column public.conditioning_benchmarks.run_5k is 'Time as mm:ss or h:mm:ss, 12:00 to 2:00:00.';
comment on column public.conditioning_benchmarks.run_10k is 'Time as mm:ss or h:mm:ss, 25:00 to 4:00:00.';
comment on column public.conditioning_benchmarks.ftp_20min is 'Best mean power over 20 minutes in watts; functional threshold power is 0.95 of it.';
comment on column public.conditioning_benchmarks.vo2_max is 'ml/kg/min';
comment on column public.conditioning_benchmarks.dates is 'As in strength_benchmarks.';
create unique index conditioning_benchmarks_one_current_per_user on public.conditioning_benchmarks (user_id) where is_current;
create index conditioning_benchmarks_user_id_idx on public.conditioning_benchmarks (user_id, date_recorded desc);

create trigger touch_updated_at before update on public.conditioning_benchmarks
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.conditioning_benchmarks
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.conditioning_benchmarks
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.conditioning_benchmarks enable row level security;
create policy "Athletes keep their own conditioning benchmarks" on public.conditioning_benchmarks
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.conditioning_benchmarks
  as restrictive for all to authenticated using ((select public.require_session()));

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
create trigger retire_current before insert on public.strength_benchmarks
for each row when (new.is_current) execute function private.retire_current_benchmark();
create trigger retire_current before insert on public.gymnastics_benchmarks
for each row when (new.is_current) execute function private.retire_current_benchmark();
create trigger retire_current before insert on public.conditioning_benchmarks
for each row when (new.is_current) execute function private.retire_current_benchmark();

create function public.record_benchmarks(kind text, changes jsonb, set_id uuid default gen_random_uuid()) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  benchmarks text := kind || '_benchmarks';
  kept constant text[] := '{id,user_id,is_current,dates,created_at,updated_at}';
  stranger text;
  earlier jsonb;
  dates jsonb;
  made jsonb;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if kind is null or kind not in ('strength', 'gymnastics', 'conditioning') then
    raise exception 'kind must be strength, gymnastics or conditioning' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'changes must be an object' using errcode = 'invalid_parameter_value';
  end if;
  if set_id is null then
    raise exception 'set_id must be a uuid' using errcode = 'invalid_parameter_value';
  end if;
  select name into stranger from jsonb_object_keys(changes) as name
  where name = any (kept) or not exists (
    select 1 from pg_catalog.pg_attribute
    where attrelid = format('public.%I', benchmarks)::regclass and attname = name and attnum > 0 and not attisdropped
  );
  if stranger is not null then
    raise exception '% is not a % benchmark', stranger, kind using errcode = 'invalid_parameter_value';
  end if;

  -- The same lock as in private.retire_current_benchmark.
  perform pg_advisory_xact_lock(hashtextextended(benchmarks || auth.uid(), 0));
  execute format('select to_jsonb(b) from public.%I as b where user_id = auth.uid() and id = $1', benchmarks) into made using set_id;
  if made is not null then
    return made;
  end if;
  execute format('select to_jsonb(b) from public.%I as b where user_id = auth.uid() and is_current', benchmarks) into earlier;
  -- A value that is recorded again is as new as one that changed.
  select coalesce(earlier -> 'dates', '{}') || coalesce(jsonb_object_agg(name, coalesce(changes ->> 'date_recorded', current_date::text)), '{}')
  into dates from jsonb_object_keys(changes) as name where name <> 'date_recorded';
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).* returning to_jsonb(%1$I.*)', benchmarks
  )
  into made
  using coalesce(earlier, '{}') || jsonb_build_object('date_recorded', current_date) || changes || jsonb_build_object(
    'id', set_id, 'user_id', auth.uid(), 'is_current', true, 'dates', dates, 'created_at', now(), 'updated_at', now()
  );
  return made;
end
$$;
comment on function public.record_benchmarks(text, jsonb, uuid) is
  'Adds a set that is current from now on: the caller''s current one with changes ({column: value}) in it. The changed values are dated today '
  'unless date_recorded is among the changes; the others keep their dates. kind: strength, gymnastics or conditioning. Returns the row; sent '
  'again with the set_id of a set that stands already, the row as it stands.';
revoke execute on function public.record_benchmarks(text, jsonb, uuid) from public, anon;
grant execute on function public.record_benchmarks(text, jsonb, uuid) to authenticated, service_role;

create function private.date_benchmarks() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  fixed constant text[] := '{id,user_id,is_current,date_recorded,dates,created_at,updated_at}';
  given jsonb := new.dates;
  earlier jsonb := '{}';
  completed jsonb := '{}';
  benchmark record;
  recorded date;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'dates must be an object' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    earlier := to_jsonb(old);
    -- What the client did not touch is not what it asks for.
    select coalesce(jsonb_object_agg(key, value), '{}') into given
    from jsonb_each(given) where value is distinct from old.dates -> key;
  elsif new.is_current then
    -- The same lock as in private.retire_current_benchmark, which runs after this.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.user_id, 0));
    execute format('select to_jsonb(b) from %I.%I as b where user_id = $1 and is_current and id <> $2', tg_table_schema, tg_table_name)
    into earlier using new.user_id, new.id;
    earlier := coalesce(earlier, '{}');
  end if;
  for benchmark in
    select key, value from jsonb_each(to_jsonb(new)) where key <> all (fixed) and value <> 'null'
  loop
    recorded := case
      when given ? benchmark.key then (given ->> benchmark.key)::date
      when earlier -> benchmark.key is distinct from benchmark.value then
        case when tg_op = 'UPDATE' and new.date_recorded = (earlier ->> 'date_recorded')::date then current_date else new.date_recorded end
      -- Who corrects the date of a set means the values of that day.
      when tg_op = 'UPDATE' and earlier -> 'dates' ->> benchmark.key = earlier ->> 'date_recorded' then new.date_recorded
      else coalesce((earlier -> 'dates' ->> benchmark.key)::date, new.date_recorded)
    end;
    if recorded is null or recorded < date '1950-01-01' then
      raise exception '% has no possible date', benchmark.key using errcode = 'check_violation';
    end if;
    completed := completed || jsonb_build_object(benchmark.key, recorded);
  end loop;
  new.dates := completed;
  return new;
end
$$;
comment on function private.date_benchmarks() is
  'Dates of a set: as given, else those of the set that stood before for values that are the same, else the day of the set.';
-- Before retire_current in the alphabet: it reads the set that stands until then.
create trigger date_benchmarks before insert or update on public.strength_benchmarks
for each row execute function private.date_benchmarks();
create trigger date_benchmarks before insert or update on public.gymnastics_benchmarks
for each row execute function private.date_benchmarks();
create trigger date_benchmarks before insert or update on public.conditioning_benchmarks
for each row execute function private.date_benchmarks();

create function public.delete_benchmark_value(kind text, benchmark text, value jsonb, recorded_on date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  benchmarks text := kind || '_benchmarks';
  fixed constant text[] := '{id,user_id,is_current,date_recorded,dates,created_at,updated_at}';
  benchmark_set record;
  former jsonb;
  former_date text;
  deleted integer := 0;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if kind is null or kind not in ('strength', 'gymnastics', 'conditioning') then
    raise exception 'kind must be strength, gymnastics or conditioning' using errcode = 'invalid_parameter_value';
  end if;
  if benchmark is null or benchmark = any (fixed) or not exists (
    select 1 from pg_catalog.pg_attribute
    where attrelid = format('public.%I', benchmarks)::regclass and attname = benchmark and attnum > 0 and not attisdropped
  ) then
    raise exception '% is not a % benchmark', benchmark, kind using errcode = 'invalid_parameter_value';
  end if;

  -- The same lock as in record_benchmarks.
  perform pg_advisory_xact_lock(hashtextextended(benchmarks || auth.uid(), 0));
  for benchmark_set in execute format(
    'select id, date_recorded, dates, to_jsonb(b) as content from public.%I as b where user_id = auth.uid() order by is_current, created_at, date_recorded, id',
    benchmarks
  )
  loop
    if benchmark_set.content -> benchmark = value
      and coalesce((benchmark_set.dates ->> benchmark)::date, benchmark_set.date_recorded) = recorded_on
    then
      execute format(
        'update public.%1$I set %2$I = (jsonb_populate_record(null::public.%1$I, $1)).%2$I, dates = $2 where id = $3', benchmarks, benchmark
      )
      using jsonb_build_object(benchmark, former),
        case when former is null then benchmark_set.dates - benchmark
          else benchmark_set.dates || jsonb_build_object(benchmark, former_date) end,
        benchmark_set.id;
      deleted := deleted + 1;
    elsif benchmark_set.content -> benchmark <> 'null' then
      former := benchmark_set.content -> benchmark;
      former_date := coalesce(benchmark_set.dates ->> benchmark, benchmark_set.date_recorded::text);
    end if;
  end loop;
  if deleted = 0 then
    raise exception 'Value not found' using errcode = 'PT404', hint = 'value';
  end if;
  return deleted;
end
$$;
comment on function public.delete_benchmark_value(text, text, jsonb, date) is
  'Deletes one value of an own benchmark, named by its column, the value and its day: the sets that carry it get the value before it, none '
  'where there is none. Returns how many sets changed. kind: strength, gymnastics or conditioning.';
revoke execute on function public.delete_benchmark_value(text, text, jsonb, date) from public, anon;
grant execute on function public.delete_benchmark_value(text, text, jsonb, date) to authenticated, service_role;
