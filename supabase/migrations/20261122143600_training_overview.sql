-- What the dashboard shows of the ledger. Days are those of the athlete's time zone; all of it is the caller's own, administrators included.

create function public.training_overview(today date, zone text default 'UTC')
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
    select b.date as day from public.personal_bests as b where b.user_id = (select auth.uid())
    union all
    select h.date from public.personal_best_history as h where h.user_id = (select auth.uid())
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
    (select count(*) from bests where bests.day between m.first_day and today)::integer,
    (select count(*) from bests where bests.day between m.last_first_day and m.last_day)::integer,
    (select count(*) from public.personal_bests as b where b.user_id = (select auth.uid()))::integer,
    coalesce((select length from streaks where last_monday >= date_trunc('week', today)::date - 7), 0),
    coalesce((select max(length) from streaks), 0)
  from months as m
$$;
comment on function public.training_overview(date, text) is
  'One row. Last month counts only up to the day that today is in this month. A streak is a run of weeks (Monday to Sunday) with performed work; '
  'the current one may still lack this week.';

create function public.daily_training_load(first_day date, last_day date, zone text default 'UTC')
returns table (day date, sessions integer, minutes numeric, load numeric, without_load integer)
language sql stable
set search_path = ''
as $$
  select
    (s.performed_at at time zone zone)::date,
    count(*)::integer,
    coalesce(sum(s.duration_minutes), 0),
    coalesce(sum(s.load), 0),
    (count(*) filter (where s.load is null))::integer
  from public.performed_sessions as s
  where s.user_id = (select auth.uid()) and not s.in_progress
    and s.performed_at >= first_day::timestamp at time zone zone
    and s.performed_at < (last_day + 1)::timestamp at time zone zone
  group by 1
  order by 1
$$;
comment on function public.daily_training_load(date, date, text) is
  'A row for each day with performed work: session load is minutes × RPE; without_load counts sessions that lack one of them.';

create function public.recent_activity(before timestamptz default 'infinity', before_id text default '~', "limit" integer default 20)
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
    select 'pb-' || b.id, 'pb', b.exercise_name, b.value, b.unit, null::numeric, null::numeric, (b.date + time '12:00') at time zone 'UTC'
    from public.personal_bests as b
    where b.user_id = (select auth.uid()) and (b.date + time '12:00') at time zone 'UTC' <= before
    order by b.date desc limit (select rows + 1 from asked)
  ),
  former_bests as (
    select 'pb-' || h.id, 'pb', b.exercise_name, h.value, h.unit, null::numeric, null::numeric, (h.date + time '12:00') at time zone 'UTC'
    from public.personal_best_history as h join public.personal_bests as b on b.id = h.personal_best_id
    where h.user_id = (select auth.uid()) and (h.date + time '12:00') at time zone 'UTC' <= before
    order by h.date desc limit (select rows + 1 from asked)
  ),
  reached as (
    select 'goal-' || g.id, 'goal', g.title, g.target_value::text, g.unit, null::numeric, null::numeric, g.completed_at
    from public.goals as g
    where g.user_id = (select auth.uid()) and g.completed_at <= before
    order by g.completed_at desc limit (select rows + 1 from asked)
  )
  select * from (
    select * from work union all select * from badges union all select * from bests union all select * from former_bests union all select * from reached
  ) as activity (id, type, title, value, unit, duration_minutes, session_rpe, at)
  where (activity.at, activity.id collate "C") < (before, before_id collate "C")
  order by activity.at desc, activity.id collate "C" desc
  limit (select rows from asked)
$$;
comment on function public.recent_activity(timestamptz, text, integer) is
  'What the athlete did, newest first: performed work, personal bests, goals reached, and a badge for every ten workouts. '
  'The next page is what comes before the last row''s (at, id).';

revoke execute on function public.training_overview(date, text), public.daily_training_load(date, date, text),
  public.recent_activity(timestamptz, text, integer) from public, anon;
grant execute on function public.training_overview(date, text), public.daily_training_load(date, date, text),
  public.recent_activity(timestamptz, text, integer) to authenticated, service_role;
