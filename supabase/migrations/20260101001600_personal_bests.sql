-- The best of each exercise and its earlier values. The headline is the best value there is: a worse or equal value, back-dated or new, goes into
-- the history; a mistyped value, headline or not, can be deleted, and the next best becomes the headline.

create table public.personal_bests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null constraint personal_bests_category_known check (category in ('strength', 'gymnastics', 'running', 'hyrox')),
  exercise_name text not null constraint personal_bests_exercise_name_length check (char_length(btrim(exercise_name)) between 1 and 120),
  exercise_key text generated always as (lower(btrim(exercise_name))) stored,
  value text not null constraint personal_bests_value_length check (char_length(btrim(value)) between 1 and 40),
  unit text constraint personal_bests_unit_length check (char_length(unit) <= 20),
  -- nullif: a default that leaves the value to the trigger, so that clients see an optional column.
  metric text not null default nullif('', '') constraint personal_bests_metric_known
    check (metric in ('weight', 'reps', 'time', 'distance', 'calories', 'points')),
  direction text not null default nullif('', '') constraint personal_bests_direction_known check (direction in ('higher', 'lower')),
  value_number numeric,
  date date not null,
  notes text constraint personal_bests_notes_length check (char_length(notes) <= 4000),
  performed_set_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint personal_bests_user_id_category_exercise_key_key unique (user_id, category, exercise_key),
  constraint personal_bests_id_user_id_key unique (id, user_id),
  constraint personal_bests_performed_set_id_fkey foreign key (performed_set_id, user_id)
    references public.performed_sets (id, user_id) on delete set null (performed_set_id)
);
comment on column public.personal_bests.exercise_key is 'exercise_name without regard to case: one best per category and exercise.';
comment on column public.personal_bests.value is 'As typed, such as 23:15 or 102.5, in unit.';
comment on column public.personal_bests.unit is 'kg, reps or min by category when none is given.';
comment on column public.personal_bests.metric is 'What is measured; read from unit, else from category, when none is given.';
comment on column public.personal_bests.direction is 'Which way is better; lower for times, else higher, when none is given.';
comment on column public.personal_bests.value_number is 'value in kg, repetitions, seconds, metres, kcal or points; null when it cannot be read. Kept by the database.';
comment on column public.personal_bests.performed_set_id is 'The set of the ledger in which it happened.';
create index personal_bests_user_id_idx on public.personal_bests (user_id, date desc);
create index personal_bests_performed_set_id_idx on public.personal_bests (performed_set_id, user_id);

create trigger touch_updated_at before update on public.personal_bests
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.personal_bests
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.personal_bests
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.personal_bests enable row level security;
create policy "Athletes keep their own personal bests" on public.personal_bests
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.personal_bests
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.personal_best_history (
  id uuid primary key default gen_random_uuid(),
  personal_best_id uuid not null,
  user_id uuid not null,
  value text not null,
  unit text,
  value_number numeric,
  date date not null,
  created_at timestamptz not null default now(),
  constraint personal_best_history_personal_best_id_fkey foreign key (personal_best_id, user_id)
    references public.personal_bests (id, user_id) on delete cascade
);
comment on table public.personal_best_history is 'Values a personal best had before; written when it changes, by nobody else.';
create index personal_best_history_personal_best_id_idx on public.personal_best_history (personal_best_id, user_id);
create index personal_best_history_user_id_idx on public.personal_best_history (user_id, date desc);

create trigger keep_created_at before update of created_at on public.personal_best_history
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.personal_best_history
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.personal_best_history enable row level security;
create policy "Athletes read the history of their own personal bests" on public.personal_best_history
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.personal_best_history
  as restrictive for all to authenticated using ((select public.require_session()));

create function private.measured_value(value text, unit text, metric text) returns numeric
language sql immutable
set search_path = ''
as $$
  select case
    when metric = 'time' and value like '%:%' then private.clock_seconds(value)
    when value !~ '^\d{1,9}([.,]\d{1,6})?$' then null
    else replace(value, ',', '.')::numeric * case metric
      when 'time' then case when lower(unit) in ('s', 'sec', 'seconds') then 1 when lower(unit) in ('h', 'hours') then 3600 else 60 end
      when 'weight' then case when lower(unit) in ('lb', 'lbs') then 0.45359237 else 1 end
      when 'distance' then case lower(unit) when 'km' then 1000 when 'mi' then 1609.344 else 1 end
      else 1
    end
  end
