-- The functions read an athlete in one answer instead of one for each table: a turn with the coach asked 35 times. As on pages, all run with the rights
-- of the caller, the policies decide what is in the answer, and each part equals reading it alone.

create function public.athlete_records(first_logged date, first_check_in date) returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'profile', (select to_json(p) from public.athlete_profiles as p where p.id = (select auth.uid())),
    'strength', (select to_json(b) from public.strength_benchmarks as b where b.user_id = (select auth.uid()) and b.is_current),
    'gymnastics', (select to_json(b) from public.gymnastics_benchmarks as b where b.user_id = (select auth.uid()) and b.is_current),
    'conditioning', (select to_json(b) from public.conditioning_benchmarks as b where b.user_id = (select auth.uid()) and b.is_current),
    'context', (select to_json(c) from public.athlete_context as c where c.user_id = (select auth.uid())),
    'motivation', (select to_json(m) from public.athlete_motivation as m where m.user_id = (select auth.uid())),
    'availability', (
      select coalesce(json_agg(a order by a.weekday), '[]') from public.athlete_availability as a where a.user_id = (select auth.uid())
    ),
    'equipment', (
      select coalesce(json_agg(e order by e.equipment), '[]') from public.athlete_equipment as e where e.user_id = (select auth.uid())
    ),
    'competitions', (
      select coalesce(json_agg(c order by c.date), '[]')
      from (
        select name, type, date, priority, target_result, goals, entry, partner_run_10k, is_confirmed
        from public.competitions
        where user_id = (select auth.uid()) and date >= athlete_records.first_logged
        order by date limit 50
      ) as c
    ),
    'logged', (
      select coalesce(json_agg(l order by l.performed_at desc), '[]')
      from (
        select
          performed.performed_at,
          performed.duration_minutes,
          (
            select json_build_object('code', s.code, 'duration', s.duration, 'distance_m', s.distance_m)
            from public.training_sessions as s where s.id = performed.training_session_id
          ) as training_sessions,
          (
            select coalesce(json_agg(json_build_object('exercise_name', w.exercise_name, 'metres', w.metres, 'seconds', w.seconds)), '[]')
            from public.performed_sets as w where w.performed_session_id = performed.id and w.metres is not null
          ) as performed_sets
        from public.performed_sessions as performed
        where performed.user_id = (select auth.uid()) and not performed.in_progress and performed.performed_at >= athlete_records.first_logged
        order by performed.performed_at desc limit 300
      ) as l
    ),
    'check_ins', (
      select coalesce(json_agg(c order by c.checked_on), '[]')
      from (
        select region, checked_on, worst, altered, morning, passed, is_gone, signs
        from public.pain_check_ins
        where user_id = (select auth.uid()) and checked_on >= athlete_records.first_check_in
        order by checked_on limit 500
      ) as c
    )
  )
$$;
comment on function public.athlete_records(date, date) is
  'Everything stored about the caller that a plan is made from: what they told, races and logged work from the first day on, and check-ins of pain '
  'from the second on.';
revoke execute on function public.athlete_records(date, date) from public, anon;
grant execute on function public.athlete_records(date, date) to authenticated, service_role;

create function public.training_diary() returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'planned', (
      select coalesce(json_agg(s order by s.scheduled_date, s.id), '[]')
      from (
        select session.id, session.title, session.code, session.scheduled_date, session.status, session.skip_reason
        from public.training_sessions as session join public.training_plans as plan on plan.id = session.plan_id
        where plan.creator_id = (select auth.uid()) and session.scheduled_date is not null
      ) as s
    ),
    'bests', (
      select coalesce(json_agg(b), '[]')
      from (
        select id, exercise_name, metric, direction, value, value_number, unit, date from public.personal_bests where user_id = (select auth.uid())
      ) as b
    ),
    'history', (
      select coalesce(json_agg(h), '[]')
      from (
        select personal_best_id, value, value_number, unit, date from public.personal_best_history where user_id = (select auth.uid())
      ) as h
    ),
    'strength', (
      select coalesce(json_agg(b order by b.date_recorded), '[]') from public.strength_benchmarks as b where b.user_id = (select auth.uid())
    ),
    'gymnastics', (
      select coalesce(json_agg(b order by b.date_recorded), '[]') from public.gymnastics_benchmarks as b where b.user_id = (select auth.uid())
    ),
    'conditioning', (
      select coalesce(json_agg(b order by b.date_recorded), '[]') from public.conditioning_benchmarks as b where b.user_id = (select auth.uid())
    ),
    'goals', (select coalesce(json_agg(g order by g.due_date), '[]') from public.goals as g where g.user_id = (select auth.uid())),
    'competitions', (select coalesce(json_agg(c order by c.date), '[]') from public.competitions as c where c.user_id = (select auth.uid())),
    'adjustments', (
      select coalesce(json_agg(a order by a.created_at), '[]')
      from (
        select
          change.id,
          change.created_at,
          change.reason,
          change.details,
          change.reasons,
          change.undone_at,
          jsonb_path_query_array(change.changes, '$[*].told.title ? (@ != null)') as changed
        from public.plan_adjustments as change join public.training_plans as plan on plan.id = change.plan_id
        where plan.creator_id = (select auth.uid())
      ) as a
    ),
    'plans', (
      select coalesce(json_agg(p order by p.start_date), '[]')
      from (
        select title, start_date, duration_weeks, status from public.training_plans where creator_id = (select auth.uid())
      ) as p
    ),
    'workouts', (
      select coalesce(json_agg(w), '[]')
      from (
        select id, title, date, duration from public.workouts where user_id = (select auth.uid()) and not completed
      ) as w
    ),
    'logged_sessions', (
      select coalesce(json_agg(l), '[]')
      from (
        select id, workout_name, date, duration from public.logged_sessions where user_id = (select auth.uid()) and not completed
      ) as l
    ),
    'submitted', (
      select coalesce(json_agg(json_build_object('title', s.title, 'content', s.content, 'status', s.status) order by s.created_at), '[]')
      from public.ai_training_sessions as s where s.user_id = (select auth.uid())
    ),
    'profile', (select to_json(p) from public.athlete_profiles as p where p.id = (select auth.uid())),
    'context', (select to_json(c) from public.athlete_context as c where c.user_id = (select auth.uid())),
    'motivation', (select to_json(m) from public.athlete_motivation as m where m.user_id = (select auth.uid()))
  )
$$;
comment on function public.training_diary() is
  'What the app holds of the training of the caller beside the work that was done: planned sessions, bests, benchmarks, goals, races, changes of plans '
  'and what was told.';
revoke execute on function public.training_diary() from public, anon;
grant execute on function public.training_diary() to authenticated, service_role;
