-- Training load is split into iron and pace, and what a page of an exercise shows of the athlete is read in one request.

drop function public.daily_training_load(date, date, text);
create function public.daily_training_load(first_day date, last_day date, zone text default 'UTC')
returns table (day date, sessions integer, minutes numeric, load numeric, iron_load numeric, without_load integer)
language sql stable
set search_path = ''
as $$
  select
    (s.performed_at at time zone zone)::date,
    count(*)::integer,
    coalesce(sum(s.duration_minutes), 0),
    coalesce(sum(s.load), 0),
    coalesce(round(sum(s.load * case
      -- As the plan splits it, then as its kind does, then as what was measured does.
      when t.iron_load is not null and t.planned_load > 0 then least(1, t.iron_load::numeric / t.planned_load)
      when t.type in ('strength', 'skill') then 1
      when t.type in ('conditioning', 'recovery') then 0
      when t.type is not null then 0.5
      when w.metres > 0 then case when w.kilograms > 0 then 0.5 else 0 end
      when w.sets > 0 then 1
      else 0.5
    end), 1), 0),
    (count(*) filter (where s.load is null))::integer
  from public.performed_sessions as s
  left join public.training_sessions as t on t.id = s.training_session_id
  cross join lateral (
    select count(*) as sets,
      coalesce(sum(p.weight_kg * p.reps) filter (where p.metric = 'weight_reps'), 0) as kilograms,
      coalesce(sum(p.metres) filter (where p.metric = 'distance'), 0) as metres
    from public.performed_sets as p where p.performed_session_id = s.id and p.user_id = s.user_id and p.completed
  ) as w
  where s.user_id = (select auth.uid()) and not s.in_progress
    and s.performed_at >= first_day::timestamp at time zone zone
    and s.performed_at < (last_day + 1)::timestamp at time zone zone
  group by 1
  order by 1
$$;
comment on function public.daily_training_load(date, date, text) is
  'A row for each day with performed work: session load is minutes × RPE; iron_load is its share of strength and skill, as the plan has it or, without a plan, '
  'as kilograms and metres say; without_load counts sessions that lack minutes or RPE.';
revoke execute on function public.daily_training_load(date, date, text) from public, anon;
grant execute on function public.daily_training_load(date, date, text) to authenticated, service_role;

create or replace function public.exercise_history(names text[], most integer default 5)
returns table (performed_session_id uuid, title text, performed_at timestamptz, sets jsonb)
language sql stable
set search_path = ''
as $$
  with mine as (
    select distinct s.performed_session_id as id
    from public.performed_sets as s
    where s.user_id = (select auth.uid()) and s.completed
      and lower(btrim(s.exercise_name)) in (select lower(btrim(name)) from unnest(names) as name)
  ),
  latest as (
    select p.id, p.user_id, p.title, p.performed_at
    from mine join public.performed_sessions as p on p.id = mine.id
    where p.user_id = (select auth.uid()) and not p.in_progress
    order by p.performed_at desc, p.id
    limit least(greatest(most, 1), 50)
  )
  select l.id, l.title, l.performed_at, (
    select jsonb_agg(
      jsonb_build_object(
        'set_type', s.set_type, 'metric', s.metric, 'weight_kg', s.weight_kg, 'reps', s.reps, 'seconds', s.seconds, 'metres', s.metres,
        'calories', s.calories, 'per_hand', s.per_hand, 'rpe', s.rpe
      ) order by s.exercise_index, s.set_index
    )
    from public.performed_sets as s
    where s.performed_session_id = l.id and s.user_id = l.user_id and s.completed
      and lower(btrim(s.exercise_name)) in (select lower(btrim(name)) from unnest(names) as name)
  )
  from latest as l
  order by l.performed_at desc, l.id
$$;
comment on function public.exercise_history(text[], integer) is
  'The own sessions in which an exercise was done under one of its names, the latest first, with its completed sets '
  '[{set_type, metric, weight_kg, reps, seconds, metres, calories, per_hand, rpe}]. At most 50.';

create function public.exercise_story(names text[]) returns json
language sql stable
set search_path = ''
as $$
  with asked as (select lower(btrim(name)) as key from unnest(names) as name),
  exercise as (select e.* from public.exercises as e where lower(e.name) in (select key from asked) limit 1)
  select json_build_object(
    'bests', (
      select coalesce(json_agg(b order by b.category), '[]')
      from (
        select id, category, value, unit, date from public.personal_bests
        where user_id = (select auth.uid()) and exercise_key in (select key from asked)
      ) as b
    ),
    'sessions', (select coalesce(json_agg(h order by h.performed_at desc), '[]') from public.exercise_history(names, 50) as h),
    'planned', (
      select coalesce(json_agg(t order by t.day, t.id), '[]')
      from (
        select t.id, t.plan_id, t.week, t.scheduled_date as day, t.status, t.is_deload, i.item ->> 'sets' as sets, i.item ->> 'reps' as reps,
          (i.item #>> '{load,kilograms}')::numeric as kilograms, i.item ->> 'distance' as distance, i.item ->> 'duration' as duration
        from public.training_plans as p join public.training_sessions as t on t.plan_id = p.id
        cross join lateral (
          select item from jsonb_array_elements(t.strength || t.skill || t.main_workout) as item
          where lower(item ->> 'name') in (select key from asked)
          order by (item #>> '{load,kilograms}')::numeric desc nulls last limit 1
        ) as i
        where p.creator_id = (select auth.uid()) and p.status = 'active' and t.scheduled_date is not null
      ) as t
    ),
    'variants', (
      select coalesce(json_agg(v order by v.difficulty_rank, v.name), '[]')
      from (
        select o.id, o.name, o.difficulty, o.difficulty_rank, o.equipment, o.body_regions_stressed as stress, o.muscle_group,
          o.movement_pattern is not distinct from e.movement_pattern as same_movement
        from exercise as e join public.exercises as o on o.movement_pattern = e.movement_pattern or o.name = any (e.substitutions)
        where o.id <> e.id
        order by o.difficulty_rank, o.name limit 60
      ) as v
    ),
    'body', (select json_build_object('gender', a.gender, 'body_weight_kg', a.body_weight_kg) from public.athlete_profiles as a where a.id = (select auth.uid()))
  )
$$;
comment on function public.exercise_story(text[]) is
  'What the page of an exercise says of the caller: bests, up to 50 sessions with their sets, sessions of the active plan that have it, exercises of the same '
  'movement or that may replace it, and sex and body weight for the levels.';
revoke execute on function public.exercise_story(text[]) from public, anon;
grant execute on function public.exercise_story(text[]) to authenticated, service_role;
