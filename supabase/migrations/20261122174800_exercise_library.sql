-- The exercise library as administrators keep it and athletes search it: lists that stay quick with thousands of exercises, substitutions that
-- name exercises of the library, and what an athlete did with one.

create function private.is_stress(stress jsonb) returns boolean
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(bool_and(
    region = any ('{neck,shoulder,elbow,wrist_hand,upper_back,chest_ribs,lower_back,abdomen,hip_groin,thigh,knee,lower_leg,ankle,foot}'::text[])
    and grade in ('1', '2', '3')
  ), true)
  from jsonb_each(case when jsonb_typeof(stress) = 'object' then stress else '{}' end) as s(region, grade)
$$;
comment on function private.is_stress(jsonb) is 'Whether it is regions of the body with their stress, 1 (light) to 3 (high). The regions are those of packages/training.';

create function private.exercise_words(name text, description text, muscle_group text, equipment text) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  -- Words as they are written, to be found by their beginnings; "push/pull" is two of them, and not the path of a file.
  select setweight(to_tsvector('simple', translate(coalesce(name, ''), $x$-/.:@_+&()'$x$, '           ')), 'A')
    || setweight(to_tsvector('simple', translate(coalesce(description, ''), $x$-/.:@_+&()'$x$, '           ')), 'B')
    || setweight(to_tsvector('simple', translate(concat_ws(' ', muscle_group, equipment), $x$-/.:@_+&()'$x$, '           ')), 'C')
$$;

alter table public.exercises
  add column catalogue_name text constraint exercises_catalogue_name_length check (char_length(catalogue_name) <= 120),
  add column has_video boolean not null generated always as (video_url is not null) stored,
  add column difficulty_rank integer not null
    generated always as (case difficulty when 'beginner' then 1 when 'intermediate' then 2 else 3 end) stored,
  add column search_vector tsvector not null
    generated always as (private.exercise_words(name, description, muscle_group, equipment)) stored,
  add constraint exercises_name_can_be_listed check (strpos(name, ';') = 0 and name = btrim(name)),
  add constraint exercises_body_regions_stressed_known check (private.is_stress(body_regions_stressed)),
  add constraint exercises_substitutions_can_be_listed check (
    cardinality(substitutions) <= 20 and array_position(substitutions, null) is null and array_position(substitutions, name) is null
    and char_length(private.list_text(substitutions)) <= 2500
  );
comment on column public.exercises.catalogue_name is
  'The name under which the training engine prescribes it, whatever it is called here; null for exercises the engine does not know.';
comment on column public.exercises.difficulty_rank is '1 beginner, 2 intermediate, 3 advanced: to sort by.';
comment on column public.exercises.search_vector is 'Words of the name (A), the description (B), muscles and equipment (C), neither stemmed nor dropped.';
-- What the product ships has ids made of names (version 5).
update public.exercises set catalogue_name = name where substr(id::text, 15, 1) = '5';
create unique index exercises_catalogue_name_key on public.exercises (catalogue_name);
create index exercises_difficulty_rank_idx on public.exercises (difficulty_rank, name);
create index exercises_has_video_idx on public.exercises (has_video, name);
create index exercises_search_vector_idx on public.exercises using gin (search_vector);
create index exercises_substitutions_idx on public.exercises using gin (substitutions);

-- Who names an exercise as a substitution goes on naming it when it gets another name.
create function private.rename_substitutions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.exercises set substitutions = array_replace(substitutions, old.name, new.name) where substitutions @> array[old.name];
  return null;
end
$$;
create trigger rename_substitutions after update of name on public.exercises
for each row when (old.name <> new.name) execute function private.rename_substitutions();

-- A name that was removed from the library may stay in a list, but nobody adds one that is not there.
create function private.assert_known_substitutions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  unknown record;
begin
  if tg_op = 'INSERT' then
    select w.name, s.name as substitution into unknown
    from written as w join public.exercises as e on e.id = w.id cross join unnest(e.substitutions) as s(name)
    where not exists (select 1 from public.exercises as k where k.name = s.name) limit 1;
  else
    select w.name, s.name as substitution into unknown
    from written as w join previous as p on p.id = w.id and p.substitutions <> w.substitutions
    join public.exercises as e on e.id = w.id cross join unnest(e.substitutions) as s(name)
    where s.name <> all (p.substitutions) and not exists (select 1 from public.exercises as k where k.name = s.name) limit 1;
  end if;
  if found then
    raise exception 'Substitution "%" of "%" is not in the exercise library', unknown.substitution, unknown.name using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger known_substitutions_added after insert on public.exercises
referencing new table as written for each statement execute function private.assert_known_substitutions();
create trigger known_substitutions_changed after update on public.exercises
referencing old table as previous new table as written for each statement execute function private.assert_known_substitutions();

-- What was logged under a name belongs to the exercise that gets it, so that a removal which is taken back takes nothing with it.
create index performed_sets_unknown_exercise_idx on public.performed_sets (exercise_name) where exercise_id is null;
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

create function private.assert_may_keep_exercises() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can change the exercise library' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.exercise_references(exercise_id uuid) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_may_keep_exercises();
  return (
    select jsonb_build_object(
      'substitution_of', (
        select coalesce(jsonb_agg(o.name order by o.name), '[]') from public.exercises as o where o.substitutions @> array[e.name]
      ),
      'logged_sets', (
        select count(*) from (
          select 1 from public.performed_sets as s where s.exercise_id = exercise_references.exercise_id limit 10001
        ) as counted
      )
    )
    from public.exercises as e where e.id = exercise_references.exercise_id
  );
end
$$;
comment on function public.exercise_references(uuid) is
  'Administrators only. What refers to an exercise: {substitution_of: names of exercises, logged_sets: number, 10001 for more}. Null when it is not there.';
revoke execute on function public.exercise_references(uuid) from public, anon;
grant execute on function public.exercise_references(uuid) to authenticated, service_role;

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
