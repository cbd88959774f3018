-- Completing a session from the log can be undone: its work leaves the ledger and what it was planned as, an entry of the log too, is open
-- again. remove_performed_session deletes the entry of the log, which is right for deleting and wrong for an undo.

create function public.reopen_performed_session(session_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  removed public.performed_sessions;
begin
  delete from public.performed_sessions as p
  where p.id = reopen_performed_session.session_id and p.user_id = auth.uid()
  returning * into removed;
  if removed.id is null then
    return false;
  end if;
  update public.training_sessions set completed = false, status = 'planned' where id = removed.training_session_id and completed;
  update public.workouts set completed = false where id = removed.workout_id and completed;
  update public.logged_sessions set completed = false where id = removed.logged_session_id and completed;
  return true;
end
$$;
comment on function public.reopen_performed_session(uuid) is
  'Undoes the completion of own work: deletes it from the ledger, with its sets, and opens the plan session, workout or entry of the log again. False when it does not exist.';
revoke execute on function public.reopen_performed_session(uuid) from public, anon;
grant execute on function public.reopen_performed_session(uuid) to authenticated, service_role;
