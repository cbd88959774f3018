-- Totals per account, for the athlete and for administrators: the view sees what its reader may see.

create view public.user_stats with (security_invoker = true) as
select
  profiles.id as user_id,
  coalesce(work.total, 0)::integer as total_workouts,
  coalesce(bests.total, 0)::integer as total_personal_bests,
  coalesce(reached.total, 0)::integer as completed_goals,
  (1 + coalesce(work.total, 0) / 10)::integer as level
from public.profiles
left join lateral (select count(*) as total from public.performed_sessions where user_id = profiles.id) as work on true
left join lateral (select count(*) as total from public.personal_bests where user_id = profiles.id) as bests on true
left join lateral (select count(*) as total from public.goals where user_id = profiles.id and completed_at is not null) as reached on true;

comment on view public.user_stats is 'One row per visible profile.';
comment on column public.user_stats.total_workouts is 'Entries of performed_sessions.';
comment on column public.user_stats.level is '1, and one more for every ten workouts.';
revoke insert, update, delete on public.user_stats from anon, authenticated;
