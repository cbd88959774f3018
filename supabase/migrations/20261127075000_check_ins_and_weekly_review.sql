-- How an athlete feels in the morning, one row for each day; and what the dashboard says about a week that is over.

create table public.check_ins (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  day date not null,
  sleep_hours numeric(3, 1) constraint check_ins_sleep_hours_possible check (sleep_hours between 0 and 16),
  sleep smallint constraint check_ins_sleep_rated check (sleep between 1 and 5),
  soreness smallint constraint check_ins_soreness_rated check (soreness between 1 and 5),
  stress smallint constraint check_ins_stress_rated check (stress between 1 and 5),
  motivation smallint constraint check_ins_motivation_rated check (motivation between 1 and 5),
  resting_heart_rate smallint constraint check_ins_resting_heart_rate_possible check (resting_heart_rate between 25 and 150),
  heart_rate_variability smallint constraint check_ins_heart_rate_variability_possible check (heart_rate_variability between 3 and 400),
  notes text constraint check_ins_notes_length check (char_length(notes) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, day),
  constraint check_ins_say_something check (
    num_nonnulls(sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability, notes) > 0
  )
);
comment on table public.check_ins is 'How an athlete feels on a morning. The day is the athlete''s own; it can be written until a week later, because a device may have been offline.';
comment on column public.check_ins.sleep is '1 bad, 5 deep.';
comment on column public.check_ins.soreness is '1 very sore, 5 fresh.';
comment on column public.check_ins.stress is '1 very stressed, 5 calm.';
comment on column public.check_ins.motivation is '1 none, 5 keen to train.';
comment on column public.check_ins.resting_heart_rate is 'Beats per minute.';
comment on column public.check_ins.heart_rate_variability is 'rMSSD in milliseconds.';

create trigger touch_updated_at before update on public.check_ins
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.check_ins for each row
when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated')) execute function private.keep_created_at();

alter table public.check_ins enable row level security;
create policy "Athletes read their own check-ins" on public.check_ins
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Athletes check in for the days of this week" on public.check_ins
  for insert to authenticated with check (user_id = (select auth.uid()) and day between current_date - 7 and current_date + 1);
create policy "Athletes change their check-ins of this week" on public.check_ins
  for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and day between current_date - 7 and current_date + 1);
create policy "Athletes delete their own check-ins" on public.check_ins
  for delete to authenticated using (user_id = (select auth.uid()));
select private.require_session_on_table('check_ins');

create function public.save_check_in(check_in jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  given public.check_ins := jsonb_populate_record(null::public.check_ins, check_in);
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  insert into public.check_ins as c (
    user_id, day, sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability, notes
  )
  values (
    auth.uid(), given.day, given.sleep_hours, given.sleep, given.soreness, given.stress, given.motivation, given.resting_heart_rate,
    given.heart_rate_variability, nullif(btrim(given.notes), '')
  )
  on conflict (user_id, day) do update
  set sleep_hours = excluded.sleep_hours, sleep = excluded.sleep, soreness = excluded.soreness, stress = excluded.stress,
    motivation = excluded.motivation, resting_heart_rate = excluded.resting_heart_rate,
    heart_rate_variability = excluded.heart_rate_variability, notes = excluded.notes;
end
$$;
comment on function public.save_check_in(jsonb) is
  'Stores the check-in of a day in place of an earlier one: {day, sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability, notes}. Sent again it is stored once.';
revoke execute on function public.save_check_in(jsonb) from public, anon;
grant execute on function public.save_check_in(jsonb) to authenticated, service_role;

create function public.week_review(monday date, zone text default 'UTC') returns json
language sql stable
set search_path = ''
as $$
  select json_build_object(
    'monday', week_review.monday,
    'calendar', public.training_calendar(week_review.monday, week_review.monday + 13, week_review.zone),
    'bests', (
      select coalesce(json_agg(b order by b.date, b.exercise_name), '[]')
      from (
        select exercise_name, value, unit, value_number, metric, date from public.personal_bests
        where user_id = (select auth.uid()) and date between week_review.monday and week_review.monday + 6
      ) as b
    ),
    'check_ins', (
      select coalesce(json_agg(c order by c.day), '[]')
      from (
        select day, sleep_hours, sleep, soreness, stress, motivation, resting_heart_rate, heart_rate_variability from public.check_ins
        where user_id = (select auth.uid()) and day between week_review.monday - 28 and week_review.monday + 6
      ) as c
    )
  )
$$;
comment on function public.week_review(date, text) is
  'What the review of the week from this Monday goes by: training_calendar of it and the week after, the bests set in it, and check-ins with the four weeks before.';
revoke execute on function public.week_review(date, text) from public, anon;
grant execute on function public.week_review(date, text) to authenticated, service_role;

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
    end
  )
$$;
comment on function public.dashboard(date, text) is
  'What the dashboard shows beside the plan: goals, competitions, training_overview, the daily_training_load of 540 days, the latest personal best, what is announced, check-ins with the plan changes they led to, and from Sunday to Wednesday the week_review.';