$$;
comment on function private.measured_value(text, text, text) is
  'A typed value in kg, seconds, metres or as a count; null when it cannot be read. Bare times are minutes.';

create function private.read_personal_best() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    new.unit := coalesce(nullif(btrim(new.unit), ''), old.unit);
  end if;
  new.unit := coalesce(nullif(btrim(new.unit), ''), case new.category when 'strength' then 'kg' when 'gymnastics' then 'reps' else 'min' end);
  new.metric := coalesce(new.metric, case
    when lower(new.unit) in ('kg', 'lb', 'lbs') then 'weight'
    when lower(new.unit) in ('reps', 'rounds') then 'reps'
    when lower(new.unit) in ('min', 's', 'sec', 'seconds', 'h', 'hours') then 'time'
    when lower(new.unit) in ('m', 'km', 'mi') then 'distance'
    when lower(new.unit) in ('cal', 'kcal') then 'calories'
    when new.category = 'strength' then 'weight'
    when new.category = 'gymnastics' then 'reps'
    else 'time'
  end);
  new.direction := coalesce(new.direction, case new.metric when 'time' then 'lower' else 'higher' end);
  new.value_number := private.measured_value(btrim(new.value), new.unit, new.metric);
  return new;
end
$$;
create trigger read_personal_best before insert or update on public.personal_bests
for each row execute function private.read_personal_best();

create function private.record_personal_best_history() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A deleted value is not a former best.
  if current_setting('ironpace.deletes_personal_best_value', true) = 'on' then
    return null;
  end if;
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  values (old.id, old.user_id, old.value, old.unit, old.value_number, old.date);
  return null;
end
$$;
create trigger record_history after update on public.personal_bests
for each row when ((new.value, new.date, new.unit) is distinct from (old.value, old.date, old.unit))
execute function private.record_personal_best_history();

