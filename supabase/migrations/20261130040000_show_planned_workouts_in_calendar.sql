-- A workout that is planned on a day stands in the calendar, beside the sessions of the plan and the own log.

-- Replaces 20261129171500_count_all_metres_done.sql.
create or replace function public.training_calendar(first_day date, last_day date, zone text default 'UTC') returns json
language sql stable
set search_path = ''
as $$
  with done as (
    select s.id, s.title, s.source, (s.performed_at at time zone zone)::date as day, s.performed_at, s.training_session_id, s.duration_minutes,
      s.session_rpe, left(s.notes, 280) as notes, w.kilograms, w.metres, w.sets
    from public.performed_sessions as s
    cross join lateral (
      select count(*)::integer as sets,
        coalesce(sum(p.weight_kg * p.reps * case when p.per_hand then 2 else 1 end) filter (where p.metric = 'weight_reps'), 0) as kilograms,
        coalesce(sum(p.metres), 0) + case when count(*) > 0 and s.import_id is null then coalesce(max(t.metres), 0) else 0 end as metres
      from public.performed_sets as p
      left join lateral (
        select sum((item -> 'dose' ->> 'metres')::numeric * coalesce((item ->> 'sets')::numeric, 1)) as metres
        from public.training_sessions as planned
        cross join jsonb_array_elements(planned.warmup || planned.cooldown) as item
        where planned.id = s.training_session_id
      ) as t on true
      where p.performed_session_id = s.id and p.completed
    ) as w
    where s.user_id = (select auth.uid()) and not s.in_progress
      and s.performed_at >= first_day::timestamp at time zone zone
      and s.performed_at < (last_day + 1)::timestamp at time zone zone
  )
  select json_build_object(
    'planned', (
      select coalesce(json_agg(t order by t.day, t.title), '[]')
      from (
        select t.id, t.plan_id, t.title, t.type, t.code, t.week, t.phase, t.scheduled_date as day, t.duration, t.status, t.is_deload,
          t.intensity_level, coalesce(t.planned_load, t.duration * t.intensity_level) as load, t.iron_load, t.tonnage_kg, t.distance_m
        from public.training_sessions as t join public.training_plans as p on p.id = t.plan_id
        where p.creator_id = (select auth.uid()) and t.scheduled_date between first_day and last_day
          -- Of a plan that is over, what was done or skipped on purpose; what nobody opened is gone with it.
          and (p.status = 'active' or t.status in ('completed', 'skipped'))
      ) as t
    ),
    'done', (select coalesce(json_agg(done order by done.performed_at), '[]') from done),
    'own', (
      select coalesce(json_agg(l order by l.day, l.title), '[]')
      from (
        select id, 'log' as kind, null as type, workout_name as title, date as day, duration, left(notes, 280) as notes from public.logged_sessions
        where user_id = (select auth.uid()) and not completed and date between first_day and last_day
        union all
        -- A workout keeps the day it was written on: only one that is still to come is planned.
        select id, 'workout', type, title, date, duration, left(description, 280) from public.workouts
        where user_id = (select auth.uid()) and not completed
          and date between greatest(first_day, (now() at time zone zone)::date) and last_day
      ) as l
    ),
    'races', (
      select coalesce(json_agg(c order by c.day), '[]')
      from (
        select id, name, type, priority, date as day, target_result, result from public.competitions
        where user_id = (select auth.uid()) and date between first_day and last_day
      ) as c
    )
  )
$$;
comment on function public.training_calendar(date, date, text) is
  'Planned sessions, what was done with kilograms and metres (of all sets, and of the planned warm-up and cooldown beside them), own entries and own workouts that are to come, and races of these days.';
