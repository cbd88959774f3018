-- Sessions are logged set by set, on one device or on several, with or without a connection. What they send is put together here, so that
-- no set is lost whichever of them comes first.

alter table public.performed_sessions
  add column in_progress boolean not null default false,
  add column score_format text constraint performed_sessions_score_format_known
    check (score_format in ('for-time', 'amrap', 'emom', 'tabata', 'intervals')),
  add column score_seconds numeric constraint performed_sessions_score_seconds_possible check (score_seconds between 0 and 86400),
  add column score_rounds integer constraint performed_sessions_score_rounds_possible check (score_rounds between 0 and 10000),
  add column score_reps integer constraint performed_sessions_score_reps_possible check (score_reps between 0 and 100000);
comment on column public.performed_sessions.in_progress is 'Still being logged: the athlete has not finished it yet.';
comment on column public.performed_sessions.score_format is 'How the main work was timed; its score stands in the three columns that follow.';
comment on column public.performed_sessions.score_seconds is 'Time of the main work, or its cap.';
comment on column public.performed_sessions.score_reps is 'Repetitions beyond the whole rounds; at a cap, the ones that were done.';
create index performed_sessions_in_progress_idx on public.performed_sessions (user_id) where in_progress;
create index performed_sets_exercise_idx on public.performed_sets (user_id, lower(btrim(exercise_name)));

-- updated_at may be the time at which a device changed the row, which decides between two devices; without one it is now.
drop trigger touch_updated_at on public.performed_sessions;
create trigger touch_updated_at before update on public.performed_sessions
for each row when (new.updated_at is not distinct from old.updated_at) execute function private.touch_updated_at();
drop trigger touch_updated_at on public.performed_sets;
create trigger touch_updated_at before update on public.performed_sets
for each row when (new.updated_at is not distinct from old.updated_at) execute function private.touch_updated_at();

create function private.finish_performed_session() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.performed_sessions set in_progress = false
  where in_progress and (training_session_id = new.id or workout_id = new.id or logged_session_id = new.id);
  return null;
end
$$;
comment on function private.finish_performed_session() is 'What is marked as done somewhere else is not being logged any more.';
create trigger finish_work after update on public.training_sessions
for each row when (new.completed and not old.completed) execute function private.finish_performed_session();
create trigger finish_work after update on public.workouts
for each row when (new.completed and not old.completed) execute function private.finish_performed_session();
create trigger finish_work after update on public.logged_sessions
for each row when (new.completed and not old.completed) execute function private.finish_performed_session();

create function public.store_performed_session(session jsonb, sets jsonb default '[]') returns jsonb
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
comment on function public.store_performed_session(jsonb, jsonb) is
  'Stores a session that was logged, or what is known of it so far (in_progress), and its sets: columns of performed_sessions and of '
  'performed_sets with the ids the device made, and `day`, where the athlete was. What is sent again is stored once. Work on the same '
  'planned session is one entry, whatever id it was sent with. Of each set, and of the session, what was changed last by updated_at '
  'stands; {id, removed: true, updated_at} takes a set out; a set whose place is taken gets the next free one. Without in_progress the '
  'planned session is completed. Returns the session with its performed_sets.';
revoke execute on function public.store_performed_session(jsonb, jsonb) from public, anon;
grant execute on function public.store_performed_session(jsonb, jsonb) to authenticated, service_role;

create function public.remove_performed_session(session_id uuid) returns boolean
language plpgsql
set search_path = ''
as $$
declare
  gone public.performed_sessions;
begin
  delete from public.performed_sessions as p where p.id = remove_performed_session.session_id and p.user_id = auth.uid() returning * into gone;
  if gone.id is null then
    return false;
  end if;
  update public.training_sessions set completed = false, status = 'planned' where id = gone.training_session_id and completed;
  update public.workouts set completed = false where id = gone.workout_id and completed;
  if not gone.in_progress then
    delete from public.logged_sessions where id = gone.logged_session_id;
  end if;
  return true;
end
$$;
comment on function public.remove_performed_session(uuid) is
  'Takes own work out of the ledger, with its sets. What it was planned as is open again; an entry of the log goes with it, unless it was '
  'still being logged. False when it is not there (any more).';
revoke execute on function public.remove_performed_session(uuid) from public, anon;
grant execute on function public.remove_performed_session(uuid) to authenticated, service_role;

create function public.previous_sets(exercise_names text[], except_session uuid default null) returns setof public.performed_sets
language sql stable
set search_path = ''
as $$
  select w.*
  from (select distinct lower(btrim(name)) as key from unnest(exercise_names) as name) as asked
  cross join lateral (
    select p.id
    from public.performed_sets as s join public.performed_sessions as p on p.id = s.performed_session_id and p.user_id = s.user_id
    where s.user_id = (select auth.uid()) and lower(btrim(s.exercise_name)) = asked.key and s.completed
      and p.id is distinct from except_session
    order by p.performed_at desc
    limit 1
  ) as latest
  join public.performed_sets as w on w.performed_session_id = latest.id and w.user_id = (select auth.uid())
  where lower(btrim(w.exercise_name)) = asked.key and w.completed
  order by asked.key, w.exercise_index, w.set_index
