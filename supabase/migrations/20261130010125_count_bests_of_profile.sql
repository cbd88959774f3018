-- What the athlete entered in the profile counts as a best: a training set is offered as a new best only if it beats that number too, and a goal of
-- the heaviest set or the most repetitions begins at the best value there is, not at the first training set.

create function private.benchmark_key(name text) returns text
language sql immutable
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(regexp_replace(lower(name), '\y(strict|barbell|and)\y', '', 'g'), '[^a-z0-9]', '', 'g'), 's$', ''
  )
$$;
comment on function private.benchmark_key(text) is 'The name of an exercise without what spelling adds: "Strict pull-ups" and "Pull-up" are both pullup.';

create function private.benchmark_numbers(owner uuid) returns table (key text, metric text, number numeric)
language sql stable
set search_path = ''
begin atomic
  select k.key, v.metric, v.number
  from public.strength_benchmarks as s
  cross join lateral (
    values ('{backsquat,squat}'::text[], 'weight', s.back_squat), ('{deadlift,conventionaldeadlift}', 'weight', s.deadlift),
      ('{benchpres,bench}', 'weight', s.bench_press), ('{cleanjerk}', 'weight', s.clean_and_jerk), ('{snatch}', 'weight', s.snatch),
      ('{overheadpres,pres,shoulderpres,standingpres,militarypres}', 'weight', s.overhead_press)
  ) as v (keys, metric, number)
  cross join lateral unnest(v.keys) as k (key)
  where s.user_id = benchmark_numbers.owner and s.is_current and v.number > 0
  union all
  select v.key, 'reps', v.number
  from public.gymnastics_benchmarks as g
  cross join lateral (
    values ('pullup', g.strict_pullups), ('handstandpushup', g.handstand_pushups), ('barmuscleup', g.bar_muscle_ups),
      ('ringmuscleup', g.ring_muscle_ups)
  ) as v (key, number)
  where g.user_id = benchmark_numbers.owner and g.is_current and v.number > 0
  union all
  select k.key, 'time', v.number
  from public.conditioning_benchmarks as c
  cross join lateral (
    values ('{500mrow,row500m}'::text[], private.clock_seconds(c.row_500m)), ('{5k,5km,5krun,5kmrun,run5k,run5km}', private.clock_seconds(c.run_5k)),
      ('{10k,10km,10krun,10kmrun,run10k,run10km}', private.clock_seconds(c.run_10k))
  ) as v (keys, number)
  cross join lateral unnest(v.keys) as k (key)
  where c.user_id = benchmark_numbers.owner and c.is_current and v.number > 0;
end;
comment on function private.benchmark_numbers(uuid) is
  'The current benchmarks of an athlete under every private.benchmark_key they go by, in kg, repetitions or seconds.';

