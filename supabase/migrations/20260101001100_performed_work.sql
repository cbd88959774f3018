-- The one ledger of work that was really done. Plan sessions, workouts, the log, imported files and personal bests all point into it.

create table public.imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  file_name text not null constraint imports_file_name_length check (char_length(btrim(file_name)) between 1 and 255),
  format text not null constraint imports_format_known check (format in ('strong', 'hevy', 'fit', 'tcx', 'gpx', 'ironpace')),
  sessions integer not null constraint imports_sessions_range check (sessions between 1 and 5000),
  sets integer not null constraint imports_sets_range check (sets between 0 and 20000),
  created_at timestamptz not null default now(),
  constraint imports_id_user_id_key unique (id, user_id)
);
comment on table public.imports is 'One row for each file whose work was stored. Sessions and sets are what came of it then.';
create index imports_user_id_idx on public.imports (user_id, created_at desc);

create trigger keep_created_at before update of created_at on public.imports
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.imports
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.imports enable row level security;
create policy "Athletes keep their own imports" on public.imports
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.imports
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.performed_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  source text not null constraint performed_sessions_source_known
    check (source in ('plan_session', 'workout', 'logged_session', 'free', 'import')),
  training_session_id uuid references public.training_sessions (id) on delete set null,
  workout_id uuid,
  logged_session_id uuid,
  title text constraint performed_sessions_title_length check (char_length(title) <= 200),
  performed_at timestamptz not null default now() constraint performed_sessions_performed_at_possible
    check (performed_at >= timestamptz '1950-01-01 00:00+00'),
  duration_minutes numeric constraint performed_sessions_duration_possible check (duration_minutes between 0 and 1440),
  session_rpe numeric(3, 1) constraint performed_sessions_session_rpe_range check (session_rpe between 1 and 10),
  rating integer constraint performed_sessions_rating_range check (rating between 1 and 5),
  load numeric generated always as (duration_minutes * session_rpe) stored,
  notes text constraint performed_sessions_notes_length check (char_length(notes) <= 4000),
  idempotency_key text constraint performed_sessions_idempotency_key_length check (char_length(idempotency_key) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  in_progress boolean not null default false,
  score_format text constraint performed_sessions_score_format_known
    check (score_format in ('for-time', 'amrap', 'emom', 'tabata', 'intervals')),
  score_seconds numeric constraint performed_sessions_score_seconds_possible check (score_seconds between 0 and 86400),
  score_rounds integer constraint performed_sessions_score_rounds_possible check (score_rounds between 0 and 10000),
  score_reps integer constraint performed_sessions_score_reps_possible check (score_reps between 0 and 100000),
  import_id uuid,
  constraint performed_sessions_id_user_id_key unique (id, user_id),
  constraint performed_sessions_user_id_idempotency_key_key unique (user_id, idempotency_key),
  constraint performed_sessions_workout_id_fkey foreign key (workout_id, user_id)
    references public.workouts (id, user_id) on delete set null (workout_id),
  constraint performed_sessions_logged_session_id_fkey foreign key (logged_session_id, user_id)
    references public.logged_sessions (id, user_id) on delete set null (logged_session_id),
  constraint performed_sessions_reference_fits_source check (
    (training_session_id is null or source = 'plan_session')
    and (workout_id is null or source = 'workout')
    and (logged_session_id is null or source = 'logged_session')
  ),
  -- Constraints instead of plain unique indexes: PostgREST then embeds the entry of a session as an object.
  constraint performed_sessions_training_session_id_key unique (training_session_id),
  constraint performed_sessions_workout_id_key unique (workout_id, user_id),
  constraint performed_sessions_logged_session_id_key unique (logged_session_id, user_id),
  constraint performed_sessions_import_id_fkey
    foreign key (import_id, user_id)
    references public.imports (id, user_id) on delete set null (import_id)
);
comment on column public.performed_sessions.load is 'Arbitrary units: minutes × session RPE (Foster); null while either is unknown.';
comment on column public.performed_sessions.rating is 'Stars, 1 to 5.';
comment on column public.performed_sessions.idempotency_key is 'Chosen by the client: the same key stores the same work once.';
comment on column public.performed_sessions.in_progress is 'Still being logged: the athlete has not finished it yet.';
comment on column public.performed_sessions.score_format is 'How the main work was timed; its score stands in the three columns that follow.';
comment on column public.performed_sessions.score_seconds is 'Time of the main work, or its cap.';
comment on column public.performed_sessions.score_reps is 'Repetitions beyond the whole rounds; at a cap, the ones that were done.';
comment on column public.performed_sessions.import_id is 'The file it came with; revert_import takes it out again.';
create index performed_sessions_user_id_idx on public.performed_sessions (user_id, performed_at desc);
create index performed_sessions_in_progress_idx on public.performed_sessions (user_id) where in_progress;
create index performed_sessions_import_id_idx on public.performed_sessions (import_id, user_id);
create index performed_sessions_created_at_idx on public.performed_sessions (created_at, user_id);

