-- Administrators see how much somebody trains, never what: goals, bests and notes are the athlete's. Their numbers come from a function.

drop policy "Administrators read goals for the user statistics" on public.goals;
drop policy "Administrators read personal bests for the user statistics" on public.personal_bests;
drop policy "Athletes read their own performed work, administrators all" on public.performed_sessions;
create policy "Athletes read their own performed work" on public.performed_sessions
  for select to authenticated using (user_id = (select auth.uid()));

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

create or replace view public.user_stats with (security_invoker = true) as
select
  profiles.id as user_id,
  counted.workouts::integer as total_workouts,
  counted.bests::integer as total_personal_bests,
  counted.reached_goals::integer as completed_goals,
  (1 + counted.workouts / 10)::integer as level
from public.profiles cross join lateral private.count_achievements(profiles.id) as counted;

-- What an administrator notes about a generated session is not for its author: a row with a note is read through a function that leaves it out.

drop policy "Authors read their own generated sessions, administrators all" on public.ai_training_sessions;
create policy "Authors read their own sessions without notes, administrators all" on public.ai_training_sessions
  for select to authenticated using (user_id = (select auth.uid()) and admin_notes is null or (select public.is_admin()));

create function public.own_generated_sessions()
returns table (
  id uuid, title text, content text, status text, user_id uuid, approved_at timestamptz, created_at timestamptz, updated_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select public.require_session();
  select s.id, s.title, s.content, s.status, s.user_id, s.approved_at, s.created_at, s.updated_at
  from public.ai_training_sessions as s
  where s.user_id = (select auth.uid())
$$;
comment on function public.own_generated_sessions() is
  'The sessions that the caller had generated, decided or not, without the administrators'' notes and names.';
revoke execute on function public.own_generated_sessions() from public, anon;
grant execute on function public.own_generated_sessions() to authenticated, service_role;
