-- The first version compared every set with every other one, which takes seconds with years of sets.

create or replace function public.offered_personal_bests(session_id uuid)
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