-- Replaces 20260101001600_personal_bests.sql.
create or replace function public.offered_personal_bests(session_id uuid)
returns table (
  performed_set_id uuid, exercise_name text, category text, metric text, direction text, unit text, value_number numeric,
  entered_unit text, day date, former_value text, former_unit text
)
language sql stable
set search_path = ''
begin atomic
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
  ), benchmarks as materialized (
    select b.key, b.metric, b.number from private.benchmark_numbers((select auth.uid())) as b
  ), offered as (
    select n.*, best.value as former_value, best.unit as former_unit, best.value_number as former_number, best.id is not null as has_best,
      earlier.least, earlier.most, coalesce(best.direction, n.direction) as better, coalesce(best.category, n.category) as kept_in,
      own.number as benchmark
    from measured as n
    left join lateral (
      select b.* from public.personal_bests as b
      where b.user_id = (select auth.uid()) and b.exercise_key = n.key and b.metric = n.metric
      order by b.date desc limit 1
    ) as best on true
    left join earlier on earlier.key = n.key and earlier.metric = n.metric
    left join benchmarks as own on own.key = private.benchmark_key(n.key) and own.metric = n.metric
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
    and (o.benchmark is null or case o.better when 'lower' then o.number < o.benchmark else o.number > o.benchmark end)
  order by o.key, o.metric, case o.better when 'lower' then o.number else -o.number end;
end;
comment on function public.offered_personal_bests(uuid) is
  'Sets of an own finished session that beat the benchmark of the profile and the stored personal best of their exercise in its direction, or, '
  'where no best is stored, everything in the ledger; the best one of each exercise. Nothing is stored. value_number: kg, repetitions, seconds, '
  'metres or kcal; unit is the one of the database, entered_unit the one that was typed.';

-- Replaces 20260101001500_goals.sql.
create or replace function private.measured_value_of(goal public.goals) returns numeric
language sql stable
set search_path = ''
as $$
  select round(case goal.measure
    when 'sessions' then (
      select count(*) from public.performed_sessions as s
      where s.user_id = goal.user_id and s.performed_at >= goal.start_date and s.performed_at < goal.due_date + 1
    )
    when 'minutes' then (
      select coalesce(sum(s.duration_minutes), 0) from public.performed_sessions as s
      where s.user_id = goal.user_id and s.performed_at >= goal.start_date and s.performed_at < goal.due_date + 1
    )
    when 'distance' then (
      select coalesce(sum(w.metres), 0)
      from public.performed_sessions as s join public.performed_sets as w on w.performed_session_id = s.id and w.user_id = s.user_id
      where s.user_id = goal.user_id and s.performed_at >= goal.start_date and s.performed_at < goal.due_date + 1
        and w.completed and (goal.exercise_name is null or lower(btrim(w.exercise_name)) = lower(btrim(goal.exercise_name)))
    )
    else greatest(
      (
        select max(case goal.measure when 'weight' then w.weight_kg else w.reps end)
        from public.performed_sessions as s join public.performed_sets as w on w.performed_session_id = s.id and w.user_id = s.user_id
        where s.user_id = goal.user_id and s.performed_at < goal.due_date + 1
          and w.completed and lower(btrim(w.exercise_name)) = lower(btrim(goal.exercise_name))
      ),
      (
        select max(b.value_number) from public.personal_bests as b
        where b.user_id = goal.user_id and b.metric = goal.measure
          and private.benchmark_key(b.exercise_name) = private.benchmark_key(goal.exercise_name)
      ),
      (
        select max(b.number) from private.benchmark_numbers(goal.user_id) as b
        where b.metric = goal.measure and b.key = private.benchmark_key(goal.exercise_name)
      ),
      0
    )
  end / case goal.unit when 'km' then 1000 when 'mi' then 1609.344 when 'h' then 60 when 'lb' then 0.45359237 else 1 end, 2)
$$;
comment on function private.measured_value_of(public.goals) is
  'The value of a measured goal in its unit, to two decimals: what was done from start_date to due_date, or the best weight or repetitions known of '
  'an exercise from the ledger, the personal bests and the profile. Days begin at midnight UTC.';
comment on column public.goals.measure is
  'What is current_value: metres or minutes added up or sessions counted in the ledger from start_date to due_date, or the heaviest weight or most '
  'repetitions known of exercise_name (ledger, personal bests, benchmarks). Null: the athlete says it.';

create trigger measure_goals_after_insert after insert on public.strength_benchmarks
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_update after update on public.strength_benchmarks
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_delete after delete on public.strength_benchmarks
referencing old table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_insert after insert on public.gymnastics_benchmarks
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_update after update on public.gymnastics_benchmarks
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_delete after delete on public.gymnastics_benchmarks
referencing old table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_insert after insert on public.personal_bests
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_update after update on public.personal_bests
referencing new table as changed for each statement execute function private.measure_goals();
create trigger measure_goals_after_delete after delete on public.personal_bests
referencing old table as changed for each statement execute function private.measure_goals();

update public.goals as g set current_value = g.current_value
where g.measure in ('weight', 'reps') and g.current_value is distinct from private.measured_value_of(g);
