-- A workout or an entry of the log can be corrected after it was logged set by set: its title no longer resets the minutes and the time
-- that were recorded, and correcting one that is just being logged no longer takes its work out of the ledger.

create or replace function private.record_completion() returns trigger
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
