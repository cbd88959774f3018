-- The dashboard counts a personal best once a month, and only values that raised it: the history also holds back-dated and slower ones.

create function public.personal_best_progress()
returns table (id uuid, personal_best_id uuid, exercise_name text, value text, unit text, date date)
language sql stable
set search_path = ''
as $$
  with stored as (
    select b.id, b.id as personal_best_id, b.exercise_name, b.direction, b.value, b.unit, b.value_number, b.date, 'infinity'::timestamptz as at
    from public.personal_bests as b where b.user_id = (select auth.uid())
    union all
    select h.id, b.id, b.exercise_name, b.direction, h.value, h.unit, h.value_number, h.date, h.created_at
    from public.personal_best_history as h join public.personal_bests as b on b.id = h.personal_best_id
    where h.user_id = (select auth.uid())
  ), ranked as (
    select s.*, max(case s.direction when 'lower' then -s.value_number else s.value_number end) over (
      partition by s.personal_best_id order by s.date, s.at, s.id rows between unbounded preceding and 1 preceding
    ) as best_before
    from stored as s
  )
  select r.id, r.personal_best_id, r.exercise_name, r.value, r.unit, r.date
  from ranked as r
  where r.value_number is null or r.best_before is null
    or case r.direction when 'lower' then -r.value_number else r.value_number end > r.best_before
$$;
comment on function public.personal_best_progress() is
  'The caller''s values that were the best of their exercise on their day: each raised it. Values without a number count.';
revoke execute on function public.personal_best_progress() from public, anon;
grant execute on function public.personal_best_progress() to authenticated, service_role;

create or replace function public.training_overview(today date, zone text default 'UTC')
returns table (
  workouts_this_month integer,
  workouts_last_month integer,
  bests_this_month integer,
  bests_last_month integer,
  personal_bests integer,
  streak_weeks integer,
  longest_streak_weeks integer
)
language sql stable
set search_path = ''
as $$
  with months as (
    select first_day, last_first_day, least(last_first_day + (today - first_day), first_day - 1) as last_day
    from (select date_trunc('month', today)::date as first_day, (date_trunc('month', today) - interval '1 month')::date as last_first_day) as days
  ),
  work as (
    select (s.performed_at at time zone zone)::date as day from public.performed_sessions as s
    where s.user_id = (select auth.uid()) and not s.in_progress and s.performed_at < (today + 1)::timestamp at time zone zone
  ),
  bests as (
    select v.personal_best_id, v.date as day from public.personal_best_progress() as v
  ),
  weeks as (select distinct date_trunc('week', work.day)::date as monday from work),
  streaks as (
    select count(*)::integer as length, max(monday) as last_monday
    from (select monday, monday - 7 * row_number() over (order by monday)::integer as start from weeks) as numbered
    group by start
  )
  select
    (select count(*) from work where work.day between m.first_day and today)::integer,
    (select count(*) from work where work.day between m.last_first_day and m.last_day)::integer,
    (select count(distinct bests.personal_best_id) from bests where bests.day between m.first_day and today)::integer,
    (select count(distinct bests.personal_best_id) from bests where bests.day between m.last_first_day and m.last_day)::integer,
    (select count(*) from public.personal_bests as b where b.user_id = (select auth.uid()))::integer,
    coalesce((select length from streaks where last_monday >= date_trunc('week', today)::date - 7), 0),
    coalesce((select max(length) from streaks), 0)
  from months as m
$$;

create or replace function public.recent_activity(before timestamptz default 'infinity', before_id text default '~', "limit" integer default 20)
returns table (id text, type text, title text, value text, unit text, duration_minutes numeric, session_rpe numeric, at timestamptz)
language sql stable
set search_path = ''
as $$
  with asked as (select least(greatest("limit", 1), 100) as rows),
  work as (
    select 'workout-' || s.id as id, 'workout' as type, coalesce(s.title, 'Workout') as title, null::text as value, null::text as unit,
      s.duration_minutes, s.session_rpe, s.performed_at as at
    from public.performed_sessions as s
    where s.user_id = (select auth.uid()) and not s.in_progress and s.performed_at <= before
    order by s.performed_at desc limit (select rows + 1 from asked)
  ),
  badges as (
    select 'badge-' || numbered.number, 'badge', 'Level ' || 1 + numbered.number / 10, numbered.number::text, 'workouts', null::numeric, null::numeric,
      numbered.performed_at
    from (
      select s.performed_at, row_number() over (order by s.performed_at, s.id) as number
      from public.performed_sessions as s where s.user_id = (select auth.uid()) and not s.in_progress
    ) as numbered
    where numbered.number % 10 = 0 and numbered.performed_at <= before
    order by numbered.performed_at desc limit (select rows + 1 from asked)
  ),
  bests as (
    select 'pb-' || v.id, 'pb', v.exercise_name, v.value, v.unit, null::numeric, null::numeric, (v.date + time '12:00') at time zone 'UTC'
    from public.personal_best_progress() as v
    where (v.date + time '12:00') at time zone 'UTC' <= before
    order by v.date desc limit (select rows + 1 from asked)
  ),
  reached as (
    select 'goal-' || g.id, 'goal', g.title, g.target_value::text, g.unit, null::numeric, null::numeric, g.completed_at
    from public.goals as g
    where g.user_id = (select auth.uid()) and g.completed_at <= before
    order by g.completed_at desc limit (select rows + 1 from asked)
  )
  select * from (
    select * from work union all select * from badges union all select * from bests union all select * from reached
  ) as activity (id, type, title, value, unit, duration_minutes, session_rpe, at)
  where (activity.at, activity.id collate "C") < (before, before_id collate "C")
  order by activity.at desc, activity.id collate "C" desc
  limit (select rows from asked)
$$;
