-- Pages ask for more of what they show in one request: what the athlete planned in this week, bests, races, goals and scores.

-- Replaces 20260101002900_page_reads.sql.
create or replace function public.page_data(parts text[], today date default current_date) returns json
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
    ) end,
    'competitions', case when 'competitions' = any(parts) then (
      select coalesce(json_agg(c order by c.date, c.created_at), '[]') from public.competitions as c where c.user_id = (select auth.uid())
    ) end,
    'goals', case when 'goals' = any(parts) then (
      select coalesce(json_agg(g order by g.due_date, g.created_at), '[]')
      from (
        select goals.*, (
          select coalesce(json_agg(json_build_object('day', p.day, 'value', p.value) order by p.day), '[]')
          from public.goal_progress as p where p.goal_id = goals.id
        ) as goal_progress
        from public.goals where goals.user_id = (select auth.uid())
      ) as g
    ) end,
    'best_values', case when 'best_values' = any(parts) then (
      select coalesce(json_agg(b order by b.exercise_name), '[]')
      from (
        select exercise_name, value, unit, value_number, metric, date, (
          select coalesce(json_agg(h order by h.date), '[]')
          from (
            select id, value, unit, value_number, date from public.personal_best_history where personal_best_id = personal_bests.id
          ) as h
        ) as personal_best_history
        from public.personal_bests where user_id = (select auth.uid())
      ) as b
    ) end,
    'personal_bests', case when 'personal_bests' = any(parts) then (
      select coalesce(json_agg(b order by b.exercise_name), '[]')
      from (
        select personal_bests.*, (
          select coalesce(json_agg(json_build_object('id', h.id, 'value', h.value, 'unit', h.unit, 'value_number', h.value_number, 'date', h.date)
            order by h.date, h.created_at), '[]')
          from public.personal_best_history as h where h.personal_best_id = personal_bests.id
        ) as personal_best_history
        from public.personal_bests where user_id = (select auth.uid())
      ) as b
    ) end,
    'scores', case when 'scores' = any(parts) then (
      select coalesce(json_agg(s order by s.performed_at desc), '[]')
      from (
        select id, title, performed_at, session_rpe, notes, score_format, score_seconds, score_rounds, score_reps, score_scale
        from public.performed_sessions
        where user_id = (select auth.uid()) and not in_progress and score_format is not null
        order by performed_at desc limit 500
      ) as s
    ) end
  )
$$;
comment on function public.page_data(text[], date) is
  'The parts of a page that are named, in one answer, each as reading it alone would bring it: athlete, context, motivation, strength, gymnastics, conditioning, offers, plan_work, started_sessions, own_sessions, plan_sessions, competitions, goals, best_values, personal_bests, scores. Other parts are null.';

-- Replaces 20261127075000_check_ins_and_weekly_review.sql.
create or replace function public.dashboard(today date, zone text default 'UTC') returns json
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
    'announcements', (select coalesce(json_agg(a order by a.published_at desc, a.id), '[]') from public.open_announcements() as a),
    'check_in', json_build_object(
      'days', (
        select coalesce(json_agg(c order by c.day), '[]')
        from (
          select day, sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability, notes from public.check_ins
          where user_id = (select auth.uid()) and day between dashboard.today - 68 and dashboard.today
        ) as c
      ),
      'changes', (
        select coalesce(json_agg(a order by a.from_day), '[]')
        from (
          select l.id, l.plan_id, l.from_day, l.reason, l.request, l.reasons, l.created_at
          from public.plan_adjustments as l join public.training_plans as p on p.id = l.plan_id
          where p.creator_id = (select auth.uid()) and p.status = 'active' and l.undone_at is null
            and l.reason in ('eased', 'moved') and l.request ? 'checkIn' and l.from_day > dashboard.today - 21
        ) as a
      )
    ),
    -- Sunday to Wednesday: the review of the week that ends or has ended.
    'review', case when extract(isodow from dashboard.today) in (7, 1, 2, 3) then
      public.week_review(date_trunc('week', dashboard.today - 3)::date, dashboard.zone)
    end,
    'own_of_week', public.training_calendar(
      date_trunc('week', dashboard.today)::date, date_trunc('week', dashboard.today)::date + 6, dashboard.zone
    ) -> 'own',
    -- Parts of page_data: the share of a goal begins where its best began, and a race is predicted from the numbers of the athlete.
    'later', (
      select coalesce(json_object_agg(part.key, part.value), '{}')
      from json_each(public.page_data(
        case when exists (select from public.goals where user_id = (select auth.uid())) then array['best_values'] else '{}' end
        || case when exists (select from public.competitions where user_id = (select auth.uid()) and date >= dashboard.today)
          then array['athlete', 'strength', 'gymnastics', 'conditioning'] else '{}' end,
        dashboard.today
      )) as part
      where json_typeof(part.value) <> 'null'
    )
  )
$$;
comment on function public.dashboard(date, text) is
  'What the dashboard shows beside the plan: goals, competitions, training_overview, the daily_training_load of 540 days, the latest personal best, what is announced, check-ins with the plan changes they led to, from Sunday to Wednesday the week_review, what the athlete planned in this week, with goals the values of their bests, and with a race ahead the numbers it is predicted from.';
