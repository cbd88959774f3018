-- A new set of benchmarks is the one that stands with some of its values changed. Who changes one lift in one tab and
-- another lift in another tab keeps both: the set that stands is read and retired under one lock.

create function public.record_benchmarks(kind text, changes jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  benchmarks text := kind || '_benchmarks';
  kept constant text[] := '{id,user_id,is_current,created_at,updated_at}';
  stranger text;
  earlier jsonb;
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
  execute format('select to_jsonb(b) from public.%I as b where user_id = $1 and is_current', benchmarks) into earlier using auth.uid();
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).* returning to_jsonb(%1$I.*)', benchmarks
  )
  into made
  using coalesce(earlier, '{}') || jsonb_build_object('date_recorded', current_date) || changes || jsonb_build_object(
    'id', gen_random_uuid(), 'user_id', auth.uid(), 'is_current', true, 'created_at', now(), 'updated_at', now()
  );
  return made;
end
$$;
comment on function public.record_benchmarks(text, jsonb) is
  'Adds a set that is current from now on: the caller''s current one with changes ({column: value}) in it, dated today unless '
  'date_recorded is among them. kind: strength, gymnastics or conditioning. Returns the new row.';
revoke execute on function public.record_benchmarks(text, jsonb) from public, anon;
grant execute on function public.record_benchmarks(text, jsonb) to authenticated, service_role;

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
      values ('back_squat', s.back_squat), ('deadlift', s.deadlift), ('clean_and_jerk', s.clean_and_jerk), ('snatch', s.snatch),
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