-- Personal bests and results that are better than the current benchmark.
create function public.benchmark_offers()
returns table (
  kind text, benchmark text, value numeric, written text, current_value numeric, source text, source_id uuid, source_name text, date date
)
language sql stable
set search_path = ''
begin atomic
  with known (kind, benchmark, lower_is_better, least, most, categories, names, race) as (
    values
      ('strength', 'back_squat', false, 1, 600, '{strength}'::text[], '{backsquat}'::text[], null::text),
      ('strength', 'deadlift', false, 1, 600, '{strength}', '{deadlift}', null),
      ('strength', 'bench_press', false, 1, 400, '{strength}', '{benchpress,bench}', null),
      ('strength', 'clean_and_jerk', false, 1, 300, '{strength}', '{cleanandjerk,cleanjerk}', null),
      ('strength', 'snatch', false, 1, 260, '{strength}', '{snatch}', null),
      ('strength', 'overhead_press', false, 1, 300, '{strength}', '{overheadpress,strictpress,shoulderpress}', null),
      ('gymnastics', 'strict_pullups', false, 0, 200, '{gymnastics}', '{strictpullups,strictpullup}', null),
      ('gymnastics', 'handstand_pushups', false, 0, 200, '{gymnastics}', '{handstandpushups,handstandpushup}', null),
      ('gymnastics', 'bar_muscle_ups', false, 0, 100, '{gymnastics}', '{barmuscleups,barmuscleup}', null),
      ('gymnastics', 'ring_muscle_ups', false, 0, 100, '{gymnastics}', '{ringmuscleups,ringmuscleup}', null),
      ('conditioning', 'row_500m', true, 60, 600, '{running,hyrox}', '{row500m,500mrow}', null),
      ('conditioning', 'run_5k', true, 720, 7200, '{running}', '{5k,5km,5krun,5kmrun}', '\m(5 ?km?|parkrun)\M'),
      ('conditioning', 'run_10k', true, 1500, 14400, '{running}', '{10k,10km,10krun,10kmrun}', '\m10 ?km?\M')
  ),
  standing as (
    select v.benchmark, v.value from public.strength_benchmarks as s
    cross join lateral (
      values ('back_squat', s.back_squat), ('deadlift', s.deadlift), ('bench_press', s.bench_press), ('clean_and_jerk', s.clean_and_jerk), ('snatch', s.snatch),
        ('overhead_press', s.overhead_press)
    ) as v (benchmark, value)
    where s.user_id = auth.uid() and s.is_current
    union all
    select v.benchmark, v.value from public.gymnastics_benchmarks as g
    cross join lateral (
      values ('strict_pullups', g.strict_pullups), ('handstand_pushups', g.handstand_pushups), ('bar_muscle_ups', g.bar_muscle_ups),
        ('ring_muscle_ups', g.ring_muscle_ups)
    ) as v (benchmark, value)
    where g.user_id = auth.uid() and g.is_current
    union all
    select v.benchmark, v.value from public.conditioning_benchmarks as c
    cross join lateral (
      values ('row_500m', private.clock_seconds(c.row_500m)), ('run_5k', private.clock_seconds(c.run_5k)),
        ('run_10k', private.clock_seconds(c.run_10k))
    ) as v (benchmark, value)
    where c.user_id = auth.uid() and c.is_current
  ),
  achieved as (
    select k.*, round(p.value_number, case when k.lower_is_better then 0 else 3 end) as value, p.value || ' ' || p.unit as written,
      'personal_best' as source, p.id as source_id, p.exercise_name as source_name, p.date
    from known as k
    join public.personal_bests as p
      on p.category = any (k.categories) and regexp_replace(p.exercise_key, '[^a-z0-9]', '', 'g') = any (k.names)
    where p.user_id = auth.uid()
      and p.metric = case k.kind when 'strength' then 'weight' when 'gymnastics' then 'reps' else 'time' end
    union all
    select k.*, round(private.clock_seconds(btrim(r.result))), btrim(r.result), 'competition_result', r.id, r.competition_name, r.date::date
    from known as k
    join public.competition_benchmarks as r on r.competition_type = 'running' and r.competition_name ~* k.race
    where r.user_id = auth.uid()
  )
  select distinct on (a.kind, a.benchmark)
    a.kind, a.benchmark, a.value, a.written, s.value, a.source, a.source_id, a.source_name, a.date
  from achieved as a
  left join standing as s on s.benchmark = a.benchmark
  where a.value between a.least and a.most
    -- What was lifted years ago says nothing about today.
    and a.date between current_date - 183 and current_date + 1
    and (s.value is null or case when a.lower_is_better then a.value < s.value else a.value > s.value end)
  order by a.kind, a.benchmark, case when a.lower_is_better then a.value else -a.value end, a.date desc;
end;
comment on function public.benchmark_offers() is
  'Personal bests and race results of the last half year that beat the caller''s current benchmark of the same lift or distance, '
  'the best of each. value and current_value in kg, repetitions or seconds; written as the athlete wrote it.';
revoke execute on function public.benchmark_offers() from public, anon;
grant execute on function public.benchmark_offers() to authenticated, service_role;

-- Deleting a personal best deletes its history; undoing the deletion brings both back.
create function public.restore_personal_best(best jsonb, history jsonb default '[]') returns public.personal_bests
language plpgsql security definer
set search_path = ''
as $$
declare
  restored public.personal_bests;
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  insert into public.personal_bests (
    id, user_id, category, exercise_name, value, unit, metric, direction, date, notes, performed_set_id, created_at, updated_at
  )
  select b.id, auth.uid(), b.category, b.exercise_name, b.value, b.unit, b.metric, b.direction, b.date, b.notes, s.id, b.created_at, b.updated_at
  from jsonb_populate_record(null::public.personal_bests, restore_personal_best.best) as b
  left join public.performed_sets as s on s.id = b.performed_set_id and s.user_id = auth.uid()
  returning * into restored;
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  select restored.id, restored.user_id, h.value, h.unit, private.measured_value(btrim(h.value), h.unit, restored.metric), h.date
  from jsonb_to_recordset(restore_personal_best.history) as h(value text, unit text, date date);
  return restored;
