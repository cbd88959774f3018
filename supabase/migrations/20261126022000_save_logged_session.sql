-- A session that is logged without a connection waits on the device and is sent later, possibly more than once: one call that stores it once.

create function public.save_logged_session(session jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  given public.logged_sessions := jsonb_populate_record(null::public.logged_sessions, session);
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if given.id is null then
    raise exception 'session needs an id' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.logged_sessions as l (id, user_id, workout_name, date, duration, rating, session_rpe, notes, exercises)
  values (
    given.id, auth.uid(), given.workout_name, given.date, coalesce(given.duration, 0), given.rating, given.session_rpe, given.notes,
    coalesce(given.exercises, '[]')
  )
  on conflict (id) do update
  set workout_name = excluded.workout_name, date = excluded.date, duration = excluded.duration, rating = excluded.rating,
    session_rpe = excluded.session_rpe, notes = excluded.notes, exercises = excluded.exercises
  where l.user_id = auth.uid();
end
$$;
comment on function public.save_logged_session(jsonb) is
  'Adds or changes an own session of the log: {id, workout_name, date, duration, rating, session_rpe, notes, exercises}. Sent again it is stored once.';
revoke execute on function public.save_logged_session(jsonb) from public, anon;
grant execute on function public.save_logged_session(jsonb) to authenticated, service_role;
