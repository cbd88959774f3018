-- What a page reads when it opens, in one answer instead of one for each of its parts. All functions run with the rights of the caller: the policies
-- of the tables decide what is in the answer, and each part equals reading it alone.

create function public.app_frame(with_plan boolean default false) returns json
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
    ),
    'plan', case when app_frame.with_plan then (
      select to_json(p)
      from (
        select training_plans.*, (
          select coalesce(json_agg(s), '[]') from public.training_sessions as s where s.plan_id = training_plans.id
        ) as training_sessions
        from public.training_plans where training_plans.creator_id = (select auth.uid()) and training_plans.status = 'active'
      ) as p
    ) end
  )
$$;
comment on function public.app_frame(boolean) is
  'What the frame around every page shows: the roles of the caller, the name, the open safety stops, what they told about themselves and, '
  'where it is asked for, the active plan with its sessions.';
revoke execute on function public.app_frame(boolean) from public, anon;
grant execute on function public.app_frame(boolean) to authenticated, service_role;

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
  'What the dashboard shows beside the plan: goals, competitions, training_overview, the daily_training_load of 540 days, the latest '
  'personal best and what is announced.';
revoke execute on function public.dashboard(date, text) from public, anon;
grant execute on function public.dashboard(date, text) to authenticated, service_role;

create function public.page_data(parts text[], today date default current_date) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'athlete', case when 'athlete' = any(parts) then json_build_object(
      'profile', (select to_json(p) from public.athlete_profiles as p where p.id = (select auth.uid())),
      'availability', (
        select coalesce(json_agg(json_build_object('weekday', a.weekday, 'minutes', a.minutes)), '[]')
        from public.athlete_availability as a where a.user_id = (select auth.uid())
      ),
      'equipment', (
        select coalesce(json_agg(e.equipment order by e.equipment), '[]') from public.athlete_equipment as e where e.user_id = (select auth.uid())
      )
    ) end,
    'context', case when 'context' = any(parts) then (
      select to_json(c) from public.athlete_context as c where c.user_id = (select auth.uid())
    ) end,
    'motivation', case when 'motivation' = any(parts) then (
      select to_json(m) from public.athlete_motivation as m where m.user_id = (select auth.uid())
    ) end,
    'strength', case when 'strength' = any(parts) then (
      select coalesce(json_agg(b order by b.is_current desc, b.created_at desc), '[]')
      from (
        select * from public.strength_benchmarks where user_id = (select auth.uid()) order by is_current desc, created_at desc limit 50
      ) as b
    ) end,
    'gymnastics', case when 'gymnastics' = any(parts) then (
      select coalesce(json_agg(b order by b.is_current desc, b.created_at desc), '[]')
      from (
        select * from public.gymnastics_benchmarks where user_id = (select auth.uid()) order by is_current desc, created_at desc limit 50
      ) as b
    ) end,
    'conditioning', case when 'conditioning' = any(parts) then (
      select coalesce(json_agg(b order by b.is_current desc, b.created_at desc), '[]')
      from (
        select * from public.conditioning_benchmarks where user_id = (select auth.uid()) order by is_current desc, created_at desc limit 50
      ) as b
    ) end,
    'offers', case when 'offers' = any(parts) then (
      select coalesce(json_agg(o), '[]') from public.benchmark_offers() as o
    ) end,
    'plan_work', case when 'plan_work' = any(parts) then (
      select to_json(p)
      from (
        select id, created_at, last_adjusted, declined_numbers_of, (
          select coalesce(json_agg(s), '[]')
          from (
            select scheduled_date, strength, skill, main_workout from public.training_sessions
            where plan_id = training_plans.id
              and scheduled_date >= date_trunc('week', page_data.today)::date and scheduled_date < date_trunc('week', page_data.today)::date + 28
          ) as s
        ) as training_sessions
        from public.training_plans where creator_id = (select auth.uid()) and status = 'active'
      ) as p
    ) end,
    'started_sessions', case when 'started_sessions' = any(parts) then (
      select coalesce(json_agg(s order by s.performed_at desc), '[]')
      from (
        select id, title, performed_at, training_session_id, logged_session_id, workout_id from public.performed_sessions
        where user_id = (select auth.uid()) and in_progress
      ) as s
    ) end,
    'own_sessions', case when 'own_sessions' = any(parts) then (
      select coalesce(json_agg(s order by s.created_at desc, s.id), '[]')
      from public.logged_sessions as s where s.user_id = (select auth.uid()) and not s.completed
    ) end,
    'plan_sessions', case when 'plan_sessions' = any(parts) then (
      select coalesce(json_agg(s), '[]')
      from (
        select id, plan_id, title, type, scheduled_date, duration, completed, status, warmup, strength, skill, main_workout, main_format, cooldown
        from public.training_sessions
        where plan_id = (select id from public.training_plans where creator_id = (select auth.uid()) and status = 'active')
      ) as s
    ) end
  )
$$;
comment on function public.page_data(text[], date) is
  'The parts of a page that are named, in one answer, each as reading it alone would bring it: athlete, context, motivation, strength, '
  'gymnastics, conditioning, offers, plan_work, started_sessions, own_sessions, plan_sessions. Other parts are null.';
revoke execute on function public.page_data(text[], date) from public, anon;
grant execute on function public.page_data(text[], date) to authenticated, service_role;