end
$$;
comment on function public.restore_personal_best(jsonb, jsonb) is
  'Takes the deletion of an own personal best back: the row as it was read, and its history [{value, unit, date}]. Returns the personal best.';
revoke execute on function public.restore_personal_best(jsonb, jsonb) from public, anon;
grant execute on function public.restore_personal_best(jsonb, jsonb) to authenticated, service_role;

create function public.offered_personal_bests(session_id uuid)
returns table (
  performed_set_id uuid, exercise_name text, category text, metric text, direction text, unit text, value_number numeric,
  entered_unit text, day date, former_value text, former_unit text
)
language sql stable
set search_path = ''
as $$
  with done as (
    select s.*, lower(btrim(s.exercise_name)) as key, (p.performed_at at time zone 'UTC')::date as day
    from public.performed_sets as s join public.performed_sessions as p on p.id = s.performed_session_id and p.user_id = s.user_id
    where s.user_id = (select auth.uid()) and s.completed and s.set_type <> 'warmup' and not p.in_progress
      and lower(btrim(s.exercise_name)) in (
        select lower(btrim(mine.exercise_name)) from public.performed_sets as mine
        where mine.performed_session_id = offered_personal_bests.session_id and mine.user_id = (select auth.uid())
      )
  ), measured as materialized (
    select done.id, done.performed_session_id = offered_personal_bests.session_id as is_now, done.entered_unit, done.day, lower(m.name) as key, m.*
    from done
    cross join lateral (
      select 'weight' as metric, 'higher' as direction, 'strength' as category, 'kg' as unit, done.weight_kg as number,
        btrim(done.exercise_name) as name, true as first_counts
      where done.metric in ('weight_reps', 'weight_distance') and done.weight_kg > 0 and coalesce(done.reps, 1) > 0
      union all
      select 'reps', 'higher', 'gymnastics', 'reps', done.reps, btrim(done.exercise_name), true
      where done.metric = 'reps' and done.reps > 0
      union all
      -- A hold. Where a time is stored that is better the shorter, the best of that exercise says so.
      select 'time', 'higher', 'gymnastics', 's', done.seconds, btrim(done.exercise_name), true
      where done.metric = 'time' and done.seconds > 0
      union all
      select 'time', 'lower', 'running', 'min', done.seconds, race.name, true
      from (values ('1km', 1000), ('5km', 5000), ('10km', 10000), ('Half Marathon', 21097.5), ('Marathon', 42195)) as race(name, metres)
      where done.metric = 'distance' and done.seconds > 0 and (done.key ~ '\yrun' or done.key = lower(race.name))
        and done.metres between race.metres and race.metres * 1.01
      union all
      -- Every longer run would be one: only where the athlete keeps such a best.
      select 'distance', 'higher', 'gymnastics', 'm', done.metres, btrim(done.exercise_name), false
      where done.metric = 'distance' and done.metres > 0
      union all
      select 'calories', 'higher', 'gymnastics', 'cal', done.calories, btrim(done.exercise_name), false
      where done.metric = 'calories' and done.calories > 0
    ) as m
  ), earlier as (
    select key, metric, min(number) as least, max(number) as most from measured where not is_now group by key, metric
  ), offered as (
    select n.*, best.value as former_value, best.unit as former_unit, best.value_number as former_number, best.id is not null as has_best,
      earlier.least, earlier.most, coalesce(best.direction, n.direction) as better, coalesce(best.category, n.category) as kept_in
    from measured as n
    left join lateral (
      select b.* from public.personal_bests as b
      where b.user_id = (select auth.uid()) and b.exercise_key = n.key and b.metric = n.metric
      order by b.date desc limit 1
    ) as best on true
    left join earlier on earlier.key = n.key and earlier.metric = n.metric
    where n.is_now
  )
  select distinct on (o.key, o.metric)
    o.id, o.name, o.kept_in, o.metric, o.better, o.unit, o.number, o.entered_unit, o.day, o.former_value, o.former_unit
  from offered as o
  where case
    when o.has_best and o.better = 'lower' then o.number < o.former_number
    when o.has_best then o.number > o.former_number
    when o.better = 'lower' then o.first_counts and (o.least is null or o.number < o.least)
    else o.first_counts and (o.most is null or o.number > o.most)
  end
  order by o.key, o.metric, case o.better when 'lower' then o.number else -o.number end
