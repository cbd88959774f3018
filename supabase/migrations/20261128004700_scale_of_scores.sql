-- Whether the score of a workout was made as prescribed: only such scores say a level, and each compares with its own kind first.

alter table public.performed_sessions
  add column score_scale text constraint performed_sessions_score_scale_known check (score_scale in ('rx', 'scaled', 'foundation'));
comment on column public.performed_sessions.score_scale is
  'As prescribed, with less weight or an easier movement, or with half of the volume. Null: not said.';
-- Former scores of a workout are read with each new one.
create index performed_sessions_scores_idx on public.performed_sessions (user_id, performed_at desc) where score_format is not null;

-- Replaces 20260101001100_performed_work.sql.
create or replace function public.store_performed_session(session jsonb, sets jsonb default '[]') returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  given public.performed_sessions;
  stored public.performed_sessions;
  entry uuid;
  done_on date;
  newer boolean;
  finished boolean;
  waiting uuid[];
  one public.performed_sets;
  place integer;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(session) is distinct from 'object' or jsonb_typeof(sets) is distinct from 'array' then
    raise exception 'session must be an object and sets a list' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_array_length(sets) > 2000 then
    raise exception 'sets must be at most 2000' using errcode = 'invalid_parameter_value';
  end if;
  given := jsonb_populate_record(null::public.performed_sessions, session);
  if given.id is null then
    raise exception 'session.id must be a uuid' using errcode = 'invalid_parameter_value';
  end if;
  -- A clock that runs ahead must not win for ever.
  given.updated_at := least(coalesce(given.updated_at, now()), now());
  given.performed_at := coalesce(given.performed_at, now());
  done_on := coalesce((session ->> 'day')::date, (given.performed_at at time zone 'UTC')::date);
  -- Two devices may send at once.
  perform pg_advisory_xact_lock(hashtextextended('performed_session' || auth.uid(), 0));

  -- What it was planned as may be gone meanwhile; the work that was done stays.
  if not exists (
    select 1 from public.training_sessions as t join public.training_plans as p on p.id = t.plan_id
    where t.id = given.training_session_id and p.creator_id = auth.uid()
  ) then
    given.training_session_id := null;
  end if;
  if not exists (select 1 from public.workouts where id = given.workout_id and user_id = auth.uid()) then
    given.workout_id := null;
  end if;

  select * into stored from public.performed_sessions as p
  where p.user_id = auth.uid() and (
    p.id = given.id or p.training_session_id = given.training_session_id
    or p.workout_id = given.workout_id or p.logged_session_id = given.logged_session_id
  )
  order by p.id <> given.id limit 1;
  entry := coalesce(stored.id, given.id);
  newer := stored.id is null or given.updated_at > stored.updated_at;
  finished := not coalesce(given.in_progress, false) or (stored.id is not null and not stored.in_progress);

  if stored.id is null then
    if given.logged_session_id is not null then
      insert into public.logged_sessions (id, date, workout_name, duration, notes, rating, session_rpe)
      values (
        given.logged_session_id, done_on, coalesce(nullif(btrim(given.title), ''), 'Session'), coalesce(round(given.duration_minutes), 0),
        given.notes, given.rating, given.session_rpe
      )
      on conflict (id) do nothing;
    end if;
    insert into public.performed_sessions (
      id, source, training_session_id, workout_id, logged_session_id, title, performed_at, in_progress, created_at, updated_at
    )
    values (
      entry, coalesce(given.source, 'free'), given.training_session_id, given.workout_id, given.logged_session_id, given.title,
      given.performed_at, true, coalesce(least(given.created_at, now()), now()), to_timestamp(0)
    );
  end if;

  select coalesce(array_agg(r.id), '{}') into waiting
  from jsonb_to_recordset(sets) as r(id uuid, removed boolean, updated_at timestamptz)
  left join public.performed_sets as w on w.id = r.id
  where r.removed is not true and (w.id is null or least(coalesce(r.updated_at, now()), now()) > w.updated_at);
  if exists (select 1 from public.performed_sets where id = any (waiting) and performed_session_id <> entry) then
    raise exception 'sets belong to another session' using errcode = 'invalid_parameter_value';
  end if;
  delete from public.performed_sets as w
  using jsonb_to_recordset(sets) as r(id uuid, removed boolean, updated_at timestamptz)
  where w.id = r.id and r.removed and w.performed_session_id = entry and w.updated_at <= least(coalesce(r.updated_at, now()), now());

  -- Sets that change places step aside first, to the far end where nobody wants to be.
  update public.performed_sets as w set exercise_index = aside.e, set_index = aside.s
  from (
    select m.id, row_number() over () as n
    from public.performed_sets as m join jsonb_to_recordset(sets) as r(id uuid, exercise_index integer, set_index integer) on r.id = m.id
    where m.id = any (waiting) and (m.exercise_index, m.set_index) is distinct from (r.exercise_index, r.set_index)
  ) as moving
  join (
    select e, s, row_number() over (order by e desc, s desc) as n
    from generate_series(190, 200) as e, generate_series(1, 200) as s
    where not exists (
      select 1 from public.performed_sets as m where m.performed_session_id = entry and m.exercise_index = e and m.set_index = s
    )
  ) as aside using (n)
  where w.id = moving.id;

  for one in
    select r.* from jsonb_array_elements(sets) as given_set
    cross join lateral jsonb_populate_record(null::public.performed_sets, given_set) as r
    where r.id = any (waiting)
    order by r.exercise_index, r.set_index
  loop
    waiting := array_remove(waiting, one.id);
    one.exercise_index := coalesce(one.exercise_index, 1);
    -- Its own place, or the next one that is free. A place counts as free when its set is about to be moved.
    select min(n) into place from generate_series(greatest(coalesce(one.set_index, 1), 1), 200) as n
    where not exists (
      select 1 from public.performed_sets as w
      where w.performed_session_id = entry and w.exercise_index = one.exercise_index and w.set_index = n
        and w.id <> one.id and w.id <> all (waiting)
    );
    insert into public.performed_sets as w (
      id, performed_session_id, exercise_id, exercise_name, exercise_index, set_index, set_type, metric, weight_kg, reps, seconds, metres,
      calories, rpe, entered_unit, per_hand, completed, updated_at
    )
    values (
      one.id, entry, (select e.id from public.exercises as e where e.name = one.exercise_name limit 1), one.exercise_name, one.exercise_index,
      place, coalesce(one.set_type, 'working'), one.metric, one.weight_kg, one.reps, one.seconds, one.metres, one.calories, one.rpe,
      one.entered_unit, coalesce(one.per_hand, false), coalesce(one.completed, true), least(coalesce(one.updated_at, now()), now())
    )
    on conflict (id) do update set
      exercise_id = excluded.exercise_id, exercise_name = excluded.exercise_name, exercise_index = excluded.exercise_index,
      set_index = excluded.set_index, set_type = excluded.set_type, metric = excluded.metric, weight_kg = excluded.weight_kg,
      reps = excluded.reps, seconds = excluded.seconds, metres = excluded.metres, calories = excluded.calories, rpe = excluded.rpe,
      entered_unit = excluded.entered_unit, per_hand = excluded.per_hand, completed = excluded.completed, updated_at = excluded.updated_at;
  end loop;

  if finished then
    update public.training_sessions as t
    set completed = true, status = 'completed', session_rpe = coalesce(given.session_rpe, t.session_rpe),
      completed_at = case
        when t.completed then t.completed_at
        when done_on < current_date then (done_on + time '12:00') at time zone 'UTC'
        else now()
      end
    where t.id = given.training_session_id and (newer or not t.completed);
    update public.workouts as w
    set completed = true, session_rpe = coalesce(given.session_rpe, w.session_rpe)
    where w.id = given.workout_id and (newer or not w.completed);
    update public.logged_sessions as l
    set completed = true, date = done_on, workout_name = coalesce(nullif(btrim(given.title), ''), l.workout_name),
      duration = coalesce(round(given.duration_minutes), l.duration),
      notes = case when session ? 'notes' then given.notes else l.notes end,
      rating = case when session ? 'rating' then given.rating else l.rating end,
      session_rpe = case when session ? 'session_rpe' then given.session_rpe else l.session_rpe end
    where l.id = given.logged_session_id and (newer or not l.completed);
  end if;

  update public.performed_sessions as p
  set title = coalesce(given.title, p.title),
    performed_at = case when session ? 'performed_at' then given.performed_at else p.performed_at end,
    duration_minutes = coalesce(given.duration_minutes, p.duration_minutes),
    notes = case when session ? 'notes' then given.notes else p.notes end,
    rating = case when session ? 'rating' then given.rating else p.rating end,
    session_rpe = case when session ? 'session_rpe' then given.session_rpe else p.session_rpe end,
    score_format = case when session ? 'score_format' then given.score_format else p.score_format end,
    score_seconds = case when session ? 'score_seconds' then given.score_seconds else p.score_seconds end,
    score_rounds = case when session ? 'score_rounds' then given.score_rounds else p.score_rounds end,
    score_reps = case when session ? 'score_reps' then given.score_reps else p.score_reps end,
    score_scale = case when session ? 'score_scale' then given.score_scale else p.score_scale end,
    in_progress = not finished,
    updated_at = given.updated_at
  where p.id = entry and newer;
  update public.performed_sessions as p set in_progress = not finished where p.id = entry and p.in_progress is distinct from not finished;

  return (
    select to_jsonb(p) || jsonb_build_object('performed_sets', (
      select coalesce(jsonb_agg(to_jsonb(w) order by w.exercise_index, w.set_index), '[]')
      from public.performed_sets as w where w.performed_session_id = p.id
    ))
    from public.performed_sessions as p where p.id = entry
  );
end
$$;

-- Replaces 20260101001300_imports.sql.
create or replace function public.store_import(file jsonb, sessions jsonb) returns jsonb
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
    score_format, score_seconds, score_rounds, score_reps, score_scale
  )
  select me, 'import', g.title, g.performed_at, g.duration_minutes, g.session_rpe, g.rating, g.notes, g.key, made.id,
    g.score_format, g.score_seconds, g.score_rounds, g.score_reps, g.score_scale
  from jsonb_to_recordset(fresh) as g(
    key text, title text, performed_at timestamptz, duration_minutes numeric, session_rpe numeric, rating integer, notes text,
    training_session_id uuid, score_format text, score_seconds numeric, score_rounds integer, score_reps integer, score_scale text
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