create trigger touch_updated_at before update on public.performed_sessions
for each row when (new.updated_at is not distinct from old.updated_at) execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.performed_sessions
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.performed_sessions
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.performed_sessions enable row level security;
create policy "Athletes add their own performed work" on public.performed_sessions
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (training_session_id is null or exists (
      select 1 from public.training_sessions join public.training_plans on training_plans.id = training_sessions.plan_id
      where training_sessions.id = training_session_id and creator_id = (select auth.uid())
    ))
  );
create policy "Athletes change their own performed work" on public.performed_sessions
  for update to authenticated using (user_id = (select auth.uid())) with check (
    user_id = (select auth.uid())
    and (training_session_id is null or exists (
      select 1 from public.training_sessions join public.training_plans on training_plans.id = training_sessions.plan_id
      where training_sessions.id = training_session_id and creator_id = (select auth.uid())
    ))
  );
create policy "Athletes remove their own performed work" on public.performed_sessions
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "Athletes read their own performed work" on public.performed_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.performed_sessions
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.performed_sets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  performed_session_id uuid not null,
  exercise_id uuid references public.exercises (id) on delete set null,
  exercise_name text not null constraint performed_sets_exercise_name_length check (char_length(btrim(exercise_name)) between 1 and 120),
  exercise_index integer not null default 1 constraint performed_sets_exercise_index_range check (exercise_index between 1 and 200),
  set_index integer not null constraint performed_sets_set_index_range check (set_index between 1 and 200),
  set_type text not null default 'working' constraint performed_sets_set_type_known check (set_type in ('warmup', 'working', 'drop', 'failure')),
  metric text not null constraint performed_sets_metric_known
    check (metric in ('weight_reps', 'reps', 'time', 'distance', 'weight_distance', 'calories')),
  weight_kg numeric constraint performed_sets_weight_possible check (weight_kg between 0 and 1500),
  reps integer constraint performed_sets_reps_possible check (reps between 0 and 10000),
  seconds numeric constraint performed_sets_seconds_possible check (seconds between 0 and 86400),
  metres numeric constraint performed_sets_metres_possible check (metres between 0 and 1000000),
  calories numeric constraint performed_sets_calories_possible check (calories between 0 and 20000),
  rpe numeric(3, 1) constraint performed_sets_rpe_range check (rpe between 1 and 10),
  entered_unit text constraint performed_sets_entered_unit_known check (entered_unit in ('kg', 'lb', 's', 'min', 'm', 'km', 'mi', 'ft', 'cal')),
  per_hand boolean not null default false,
  completed boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint performed_sets_performed_session_id_fkey foreign key (performed_session_id, user_id)
    references public.performed_sessions (id, user_id) on delete cascade,
  constraint performed_sets_position_key unique (performed_session_id, user_id, exercise_index, set_index),
  constraint performed_sets_id_user_id_key unique (id, user_id),
  constraint performed_sets_has_its_metric check (
    case metric
      when 'weight_reps' then weight_kg is not null and reps is not null
      when 'reps' then reps is not null
      when 'time' then seconds is not null
      when 'distance' then metres is not null
      when 'weight_distance' then weight_kg is not null and metres is not null
      when 'calories' then calories is not null
    end
  )
);
comment on column public.performed_sets.exercise_index is '1-based place of the exercise in the session.';
comment on column public.performed_sets.set_index is '1-based place of the set within the exercise.';
comment on column public.performed_sets.metric is 'What counts for this exercise. Other measures may be there too, such as the time of a distance.';
comment on column public.performed_sets.entered_unit is 'Unit the athlete typed, to show it back unchanged; values are stored in kg, s, m and kcal.';
comment on column public.performed_sets.per_hand is 'True: weight_kg is one of two implements.';
create index performed_sets_user_id_idx on public.performed_sets (user_id, exercise_name, created_at desc);
create index performed_sets_exercise_id_idx on public.performed_sets (exercise_id);
create index performed_sets_exercise_idx on public.performed_sets (user_id, lower(btrim(exercise_name)));
-- What was logged under a name belongs to the exercise that gets it, so that a removal which is taken back takes nothing with it.
create index performed_sets_unknown_exercise_idx on public.performed_sets (exercise_name) where exercise_id is null;

