-- The one ledger of work that was really done. Plan sessions, workouts, the log and personal bests all point into it.

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
  )
);
comment on column public.performed_sessions.load is 'Arbitrary units: minutes × session RPE (Foster); null while either is unknown.';
comment on column public.performed_sessions.rating is 'Stars, 1 to 5.';
comment on column public.performed_sessions.idempotency_key is 'Chosen by the client: the same key stores the same work once.';
create unique index performed_sessions_training_session_id_key on public.performed_sessions (training_session_id);
create unique index performed_sessions_workout_id_key on public.performed_sessions (workout_id, user_id);
create unique index performed_sessions_logged_session_id_key on public.performed_sessions (logged_session_id, user_id);
create index performed_sessions_user_id_idx on public.performed_sessions (user_id, performed_at desc);

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

create trigger touch_updated_at before update on public.performed_sessions
for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.performed_sets
for each row execute function private.touch_updated_at();

alter table public.performed_sessions enable row level security;
create policy "Athletes read their own performed work, administrators all" on public.performed_sessions
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
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

alter table public.performed_sets enable row level security;
create policy "Athletes keep their own sets" on public.performed_sets
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
