-- Work from the files of other apps and devices enters the ledger in one step, is recognized when it is sent a second time, and leaves again with
-- everything that came with it. The tables are in performed_work.

create function public.preview_import(sessions jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if jsonb_typeof(sessions) is distinct from 'array' or jsonb_array_length(sessions) > 5000 then
    raise exception 'sessions must be a list of at most 5000' using errcode = 'invalid_parameter_value';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('key', seen.key, 'stored', seen.stored, 'matches', seen.matches)), '[]')
    from (
      select g.key,
        exists (
          select 1 from public.performed_sessions as p
          where p.user_id = auth.uid() and (p.idempotency_key = g.key or p.id = g.original_id)
        ) as stored,
        (
          select jsonb_agg(jsonb_build_object('id', t.id, 'title', t.title, 'type', t.type, 'minutes', t.duration) order by t.code, t.id)
          from public.training_plans as plan join public.training_sessions as t on t.plan_id = plan.id
          where plan.creator_id = auth.uid() and t.scheduled_date = g.day and not t.completed and t.status in ('planned', 'moved')
            and g.day between plan.start_date and current_date + 1
            and t.type = any (case g.kind
              when 'strength' then array['strength', 'skill', 'mixed', 'standard', 'general']
              else array['conditioning', 'recovery', 'mixed', 'standard', 'general']
            end)
            and not exists (select 1 from public.performed_sessions as p where p.training_session_id = t.id)
        ) as matches
      from jsonb_to_recordset(sessions) as g(key text, original_id uuid, day date, kind text)
    ) as seen
    where seen.stored or seen.matches is not null
  );
end
$$;
comment on function public.preview_import(jsonb) is
  'Of sessions that could be imported ({key, day, kind: strength or conditioning, original_id?}, at most 5000) those that are there already '
  '(stored) and those with open planned sessions of the same day and kind (matches: {id, title, type, minutes}). Changes nothing.';
revoke execute on function public.preview_import(jsonb) from public, anon;
grant execute on function public.preview_import(jsonb) to authenticated, service_role;

