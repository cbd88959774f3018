-- A file is stored as it was looked at: only a change that makes a difference to it is in its way, not any change of the library.

create or replace function public.import_exercises(lines jsonb, dry_run boolean default true, expected_state text default null) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  checked jsonb;
  present text;
begin
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
