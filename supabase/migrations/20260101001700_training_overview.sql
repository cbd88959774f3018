-- Figures computed from the ledger: the dashboard, the calendar, and totals per account. Days are those of the athlete's time zone.

-- A personal best counts once a month, and only values that raised it: the history also holds back-dated and slower ones.
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
revoke execute on function public.daily_training_load(date, date, text) from public, anon;
grant execute on function public.daily_training_load(date, date, text) to authenticated, service_role;

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
comment on function public.recent_activity(timestamptz, text, integer) is
  'What the athlete did, newest first: performed work, personal bests, goals reached, and a badge for every ten workouts. '
  'The next page is what comes before the last row''s (at, id).';
revoke execute on function public.recent_activity(timestamptz, text, integer) from public, anon;
grant execute on function public.recent_activity(timestamptz, text, integer) to authenticated, service_role;

-- Administrators see how much somebody trains, never what: the totals come from a function, the rows are the athlete's.
create function private.count_achievements(account uuid, out workouts bigint, out bests bigint, out reached_goals bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select count(*) into workouts from public.performed_sessions where performed_sessions.user_id = account;
  select count(*) into bests from public.personal_bests where personal_bests.user_id = account;
  select count(*) into reached_goals from public.goals where goals.user_id = account and goals.completed_at is not null;
end
$$;
comment on function private.count_achievements(uuid) is 'For public.user_stats, whose rows are the profiles that its reader may see.';

create view public.user_stats with (security_invoker = true) as
select
  profiles.id as user_id,
  counted.workouts::integer as total_workouts,
  counted.bests::integer as total_personal_bests,
  counted.reached_goals::integer as completed_goals,
  (1 + counted.workouts / 10)::integer as level
from public.profiles cross join lateral private.count_achievements(profiles.id) as counted;
revoke insert, update, delete on public.user_stats from anon, authenticated;
comment on view public.user_stats is 'One row per visible profile.';
comment on column public.user_stats.total_workouts is 'Entries of performed_sessions.';
comment on column public.user_stats.level is '1, and one more for every ten workouts.';

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
comment on function public.training_overview(date, text) is
  'One row. Last month counts only up to the day that today is in this month. A streak is a run of weeks (Monday to Sunday) with performed work; '
  'the current one may still lack this week.';
revoke execute on function public.training_overview(date, text) from public, anon;
grant execute on function public.training_overview(date, text) to authenticated, service_role;

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