$$;
comment on function public.previous_sets(text[], uuid) is
  'The caller''s sets of each exercise in the last session that had it, without regard to case. except_session is not looked at.';
revoke execute on function public.previous_sets(text[], uuid) from public, anon;
grant execute on function public.previous_sets(text[], uuid) to authenticated, service_role;

create function public.offered_personal_bests(session_id uuid)
returns table (
  performed_set_id uuid, exercise_name text, category text, metric text, direction text, unit text, value_number numeric,
  entered_unit text, day date, former_value text, former_unit text
)
language sql stable
set search_path = ''
as $$
  with done as (
    select s.*, lower(btrim(s.exercise_name)) as key, (p.performed_at at time zone 'UTC')::date as day
    from public.performed_sets as s join public.performed_sessions as p on p.id = s.performed_session_id and p.user_id = s.user_id
    where s.user_id = (select auth.uid()) and s.completed and s.set_type <> 'warmup' and not p.in_progress
      and lower(btrim(s.exercise_name)) in (
        select lower(btrim(mine.exercise_name)) from public.performed_sets as mine
        where mine.performed_session_id = offered_personal_bests.session_id and mine.user_id = (select auth.uid())
      )
  ), measured as materialized (
    select done.id, done.performed_session_id = offered_personal_bests.session_id as is_now, done.entered_unit, done.day, lower(m.name) as key, m.*
    from done
    cross join lateral (
      select 'weight' as metric, 'higher' as direction, 'strength' as category, 'kg' as unit, done.weight_kg as number,
        btrim(done.exercise_name) as name, true as first_counts
      where done.metric in ('weight_reps', 'weight_distance') and done.weight_kg > 0 and coalesce(done.reps, 1) > 0
      union all
      select 'reps', 'higher', 'gymnastics', 'reps', done.reps, btrim(done.exercise_name), true
      where done.metric = 'reps' and done.reps > 0
      union all
      -- A hold. Where a time is stored that is better the shorter, the best of that exercise says so.
      select 'time', 'higher', 'gymnastics', 's', done.seconds, btrim(done.exercise_name), true
      where done.metric = 'time' and done.seconds > 0
      union all
      select 'time', 'lower', 'running', 'min', done.seconds, race.name, true
      from (values ('1km', 1000), ('5km', 5000), ('10km', 10000), ('Half Marathon', 21097.5), ('Marathon', 42195)) as race(name, metres)
      where done.metric = 'distance' and done.seconds > 0 and (done.key ~ '\yrun' or done.key = lower(race.name))
        and done.metres between race.metres and race.metres * 1.01
      union all
      -- Every longer run would be one: only where the athlete keeps such a best.
      select 'distance', 'higher', 'gymnastics', 'm', done.metres, btrim(done.exercise_name), false
      where done.metric = 'distance' and done.metres > 0
      union all
      select 'calories', 'higher', 'gymnastics', 'cal', done.calories, btrim(done.exercise_name), false
      where done.metric = 'calories' and done.calories > 0
    ) as m
  ), earlier as (
    select key, metric, min(number) as least, max(number) as most from measured where not is_now group by key, metric
  ), offered as (
    select n.*, best.value as former_value, best.unit as former_unit, best.value_number as former_number, best.id is not null as has_best,
      earlier.least, earlier.most, coalesce(best.direction, n.direction) as better, coalesce(best.category, n.category) as kept_in
    from measured as n
    left join lateral (
      select b.* from public.personal_bests as b
      where b.user_id = (select auth.uid()) and b.exercise_key = n.key and b.metric = n.metric
      order by b.date desc limit 1
    ) as best on true
    left join earlier on earlier.key = n.key and earlier.metric = n.metric
    where n.is_now
  )
  select distinct on (o.key, o.metric)
    o.id, o.name, o.kept_in, o.metric, o.better, o.unit, o.number, o.entered_unit, o.day, o.former_value, o.former_unit
  from offered as o
  where case
    when o.has_best and o.better = 'lower' then o.number < o.former_number
    when o.has_best then o.number > o.former_number
    when o.better = 'lower' then o.first_counts and (o.least is null or o.number < o.least)
    else o.first_counts and (o.most is null or o.number > o.most)
  end
  order by o.key, o.metric, case o.better when 'lower' then o.number else -o.number end
$$;
comment on function public.offered_personal_bests(uuid) is
  'Sets of an own finished session that beat the stored personal best of their exercise in its direction, or, where none is stored, '
  'everything in the ledger; the best one of each exercise. Nothing is stored. value_number: kg, repetitions, seconds, metres or kcal; '
  'unit is the one of the database, entered_unit the one that was typed.';
revoke execute on function public.offered_personal_bests(uuid) from public, anon;
grant execute on function public.offered_personal_bests(uuid) to authenticated, service_role;
