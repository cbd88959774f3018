-- What a page shows first comes in one answer instead of one for each of its parts. Both functions run with the rights of the caller: the
-- policies of the tables say what is in the answer, and each part is what reading it alone would bring.

create function public.app_frame() returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'roles', (select coalesce(json_agg(r.role), '[]') from public.get_user_roles((select auth.uid())) as r (role)),
    'profile', (select to_json(p) from public.profiles as p where p.id = (select auth.uid())),
    'stops', (
      select coalesce(json_agg(s order by s.created_at desc), '[]')
      from (select id, category, level, quote, weak, created_at from public.safety_stops where ended_at is null) as s
    ),
    'told', json_build_object(
      'personal', (select to_json(p) from public.athlete_profiles as p where p.id = (select auth.uid())),
      'strength', (select to_json(b) from public.strength_benchmarks as b where b.user_id = (select auth.uid()) and b.is_current),
      'gymnastics', (select to_json(b) from public.gymnastics_benchmarks as b where b.user_id = (select auth.uid()) and b.is_current),
      'conditioning', (select to_json(b) from public.conditioning_benchmarks as b where b.user_id = (select auth.uid()) and b.is_current),
      'context', (select to_json(c) from public.athlete_context as c where c.user_id = (select auth.uid())),
      'motivation', (select to_json(m) from public.athlete_motivation as m where m.user_id = (select auth.uid())),
      'results', (
        select coalesce(json_agg(r order by r.date desc), '[]')
        from (select * from public.competition_benchmarks where user_id = (select auth.uid()) order by date desc limit 50) as r
      ),
      'wods', (
        select coalesce(json_agg(w order by w.date_completed desc), '[]')
        from (select * from public.benchmark_wods where user_id = (select auth.uid()) order by date_completed desc limit 50) as w
      ),
      'availability', (
        select coalesce(json_agg(json_build_object('weekday', a.weekday, 'minutes', a.minutes)), '[]')
        from public.athlete_availability as a where a.user_id = (select auth.uid())
      ),
      'equipment', (
        select coalesce(json_agg(e.equipment order by e.equipment), '[]') from public.athlete_equipment as e where e.user_id = (select auth.uid())
      )
    )
  )
$$;
comment on function public.app_frame() is
  'What the frame around every page shows: the roles of the caller, the name, the open safety stops, and what they told about themselves.';
revoke execute on function public.app_frame() from public, anon;
grant execute on function public.app_frame() to authenticated, service_role;

create function public.dashboard(today date, zone text default 'UTC') returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'goals', (
      select coalesce(json_agg(g order by g.due_date, g.created_at), '[]')
      from (
        select goals.*, (
          select coalesce(json_agg(json_build_object('day', p.day, 'value', p.value) order by p.day), '[]')
          from public.goal_progress as p where p.goal_id = goals.id
        ) as goal_progress
        from public.goals where goals.user_id = (select auth.uid())
      ) as g
    ),
    'competitions', (
      select coalesce(json_agg(c order by c.date, c.created_at), '[]') from public.competitions as c where c.user_id = (select auth.uid())
    ),
    'overview', (select to_json(o) from public.training_overview(dashboard.today, dashboard.zone) as o),
    'load', (
      select coalesce(json_agg(l order by l.day), '[]')
      from public.daily_training_load(dashboard.today - 540, dashboard.today, dashboard.zone) as l
    ),
    'latest_best', (
      select to_json(b)
      from (
        select id, exercise_name, value, unit, value_number, metric, date from public.personal_bests
        where user_id = (select auth.uid()) order by date desc, updated_at desc limit 1
      ) as b
    ),
    'announcements', (select coalesce(json_agg(a order by a.published_at desc, a.id), '[]') from public.open_announcements() as a)
  )
$$;
comment on function public.dashboard(date, text) is
  'What the dashboard shows beside the plan: goals, competitions, training_overview, the daily_training_load of 540 days, the latest personal best and what is announced.';
revoke execute on function public.dashboard(date, text) from public, anon;
grant execute on function public.dashboard(date, text) to authenticated, service_role;
