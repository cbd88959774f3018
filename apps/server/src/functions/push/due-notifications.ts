/**
 * For athletes with a device, in their own time: the session of today that is open and the check-in that was not made, within three hours of the
 * time they chose; the review of the week (kind `week`) from Sunday 19:00 to Monday noon. Each kind is
 * sent once for a day, as `private.push_deliveries` records. Nobody is sent to training while a safety stop is open.
 */
export const DUE_NOTIFICATIONS = `with athletes as (
    select a.id, a.session_reminder_at, a.check_in_reminder_at, a.weekly_review_push,
      $1::timestamptz at time zone coalesce(a.time_zone, 'UTC') as local
    from public.athlete_profiles as a
    join auth.users as u on u.id = a.id
    where (a.session_reminder_at is not null or a.check_in_reminder_at is not null or a.weekly_review_push)
      and exists (select 1 from public.push_subscriptions as p where p.user_id = a.id)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $1::timestamptz)
      and not exists (select 1 from public.safety_stops as s where s.user_id = a.id and s.ended_at is null)
  ), due as (
    select a.id, 'session' as kind, a.local::date as day, t.title, t.duration as minutes
    from athletes as a
    join public.training_plans as p on p.creator_id = a.id and p.status = 'active'
    join lateral (
      select s.title, s.duration from public.training_sessions as s
      where s.plan_id = p.id and s.scheduled_date = a.local::date and not s.completed
      order by s.day limit 1
    ) as t on true
    where a.local - a.session_reminder_at::interval >= a.local::date::timestamp and a.local - a.session_reminder_at::interval < a.local::date + interval '3 hours'
    union all
    select a.id, 'check-in', a.local::date, null, null
    from athletes as a
    where a.local - a.check_in_reminder_at::interval >= a.local::date::timestamp and a.local - a.check_in_reminder_at::interval < a.local::date + interval '3 hours'
      and not exists (select 1 from public.check_ins as c where c.user_id = a.id and c.day = a.local::date)
    union all
    select a.id, 'week', date_trunc('week', a.local - interval '1 day')::date, null, null
    from athletes as a
    where a.weekly_review_push
      and (extract(isodow from a.local) = 7 and extract(hour from a.local) >= 19 or extract(isodow from a.local) = 1 and extract(hour from a.local) < 12)
  )
  select due.id as "userId", due.kind, due.day::text, due.title, due.minutes,
    (select json_agg(json_build_object('endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth))
     from public.push_subscriptions as p where p.user_id = due.id) as devices
  from due
  where not exists (select 1 from private.push_deliveries as d where d.user_id = due.id and d.kind = due.kind and d.day >= due.day)
  order by due.id limit 500`;
