-- Completing a plan session, a workout or a logged session writes it into the ledger, whichever way it is completed.
-- Taking the completion back removes the entry again, unless sets were logged in it: logged work is never lost.

create function private.time_of_work(day date, completed_at timestamptz) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select case
    when day < (completed_at at time zone 'UTC')::date then (day + time '12:00') at time zone 'UTC'
    else completed_at
  end
$$;
comment on function private.time_of_work(date, timestamptz) is 'When work was done that is logged later for an earlier day: noon UTC of that day.';

-- A workout or an entry of the log can be corrected after it was logged set by set: its title does not reset the recorded minutes and time, and
-- correcting one that is still being logged keeps its work in the ledger.
create function private.record_completion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  completion public.performed_sessions;
  entry uuid;
  just_done boolean := tg_op = 'INSERT' or not old.completed;
  timed_anew boolean := just_done or new.duration is distinct from old.duration;
  dated_anew boolean := just_done or to_jsonb(new) -> 'date' is distinct from to_jsonb(old) -> 'date';
begin
  completion.performed_at := new.completed_at;
  completion.duration_minutes := new.duration;
  completion.session_rpe := new.session_rpe;
  case tg_table_name
    when 'training_sessions' then
      completion.source := 'plan_session';
      completion.training_session_id := new.id;
      completion.title := new.title;
      select creator_id into completion.user_id from public.training_plans where id = new.plan_id;
    when 'workouts' then
      completion.source := 'workout';
      completion.workout_id := new.id;
      completion.title := new.title;
      completion.user_id := new.user_id;
      completion.performed_at := private.time_of_work(new.date, new.completed_at);
    when 'logged_sessions' then
      completion.source := 'logged_session';
      completion.logged_session_id := new.id;
      completion.title := new.workout_name;
      completion.user_id := new.user_id;
      completion.rating := new.rating;
      completion.notes := new.notes;
      completion.performed_at := private.time_of_work(new.date, new.completed_at);
  end case;

  select id into entry from public.performed_sessions
  where training_session_id = completion.training_session_id
     or workout_id = completion.workout_id
     or logged_session_id = completion.logged_session_id;

  if not new.completed then
    -- What is being logged in it is no completion that could be taken back.
    delete from public.performed_sessions
    where id = entry and old.completed and not exists (select 1 from public.performed_sets where performed_session_id = entry);
  elsif entry is null then
    insert into public.performed_sessions (
      user_id, source, training_session_id, workout_id, logged_session_id, title, performed_at, duration_minutes, session_rpe, rating, notes
    )
    values (
      completion.user_id, completion.source, completion.training_session_id, completion.workout_id, completion.logged_session_id,
      completion.title, completion.performed_at, completion.duration_minutes, completion.session_rpe, completion.rating, completion.notes
    );
  else
    update public.performed_sessions
    set title = completion.title,
        session_rpe = coalesce(completion.session_rpe, session_rpe),
        rating = coalesce(completion.rating, rating),
        notes = coalesce(completion.notes, notes),
        -- What was recorded while training is better than what was planned, until somebody corrects it.
        performed_at = case when source = 'plan_session' or not dated_anew then performed_at else completion.performed_at end,
        duration_minutes = case
          when source = 'plan_session' then coalesce(duration_minutes, completion.duration_minutes)
          when timed_anew then completion.duration_minutes
          else duration_minutes
        end
    where id = entry;
  end if;
  return null;
end
$$;
create trigger record_completion after update on public.training_sessions
for each row when ((new.completed, new.session_rpe) is distinct from (old.completed, old.session_rpe))
execute function private.record_completion();
create trigger record_first_completion after insert on public.training_sessions
for each row when (new.completed) execute function private.record_completion();
create trigger record_completion after update on public.workouts
for each row when (
  (new.completed, new.session_rpe, new.title, new.duration, new.date)
  is distinct from (old.completed, old.session_rpe, old.title, old.duration, old.date)
)
execute function private.record_completion();
create trigger record_first_completion after insert on public.workouts
for each row when (new.completed) execute function private.record_completion();
create trigger record_completion after update on public.logged_sessions
for each row when (
  (new.completed, new.session_rpe, new.rating, new.notes, new.workout_name, new.duration, new.date)
  is distinct from (old.completed, old.session_rpe, old.rating, old.notes, old.workout_name, old.duration, old.date)
)
execute function private.record_completion();
create trigger record_first_completion after insert on public.logged_sessions
for each row when (new.completed) execute function private.record_completion();

-- A session that was not ticked on its day may have been done on that day or on another: the athlete says which.
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

create function public.reopen_session(session_id uuid) returns public.training_sessions
language plpgsql
set search_path = ''
as $$
declare
  reopened public.training_sessions;
begin
  update public.training_sessions set completed = false, status = case when moved_from is null then 'planned' else 'moved' end
  where id = reopen_session.session_id
  returning * into reopened;
  if not found then
    raise exception 'Session not found' using errcode = 'PT404';
  end if;
  return reopened;
end
$$;
comment on function public.reopen_session(uuid) is
  'Takes complete_session or skip_session back: the session is planned again, or moved where it was moved. Returns it; 404 when it is not the caller''s.';
revoke execute on function public.reopen_session(uuid) from public, anon;
grant execute on function public.reopen_session(uuid) to authenticated, service_role;

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

-- The undo of completing a session from the log. remove_performed_session deletes the entry of the log, which is right for deleting and wrong here.
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
  'Undoes the completion of own work: deletes it from the ledger, with its sets, and opens the plan session, workout or entry of the log '
  'again. False when it does not exist.';
revoke execute on function public.reopen_performed_session(uuid) from public, anon;
grant execute on function public.reopen_performed_session(uuid) to authenticated, service_role;

-- A session that is logged without a connection waits on the device and is sent later, possibly more than once.
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
