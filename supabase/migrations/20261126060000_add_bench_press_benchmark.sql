-- The bench press is a competition lift: without its own number a powerlifter trains it by an estimate.

alter table public.strength_benchmarks
  add column bench_press numeric constraint strength_benchmarks_bench_press_possible check (bench_press between 1 and 400);

-- Offers the bench press among the personal bests that beat a benchmark.
create or replace function public.benchmark_offers()
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