$$;
comment on function public.offered_personal_bests(uuid) is
  'Sets of an own finished session that beat the stored personal best of their exercise in its direction, or, where none is stored, '
  'everything in the ledger; the best one of each exercise. Nothing is stored. value_number: kg, repetitions, seconds, metres or kcal; '
  'unit is the one of the database, entered_unit the one that was typed.';
revoke execute on function public.offered_personal_bests(uuid) from public, anon;
grant execute on function public.offered_personal_bests(uuid) to authenticated, service_role;

create function private.is_better(value numeric, other numeric, direction text) returns boolean
language sql immutable
set search_path = ''
as $$
  select case direction when 'lower' then value < other else value > other end
$$;

create function private.keep_best_value() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if current_setting('ironpace.deletes_personal_best_value', true) = 'on' then
    return new;
  end if;
  -- Values of another metric, or without a number, cannot be compared: the newest one is the headline.
  if new.value_number is null or old.value_number is null or new.metric <> old.metric or new.direction <> old.direction then
    return new;
  end if;
  if private.is_better(new.value_number, old.value_number, new.direction)
     or (new.value_number = old.value_number and new.date <= old.date) then
    return new;
  end if;
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  values (new.id, new.user_id, new.value, new.unit, new.value_number, new.date);
  new.value := old.value;
  new.unit := old.unit;
  new.value_number := old.value_number;
  new.date := old.date;
  new.notes := old.notes;
  new.performed_set_id := old.performed_set_id;
  return new;
end
$$;
-- Runs after read_personal_best, which reads value_number: triggers of one event run in the order of their names.
create trigger retain_best_value before update of value, date, unit on public.personal_bests
for each row execute function private.keep_best_value();

create function public.delete_personal_best_value(best_id uuid, history_id uuid default null) returns public.personal_bests
language plpgsql security definer
set search_path = ''
as $$
declare
  best public.personal_bests;
  successor public.personal_best_history;
begin
  perform public.require_session();
  select * into best from public.personal_bests as b where b.id = best_id and b.user_id = auth.uid() for update;
  if not found then
    raise exception 'Personal best not found' using errcode = 'PT404';
  end if;
  if history_id is not null then
    delete from public.personal_best_history as h where h.id = history_id and h.personal_best_id = best.id;
    if not found then
      raise exception 'Value not found' using errcode = 'PT404', hint = 'history_id';
    end if;
    return best;
  end if;
  select * into successor from public.personal_best_history as h
  where h.personal_best_id = best.id
  order by h.value_number is null,
    case best.direction when 'lower' then -h.value_number else h.value_number end desc, h.date, h.created_at
  limit 1;
  if not found then
    delete from public.personal_bests as b where b.id = best.id;
    return null;
  end if;
  delete from public.personal_best_history as h where h.id = successor.id;
  perform set_config('ironpace.deletes_personal_best_value', 'on', true);
  update public.personal_bests as b
  set value = successor.value, unit = coalesce(successor.unit, b.unit), date = successor.date, notes = null, performed_set_id = null
  where b.id = best.id
  returning * into best;
  perform set_config('ironpace.deletes_personal_best_value', 'off', true);
  return best;
end
$$;
comment on function public.delete_personal_best_value(uuid, uuid) is
  'Deletes one value of an own personal best: that of the history, or without history_id the headline, which the best former value then '
  'replaces. Returns the personal best, null when its last value was deleted.';
revoke execute on function public.delete_personal_best_value(uuid, uuid) from public, anon;
grant execute on function public.delete_personal_best_value(uuid, uuid) to authenticated, service_role;
