-- What a calendar shows of some weeks, or of a year, in one answer. Both functions run with the rights of the caller: the policies of the
-- tables say what is in the answer. Days of what was done are those of the athlete's time zone.

create function public.training_calendar(first_day date, last_day date, zone text default 'UTC') returns json
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
        coalesce(sum(p.metres) filter (where p.metric = 'distance'), 0) as metres
      from public.performed_sets as p where p.performed_session_id = s.id and p.completed
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
          -- Of a plan that is over, only what was done counts.
          and (p.status = 'active' or t.status = 'completed')
      ) as t
    ),
    'done', (select coalesce(json_agg(done order by done.performed_at), '[]') from done),
    'own', (
      select coalesce(json_agg(l order by l.day), '[]')
      from (
        select id, workout_name as title, date as day, duration, left(notes, 280) as notes from public.logged_sessions
        where user_id = (select auth.uid()) and not completed and date between first_day and last_day
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
  'Planned sessions, what was done with kilograms and metres, own entries that are to come, and races of these days.';
revoke execute on function public.training_calendar(date, date, text) from public, anon;
grant execute on function public.training_calendar(date, date, text) to authenticated, service_role;

create function public.training_days(first_day date, last_day date, zone text default 'UTC')
returns table (day date, sessions integer, minutes numeric, kilograms numeric, metres numeric)
language sql stable
set search_path = ''
as $$
  select (s.performed_at at time zone zone)::date, count(*)::integer,
    coalesce(sum(s.duration_minutes), 0), coalesce(sum(w.kilograms), 0), coalesce(sum(w.metres), 0)
  from public.performed_sessions as s
  cross join lateral (
    select
      sum(p.weight_kg * p.reps * case when p.per_hand then 2 else 1 end) filter (where p.metric = 'weight_reps') as kilograms,
      sum(p.metres) filter (where p.metric = 'distance') as metres
    from public.performed_sets as p where p.performed_session_id = s.id and p.completed
  ) as w
  where s.user_id = (select auth.uid()) and not s.in_progress
    and s.performed_at >= first_day::timestamp at time zone zone
    and s.performed_at < (last_day + 1)::timestamp at time zone zone
  group by 1
  order by 1
$$;
comment on function public.training_days(date, date, text) is 'A row for each day with performed work: sessions, minutes, kg lifted and metres covered.';
revoke execute on function public.training_days(date, date, text) from public, anon;
grant execute on function public.training_days(date, date, text) to authenticated, service_role;
