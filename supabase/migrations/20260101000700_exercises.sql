-- The exercise library: every athlete reads it, administrators keep it. Its first rows are seed data (supabase/seed/exercises.csv).

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

create table public.exercises (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint exercises_name_length check (char_length(btrim(name)) between 1 and 120)
    constraint exercises_name_can_be_listed check (strpos(name, ';') = 0 and name = btrim(name)),
  description text constraint exercises_description_length check (char_length(description) <= 4000),
  category text not null default 'strength' constraint exercises_category_known
    check (category in ('strength', 'cardio', 'flexibility', 'functional')),
  difficulty text not null default 'beginner' constraint exercises_difficulty_known
    check (difficulty in ('beginner', 'intermediate', 'advanced')),
  muscle_group text constraint exercises_muscle_group_length check (char_length(muscle_group) <= 200),
  equipment text constraint exercises_equipment_length check (char_length(equipment) <= 200),
  movement_pattern text constraint exercises_movement_pattern_length check (char_length(movement_pattern) <= 60),
  body_regions_stressed jsonb not null default '{}' constraint exercises_body_regions_stressed_is_object
    check (jsonb_typeof(body_regions_stressed) = 'object')
    constraint exercises_body_regions_stressed_known check (private.is_stress(body_regions_stressed))
    constraint exercises_body_regions_stressed_size check (pg_column_size(body_regions_stressed) <= 8192),
  substitutions text[] not null default '{}'
    constraint exercises_substitutions_can_be_listed check (
      cardinality(substitutions) <= 20 and array_position(substitutions, null) is null and array_position(substitutions, name) is null
      and char_length(private.list_text(substitutions)) <= 2500
    )
    constraint exercises_substitutions_size check (pg_column_size(substitutions) <= 16384),
  video_url text constraint exercises_video_url_is_web check (video_url ~ '^(https?:/)?/' and char_length(video_url) <= 2000),
  video_thumbnail_url text constraint exercises_video_thumbnail_url_is_web
    check (video_thumbnail_url ~ '^(https?:/)?/' and char_length(video_thumbnail_url) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  catalogue_name text constraint exercises_catalogue_name_length check (char_length(catalogue_name) <= 120),
  has_video boolean not null generated always as (video_url is not null) stored,
  difficulty_rank integer not null
    generated always as (case difficulty when 'beginner' then 1 when 'intermediate' then 2 else 3 end) stored
);
comment on column public.exercises.muscle_group is 'Comma separated.';
comment on column public.exercises.equipment is 'Comma separated: all of it is needed. "none": nothing is needed.';
comment on column public.exercises.body_regions_stressed is 'Region to stress 1 (light) to 3 (high); a region that is absent is not stressed.';
comment on column public.exercises.substitutions is 'Names of exercises, the nearest first.';
comment on column public.exercises.catalogue_name is
  'The name under which the training engine prescribes it, whatever it is called here; null for exercises the engine does not know.';
comment on column public.exercises.difficulty_rank is '1 beginner, 2 intermediate, 3 advanced: to sort by.';
create unique index exercises_name_key on public.exercises (lower(name));
create index exercises_name_idx on public.exercises (name);
create index exercises_category_idx on public.exercises (category, name);
create unique index exercises_catalogue_name_key on public.exercises (catalogue_name);
create index exercises_difficulty_rank_idx on public.exercises (difficulty_rank, name);
create index exercises_has_video_idx on public.exercises (has_video, name);
create index exercises_substitutions_idx on public.exercises using gin (substitutions);
-- One index for all columns: a search asks for each word in several of them.
create index exercises_search_idx on public.exercises using gin (
  name extensions.gin_trgm_ops, description extensions.gin_trgm_ops, muscle_group extensions.gin_trgm_ops, equipment extensions.gin_trgm_ops
);

create trigger touch_updated_at before update on public.exercises
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.exercises
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.exercises
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.exercises enable row level security;
create policy "Everybody signed in reads the exercise library" on public.exercises
  for select to authenticated using (true);
create policy "Administrators add exercises" on public.exercises
  for insert to authenticated with check ((select public.is_admin()));
create policy "Administrators change exercises" on public.exercises
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove exercises" on public.exercises
  for delete to authenticated using ((select public.is_admin()));

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
  perform public.require_session();
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

-- A file of exercises is first only read: what is new, changed, unchanged, or refused and why. The same function then stores it, all at once.
create function private.exercise_fields(e public.exercises) returns jsonb
language sql immutable strict
set search_path = ''
as $$
  select jsonb_build_object(
    'name', e.name, 'description', e.description, 'category', e.category, 'difficulty', e.difficulty, 'muscle_group', e.muscle_group,
    'equipment', e.equipment, 'movement_pattern', e.movement_pattern, 'body_regions_stressed', e.body_regions_stressed,
    'substitutions', to_jsonb(e.substitutions), 'video_url', e.video_url, 'video_thumbnail_url', e.video_thumbnail_url
  )
$$;
comment on function private.exercise_fields(public.exercises) is 'What a file says of an exercise.';

create function private.plain_fields(fields jsonb) returns jsonb
language sql immutable strict
set search_path = ''
as $$
  -- Spreadsheets change the ends of lines and lose the blanks around a text.
  select coalesce(jsonb_object_agg(key, case jsonb_typeof(value)
    when 'string' then coalesce(to_jsonb(nullif(btrim(replace(value #>> '{}', e'\r\n', e'\n'), e' \n\t'), '')), 'null')
    else value
  end), '{}')
  from jsonb_each(fields)
$$;

create function private.exercise_refusals(e jsonb) returns jsonb
language sql immutable strict
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('field', field, 'reason', reason) order by place), '[]')
  from (
    values
      (1, 'name', case
        when e ->> 'name' is null then 'is empty'
        when char_length(e ->> 'name') > 120 then 'has more than 120 characters'
        when strpos(e ->> 'name', ';') > 0 then 'cannot contain a semicolon'
      end),
      (2, 'category', case when e ->> 'category' in ('strength', 'cardio', 'flexibility', 'functional') is not true
        then 'must be strength, cardio, flexibility or functional' end),
      (3, 'difficulty', case when e ->> 'difficulty' in ('beginner', 'intermediate', 'advanced') is not true
        then 'must be beginner, intermediate or advanced' end),
      (4, 'description', case when char_length(e ->> 'description') > 4000 then 'has more than 4,000 characters' end),
      (5, 'muscle_group', case when char_length(e ->> 'muscle_group') > 200 then 'has more than 200 characters' end),
      (6, 'equipment', case when char_length(e ->> 'equipment') > 200 then 'has more than 200 characters' end),
      (7, 'movement_pattern', case when char_length(e ->> 'movement_pattern') > 60 then 'has more than 60 characters' end),
      (8, 'body_regions_stressed', case
        when jsonb_typeof(e -> 'body_regions_stressed') is distinct from 'object' or not private.is_stress(e -> 'body_regions_stressed')
        then 'must be regions with 1, 2 or 3, as in "knee 3; lower_back 1"' end),
      (9, 'substitutions', case
        when jsonb_typeof(e -> 'substitutions') is distinct from 'array' then 'must be names, separated by semicolons'
        when jsonb_array_length(e -> 'substitutions') > 20 then 'has more than 20 names'
        when char_length(e ->> 'substitutions') > 2500 then 'is too long'
        when e -> 'substitutions' ? (e ->> 'name') then 'names the exercise itself'
        when jsonb_array_length(e -> 'substitutions') <> (select count(distinct name) from jsonb_array_elements_text(e -> 'substitutions') as s(name))
        then 'names an exercise twice'
      end),
      (10, 'video_url', case when (e ->> 'video_url') !~ '^(https?:/)?/' or char_length(e ->> 'video_url') > 2000
        then 'must be an address that begins with https:// or /' end),
      (11, 'video_thumbnail_url', case when (e ->> 'video_thumbnail_url') !~ '^(https?:/)?/' or char_length(e ->> 'video_thumbnail_url') > 2000
        then 'must be an address that begins with https:// or /' end)
  ) as checks(place, field, reason)
  where reason is not null
$$;

create function private.checked_exercise_lines(lines jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  defaults constant jsonb := '{"name": null, "description": null, "category": "strength", "difficulty": "beginner", "muscle_group": null,
    "equipment": null, "movement_pattern": null, "body_regions_stressed": {}, "substitutions": [], "video_url": null, "video_thumbnail_url": null}';
  checked jsonb;
  refused integer;
  refused_before integer := -1;
begin
  -- Columns the file does not have stay as they are; a row is known by its id, or else by its name.
  select jsonb_agg(
    jsonb_build_object(
      'line', g.line, 'id', coalesce(e.id::text, g.id), 'stored', e.fields,
      'entry', entry.fields, 'refusals', private.exercise_refusals(entry.fields) || case
        when g.id is not null and e.id is null and not g.is_id then '[{"field": "id", "reason": "is not an id"}]'::jsonb else '[]' end
    ) order by g.line
  ) into checked
  from (
    select (l ->> 'line')::integer as line, private.plain_fields(l -> 'values') - 'id' as fields, nullif(btrim(l -> 'values' ->> 'id'), '') as id,
      l -> 'values' ->> 'id' ~* '^\s*[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}\s*$' as is_id
    from jsonb_array_elements(lines) as l
  ) as g
  left join lateral (
    select x.id, private.plain_fields(private.exercise_fields(x)) as fields from public.exercises as x
    where x.id = (select k.id from public.exercises as k where g.is_id and k.id = case when g.is_id then g.id::uuid end
      union all select k.id from public.exercises as k where lower(k.name) = lower(g.fields ->> 'name') and not exists (
        select 1 from public.exercises as o where g.is_id and o.id = case when g.is_id then g.id::uuid end
      ) limit 1)
  ) as e on true
  cross join lateral (select coalesce(e.fields, defaults) || (
    select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(g.fields) where defaults ? key
  ) as fields) as entry;

  -- No two lines for one exercise, and no name that another exercise has.
  select jsonb_agg(
    c.value || jsonb_build_object('refusals', c.value -> 'refusals' || case
      when c.id is not null and c.first_with_id < c.line
        then jsonb_build_array(jsonb_build_object('field', 'id', 'reason', format('is the exercise of line %s', c.first_with_id)))
      when c.name is not null and c.first_with_name < c.line
        then jsonb_build_array(jsonb_build_object('field', 'name', 'reason', format('is the name in line %s', c.first_with_name)))
      when exists (select 1 from public.exercises as x where lower(x.name) = c.name and x.id::text is distinct from c.id)
        then '[{"field": "name", "reason": "is the name of another exercise"}]'
      else '[]'
    end) order by c.line
  ) into checked
  from (
    select value, (value ->> 'line')::integer as line, value ->> 'id' as id, lower(value -> 'entry' ->> 'name') as name,
      min((value ->> 'line')::integer) over (partition by value ->> 'id') as first_with_id,
      min((value ->> 'line')::integer) over (partition by lower(value -> 'entry' ->> 'name')) as first_with_name
    from jsonb_array_elements(checked)
  ) as c;

  -- A substitution may be an exercise of the same file, as long as that one is not refused.
  loop
    select count(*) into refused from jsonb_array_elements(checked) as c where c -> 'refusals' <> '[]';
    exit when refused = refused_before;
    refused_before := refused;
    with known as (
      select x.name from public.exercises as x
      union select c -> 'entry' ->> 'name' from jsonb_array_elements(checked) as c where c -> 'refusals' = '[]'
    ),
    missing as (
      select (c ->> 'line')::integer as line, string_agg(format('"%s"', s.name), ', ') as names
      from jsonb_array_elements(checked) as c cross join jsonb_array_elements_text(c -> 'entry' -> 'substitutions') as s(name)
      where c -> 'refusals' = '[]' and (c -> 'stored' -> 'substitutions' ? s.name) is not true
        and s.name not in (select known.name from known where known.name is not null)
      group by 1
    )
    select jsonb_agg(case when m.line is null then c else c || jsonb_build_object('refusals', jsonb_build_array(
      jsonb_build_object('field', 'substitutions', 'reason', format('%s is not in the exercise library', m.names))
    )) end order by (c ->> 'line')::integer) into checked
    from jsonb_array_elements(checked) as c left join missing as m on m.line = (c ->> 'line')::integer;
  end loop;

  return (
    select jsonb_agg(c || jsonb_build_object(
      'status', case when c -> 'refusals' <> '[]' then 'refused' when c -> 'stored' = 'null' then 'new'
        when c -> 'stored' = c -> 'entry' then 'unchanged' else 'changed' end,
      'changes', case when c -> 'stored' = 'null' then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('field', key, 'before', c -> 'stored' -> key, 'after', value) order by key), '[]')
        from jsonb_each(c -> 'entry') where value is distinct from c -> 'stored' -> key
      ) end
    ) order by (c ->> 'line')::integer)
    from jsonb_array_elements(checked) as c
  );
end
$$;

create function public.import_exercises(lines jsonb, dry_run boolean default true, expected_state text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  checked jsonb;
  present text;
begin
  perform public.require_session();
  perform private.assert_may_keep_exercises();
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 10000 then
    raise exception 'lines must be a list of 1 to 10000' using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select 1 from jsonb_array_elements(lines) as l
    where jsonb_typeof(l -> 'values') is distinct from 'object' or jsonb_typeof(l -> 'line') is distinct from 'number'
  ) then
    raise exception 'every line needs its number and its values' using errcode = 'invalid_parameter_value';
  end if;
  if not dry_run then
    -- Nobody else's change may come between what was looked at and what is stored.
    lock table public.exercises in share row exclusive mode;
  end if;
  checked := private.checked_exercise_lines(lines);
  present := md5(checked::text);
  if not dry_run and present is distinct from expected_state then
    raise exception 'The library has been changed since the file was looked at. Choose the file again.' using errcode = 'PT409';
  end if;
  if not dry_run then
    insert into public.exercises as x (
      id, name, description, category, difficulty, muscle_group, equipment, movement_pattern, body_regions_stressed, substitutions, video_url,
      video_thumbnail_url
    )
    select coalesce((c ->> 'id')::uuid, gen_random_uuid()), e.name, e.description, e.category, e.difficulty, e.muscle_group, e.equipment,
      e.movement_pattern, e.body_regions_stressed, e.substitutions, e.video_url, e.video_thumbnail_url
    from jsonb_array_elements(checked) as c
    cross join lateral jsonb_to_record(c -> 'entry') as e(
      name text, description text, category text, difficulty text, muscle_group text, equipment text, movement_pattern text,
      body_regions_stressed jsonb, substitutions text[], video_url text, video_thumbnail_url text
    )
    where c ->> 'status' in ('new', 'changed')
    on conflict (id) do update set
      name = excluded.name, description = excluded.description, category = excluded.category, difficulty = excluded.difficulty,
      muscle_group = excluded.muscle_group, equipment = excluded.equipment, movement_pattern = excluded.movement_pattern,
      body_regions_stressed = excluded.body_regions_stressed, substitutions = excluded.substitutions, video_url = excluded.video_url,
      video_thumbnail_url = excluded.video_thumbnail_url;
  end if;
  return jsonb_build_object(
    'state', present,
    'counts', (
      select jsonb_object_agg(s.status, (select count(*) from jsonb_array_elements(checked) as c where c ->> 'status' = s.status))
      from unnest('{new,changed,unchanged,refused}'::text[]) as s(status)
    ),
    'lines', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'line', c -> 'line', 'name', coalesce(c -> 'entry' -> 'name', 'null'), 'status', c -> 'status', 'changes', c -> 'changes',
        'refusals', c -> 'refusals'
      ) order by (c ->> 'line')::integer), '[]')
      from jsonb_array_elements(checked) as c where c ->> 'status' <> 'unchanged'
    )
  );
end
$$;
comment on function public.import_exercises(jsonb, boolean, text) is
  'Administrators only. Lines of a file [{line, values: columns of exercises as text, body_regions_stressed as an object, substitutions as a list}], '
  'at most 10000. Returns {state, counts: {new, changed, unchanged, refused}, lines: [{line, name, status, changes: [{field, before, after}], '
  'refusals: [{field, reason}]}]}, without those that are unchanged. Stores nothing unless dry_run is false; then all lines that are not refused '
  'at once, and only while the library is in the expected state: 409 otherwise.';
revoke execute on function public.import_exercises(jsonb, boolean, text) from public, anon;
grant execute on function public.import_exercises(jsonb, boolean, text) to authenticated, service_role;