create trigger touch_updated_at before update on public.performed_sets
for each row when (new.updated_at is not distinct from old.updated_at) execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.performed_sets
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.performed_sets
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.performed_sets enable row level security;
create policy "Athletes keep their own sets" on public.performed_sets
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.performed_sets
  as restrictive for all to authenticated using ((select public.require_session()));

-- Sessions are logged set by set, on one device or on several, with or without a connection. Their requests are merged here, so that no set is lost
-- whichever arrives first.
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

create function public.strongest_set(exercise text, since date)
returns table (weight_kg numeric, reps integer, rpe numeric, performed_at timestamptz)
language sql stable
set search_path = ''
as $$
  select w.weight_kg, w.reps, w.rpe, p.performed_at
  from public.performed_sets as w join public.performed_sessions as p on p.id = w.performed_session_id and p.user_id = w.user_id
  where w.user_id = (select auth.uid()) and lower(btrim(w.exercise_name)) = lower(btrim(exercise))
    and w.completed and w.set_type <> 'warmup' and w.metric = 'weight_reps' and not w.per_hand and w.weight_kg > 0
    and w.reps >= 1 and w.reps + 10 - coalesce(w.rpe, 10) <= 10
    and p.performed_at >= since and not p.in_progress
  order by w.weight_kg * (1 + (w.reps + 10 - coalesce(w.rpe, 10)) / 30.0) desc, p.performed_at desc
  limit 1
$$;
comment on function public.strongest_set(text, date) is
  'Of the own completed working sets of an exercise since a day the one with the highest estimated one-repetition maximum (Epley on repetitions '
  'and repetitions left, 10 - RPE), among sets of at most ten to failure, where the formulas agree. No row without one.';
revoke execute on function public.strongest_set(text, date) from public, anon;
grant execute on function public.strongest_set(text, date) to authenticated, service_role;

create function private.take_logged_sets() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.performed_sets as s set exercise_id = w.id from written as w where s.exercise_id is null and s.exercise_name = w.name;
  return null;
end
$$;
create trigger take_logged_sets after insert on public.exercises
referencing new table as written for each statement execute function private.take_logged_sets();

create function public.exercise_history(names text[], most integer default 5)
returns table (performed_session_id uuid, title text, performed_at timestamptz, sets jsonb)
language sql stable
set search_path = ''
as $$
  with mine as (
    select distinct s.performed_session_id as id
    from public.performed_sets as s
    where s.user_id = (select auth.uid()) and s.completed
      and lower(btrim(s.exercise_name)) in (select lower(btrim(name)) from unnest(names) as name)
  ),
  latest as (
    select p.id, p.user_id, p.title, p.performed_at
    from mine join public.performed_sessions as p on p.id = mine.id
    where p.user_id = (select auth.uid()) and not p.in_progress
    order by p.performed_at desc, p.id
    limit least(greatest(most, 1), 50)
  )
  select l.id, l.title, l.performed_at, (
    select jsonb_agg(
      jsonb_build_object(
        'set_type', s.set_type, 'metric', s.metric, 'weight_kg', s.weight_kg, 'reps', s.reps, 'seconds', s.seconds, 'metres', s.metres,
        'calories', s.calories, 'per_hand', s.per_hand
      ) order by s.exercise_index, s.set_index
    )
    from public.performed_sets as s
    where s.performed_session_id = l.id and s.user_id = l.user_id and s.completed
      and lower(btrim(s.exercise_name)) in (select lower(btrim(name)) from unnest(names) as name)
  )
  from latest as l
  order by l.performed_at desc, l.id
$$;
comment on function public.exercise_history(text[], integer) is
  'The own sessions in which an exercise was done under one of its names, the latest first, with its completed sets '
  '[{set_type, metric, weight_kg, reps, seconds, metres, calories, per_hand}]. At most 50.';
revoke execute on function public.exercise_history(text[], integer) from public, anon;
grant execute on function public.exercise_history(text[], integer) to authenticated, service_role;
