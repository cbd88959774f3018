-- A session that was not ticked on its day may have been done on it, or on another one: the athlete says which.

drop function public.complete_session(uuid, numeric);
create function public.complete_session(session_id uuid, session_rpe numeric default null, done_on date default null)
returns public.training_sessions
language plpgsql
set search_path = ''
as $$
declare
  done public.training_sessions;
  begins date;
begin
  if done_on is not null then
    -- Somewhere it is tomorrow already.
    if done_on > current_date + 1 then
      raise exception 'That day is still to come.' using errcode = 'invalid_parameter_value';
    end if;
    select p.start_date into begins
    from public.training_plans as p join public.training_sessions as s on s.plan_id = p.id
    where s.id = complete_session.session_id and p.creator_id = auth.uid();
    if done_on < begins then
      raise exception 'The plan begins on %.', begins using errcode = 'invalid_parameter_value';
    end if;
  end if;
  update public.training_sessions
  set completed = true, status = 'completed', session_rpe = coalesce(complete_session.session_rpe, training_sessions.session_rpe),
    completed_at = case
      when done_on is null or completed then completed_at
      when done_on < current_date then (done_on + time '12:00') at time zone 'UTC'
      else now()
    end
  where id = complete_session.session_id
  returning * into done;
  if not found then
    raise exception 'Session not found' using errcode = 'PT404';
  end if;
  return done;
end
$$;
comment on function public.complete_session(uuid, numeric, date) is
  'Marks an own plan session complete and writes the ledger. session_rpe: 1 to 10. done_on: the day it was done, from the first one of the plan to today; '
  'without it, now. Returns the session; 404 when it is not the caller''s.';
revoke execute on function public.complete_session(uuid, numeric, date) from public, anon;
grant execute on function public.complete_session(uuid, numeric, date) to authenticated, service_role;
