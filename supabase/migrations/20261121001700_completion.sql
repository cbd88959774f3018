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

create function private.record_completion() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  completion public.performed_sessions;
  entry uuid;
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
    delete from public.performed_sessions
    where id = entry and not exists (select 1 from public.performed_sets where performed_session_id = entry);
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
        performed_at = case when source = 'plan_session' then performed_at else completion.performed_at end,
        -- The minutes of a plan session are planned ones: what the athlete recorded while training is better.
        duration_minutes = case
          when source = 'plan_session' then coalesce(duration_minutes, completion.duration_minutes)
          else completion.duration_minutes
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

create function public.complete_session(session_id uuid, session_rpe numeric default null) returns public.training_sessions
language plpgsql
set search_path = ''
as $$
declare
  done public.training_sessions;
begin
  update public.training_sessions
  set completed = true, status = 'completed', session_rpe = coalesce(complete_session.session_rpe, training_sessions.session_rpe)
  where id = complete_session.session_id
  returning * into done;
  if not found then
    raise exception 'Session not found' using errcode = 'PT404';
  end if;
  return done;
end
$$;
comment on function public.complete_session(uuid, numeric) is
  'Marks an own plan session complete and writes the ledger. session_rpe: 1 to 10. Returns the session; 404 when it is not the caller''s.';
revoke execute on function public.complete_session(uuid, numeric) from public, anon;
grant execute on function public.complete_session(uuid, numeric) to authenticated, service_role;

create function public.reopen_session(session_id uuid) returns public.training_sessions
language plpgsql
set search_path = ''
as $$
declare
  reopened public.training_sessions;
begin
  update public.training_sessions set completed = false, status = 'planned'
  where id = reopen_session.session_id
  returning * into reopened;
  if not found then
    raise exception 'Session not found' using errcode = 'PT404';
  end if;
  return reopened;
end
$$;
comment on function public.reopen_session(uuid) is 'Takes complete_session back. Returns the session; 404 when it is not the caller''s.';
revoke execute on function public.reopen_session(uuid) from public, anon;
grant execute on function public.reopen_session(uuid) to authenticated, service_role;