create function public.store_import(file jsonb, sessions jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Looked up once, and not for each of 20,000 sets.
  me uuid := auth.uid();
  given integer;
  fresh jsonb;
  made public.imports;
  one record;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(file) is distinct from 'object' or jsonb_typeof(sessions) is distinct from 'array' then
    raise exception 'file must be an object and sessions a list' using errcode = 'invalid_parameter_value';
  end if;
  given := jsonb_array_length(sessions);
  if given > 5000 then
    raise exception 'sessions must be at most 5000' using errcode = 'invalid_parameter_value';
  end if;
  if exists (select 1 from jsonb_array_elements(sessions) as s where char_length(s ->> 'key') between 1 and 100 is not true) then
    raise exception 'every session needs a key of up to 100 characters' using errcode = 'invalid_parameter_value';
  end if;
  -- The same lock as for a session that is being logged: two devices may import, or log, at once.
  perform pg_advisory_xact_lock(hashtextextended('performed_session' || auth.uid(), 0));

  select jsonb_agg(n.s) into fresh from (
    select distinct on (s ->> 'key') s from jsonb_array_elements(sessions) as s
    where not exists (
      select 1 from public.performed_sessions as p
      where p.user_id = me and (p.idempotency_key = s ->> 'key' or p.id::text = s ->> 'original_id')
    )
  ) as n;
  if fresh is null then
    return jsonb_build_object('import', null, 'stored', 0, 'duplicates', given);
  end if;
  insert into public.imports (file_name, format, sessions, sets)
  select file ->> 'name', file ->> 'format', jsonb_array_length(fresh), sum(jsonb_array_length(coalesce(s -> 'sets', '[]')))
  from jsonb_array_elements(fresh) as s
  returning * into made;

  insert into public.performed_sessions (
    user_id, source, title, performed_at, duration_minutes, session_rpe, rating, notes, idempotency_key, import_id,
    score_format, score_seconds, score_rounds, score_reps
  )
  select me, 'import', g.title, g.performed_at, g.duration_minutes, g.session_rpe, g.rating, g.notes, g.key, made.id,
    g.score_format, g.score_seconds, g.score_rounds, g.score_reps
  from jsonb_to_recordset(fresh) as g(
    key text, title text, performed_at timestamptz, duration_minutes numeric, session_rpe numeric, rating integer, notes text,
    training_session_id uuid, score_format text, score_seconds numeric, score_rounds integer, score_reps integer
  )
  where g.training_session_id is null;

  -- What was planned is completed as if it had been ticked; its entry in the ledger then says what the file says.
  for one in
    select * from jsonb_to_recordset(fresh) as g(
      key text, training_session_id uuid, performed_at timestamptz, day date, duration_minutes numeric, session_rpe numeric, notes text
    )
    where g.training_session_id is not null
  loop
    if exists (select 1 from public.performed_sessions as p where p.training_session_id = one.training_session_id) then
      raise exception 'A planned session is done already. Choose the file again.' using errcode = 'PT409';
    end if;
    perform public.complete_session(one.training_session_id, one.session_rpe, one.day);
    update public.performed_sessions as p
    set import_id = made.id, idempotency_key = one.key, performed_at = one.performed_at, notes = one.notes,
      duration_minutes = coalesce(one.duration_minutes, p.duration_minutes)
    where p.training_session_id = one.training_session_id and p.user_id = me and p.idempotency_key is null;
    if not found then
      raise exception 'A planned session is done already. Choose the file again.' using errcode = 'PT409';
    end if;
  end loop;

  insert into public.performed_sets (
    user_id, performed_session_id, exercise_id, exercise_name, exercise_index, set_index, set_type, metric, weight_kg, reps, seconds, metres, calories,
    rpe, entered_unit, per_hand, completed
  )
  select me, p.id, known.id, s.exercise_name, s.exercise_index, s.set_index,
    coalesce(s.set_type, 'working'), s.metric, s.weight_kg, s.reps, s.seconds, s.metres, s.calories, s.rpe, s.entered_unit,
    coalesce(s.per_hand, false), coalesce(s.completed, true)
  from jsonb_to_recordset(fresh) as g(key text, sets jsonb)
  join public.performed_sessions as p on p.import_id = made.id and p.user_id = me and p.idempotency_key = g.key
  cross join lateral jsonb_to_recordset(coalesce(g.sets, '[]')) as s(
    exercise_name text, exercise_index integer, set_index integer, set_type text, metric text, weight_kg numeric, reps integer,
    seconds numeric, metres numeric, calories numeric, rpe numeric, entered_unit text, per_hand boolean, completed boolean
  )
  left join (select distinct on (e.name) e.name, e.id from public.exercises as e order by e.name, e.id) as known on known.name = s.exercise_name;
  return jsonb_build_object('import', to_jsonb(made), 'stored', made.sessions, 'duplicates', given - made.sessions);
end
$$;
comment on function public.store_import(jsonb, jsonb) is
  'Stores the work of one file {name, format} in one step: sessions, columns of performed_sessions with a key that says what they are and a '
  'list `sets` with columns of performed_sets; at most 5000, with 20000 sets. What is stored already, by its key or its original_id, is left '
  'out. With training_session_id and day a planned session is completed by it. Returns {import, stored, duplicates}.';
revoke execute on function public.store_import(jsonb, jsonb) from public, anon;
grant execute on function public.store_import(jsonb, jsonb) to authenticated, service_role;

create function public.revert_import(import_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  reverted public.imports;
  planned uuid[];
  gone_sessions integer;
  gone_sets integer;
begin
  select * into reverted from public.imports as i where i.id = revert_import.import_id and i.user_id = auth.uid() for update;
  if not found then
    raise exception 'Import not found' using errcode = 'PT404';
  end if;
  select count(*) into gone_sets
  from public.performed_sets as w join public.performed_sessions as p on p.id = w.performed_session_id and p.user_id = w.user_id
  where p.import_id = reverted.id and p.user_id = auth.uid();
  with gone as (
    delete from public.performed_sessions as p where p.import_id = reverted.id and p.user_id = auth.uid() returning p.training_session_id
  )
  select count(*), array_agg(training_session_id) filter (where training_session_id is not null) into gone_sessions, planned from gone;
  update public.training_sessions set completed = false, status = 'planned' where id = any (planned) and completed;
  delete from public.imports as i where i.id = reverted.id;
  return jsonb_build_object('sessions', gone_sessions, 'sets', gone_sets, 'reopened', coalesce(cardinality(planned), 0));
end
$$;
comment on function public.revert_import(uuid) is
  'Takes out of the ledger what an own import brought in, with its sets; planned sessions it had completed are open again. Returns how many '
  '{sessions, sets, reopened}; 404 when it is not the caller''s, or was reverted already.';
revoke execute on function public.revert_import(uuid) from public, anon;
grant execute on function public.revert_import(uuid) to authenticated, service_role;
