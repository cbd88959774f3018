-- A workout that was deleted by mistake comes back with the work that was done in it, which stays in the ledger meanwhile.

create function public.restore_workout(workout jsonb, performed_session_id uuid default null) returns public.workouts
language plpgsql
set search_path = ''
as $$
declare
  given public.workouts := jsonb_populate_record(null::public.workouts, workout);
  restored public.workouts;
  work public.performed_sessions;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if given.id is null then
    raise exception 'workout.id must be a uuid' using errcode = 'invalid_parameter_value';
  end if;
  -- Not completed yet, which would write the work a second time.
  insert into public.workouts (id, title, description, duration, type, difficulty, date, tags, session_rpe, created_at)
  values (
    given.id, given.title, given.description, given.duration, given.type, given.difficulty, given.date, given.tags, given.session_rpe,
    coalesce(given.created_at, now())
  )
  returning * into restored;
  update public.performed_sessions as s set workout_id = given.id
  where s.id = restore_workout.performed_session_id and s.user_id = auth.uid() and s.source = 'workout' and s.workout_id is null
  returning * into work;
  if given.completed then
    update public.workouts as w set completed = true, completed_at = given.completed_at where w.id = given.id
    returning * into restored;
    -- As it was logged, not as it was planned.
    update public.performed_sessions as s
    set title = work.title, performed_at = work.performed_at, duration_minutes = work.duration_minutes, session_rpe = work.session_rpe
    where s.id = work.id;
  end if;
  return restored;
end
$$;
comment on function public.restore_workout(jsonb, uuid) is
  'Takes the deletion of an own workout back: the row as it was read, and the ledger entry that was its. Returns the workout.';
revoke execute on function public.restore_workout(jsonb, uuid) from public, anon;
grant execute on function public.restore_workout(jsonb, uuid) to authenticated, service_role;
