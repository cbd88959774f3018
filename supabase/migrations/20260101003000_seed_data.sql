-- Rows that ship with the product: exercises (supabase/seed) and articles (packages/coaching/src/knowledge/articles). The source files are loaded
-- by whoever has them: Ironpace's server at every start, `npm run seed` for a Supabase project.

create table private.seeds (
  name text primary key constraint seeds_name_known check (name in ('exercises', 'knowledge_articles')),
  checksum text not null,
  rows jsonb not null,
  loaded_at timestamptz not null default now()
);
comment on table private.seeds is 'What was loaded last of each kind of row that ships with the product.';
comment on column private.seeds.checksum is 'SHA-256 of the rows in the source files: loading the same rows again changes nothing.';
comment on column private.seeds.rows is 'The rows as they were loaded, to tell what administrators have changed since; empty where nobody can change them.';

alter table private.seeds enable row level security;

create function private.known_substitutions(names jsonb) returns text[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(e.name order by n.place), '{}')
  from jsonb_array_elements_text(names) with ordinality as n (name, place)
  join public.exercises as e on e.catalogue_name = n.name
$$;
comment on function private.known_substitutions(jsonb) is
  'The names that exercises of the product have in this library, where administrators may have renamed or removed some.';

create function private.load_exercises(shipped jsonb, previous jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- An exercise of an administrator with the same name stays theirs, and one that they have removed is not added again.
  insert into public.exercises as e
    (id, name, catalogue_name, category, movement_pattern, equipment, muscle_group, difficulty, body_regions_stressed, description)
  select s.id, s.name, s.name, s.category, s.movement_pattern, s.equipment, s.muscle_group, s.difficulty, s.body_regions_stressed, s.description
  from jsonb_populate_recordset(null::public.exercises, shipped) as s
  where not exists (select 1 from jsonb_array_elements(previous) as p where (p ->> 'id')::uuid = s.id)
  on conflict do nothing;

  -- Column by column: one that still has the value loaded before follows the product, another one was changed by an administrator.
  update public.exercises as e
  set category = w.category, movement_pattern = w.movement_pattern, equipment = w.equipment, muscle_group = w.muscle_group,
    difficulty = w.difficulty, body_regions_stressed = w.body_regions_stressed, substitutions = w.substitutions, description = w.description
  from (
    select c.id,
      case when c.category = p.category then s.category else c.category end as category,
      case when c.movement_pattern = p.movement_pattern then s.movement_pattern else c.movement_pattern end as movement_pattern,
      case when c.equipment = p.equipment then s.equipment else c.equipment end as equipment,
      case when c.muscle_group = p.muscle_group then s.muscle_group else c.muscle_group end as muscle_group,
      case when c.difficulty = p.difficulty then s.difficulty else c.difficulty end as difficulty,
      case when c.body_regions_stressed = p.body_regions_stressed then s.body_regions_stressed else c.body_regions_stressed end
        as body_regions_stressed,
      case when c.substitutions = private.known_substitutions(coalesce(to_jsonb(p.substitutions), '[]'))
        then private.known_substitutions(to_jsonb(s.substitutions)) else c.substitutions end as substitutions,
      case when c.description is not distinct from p.description then s.description else c.description end as description
    from jsonb_populate_recordset(null::public.exercises, shipped) as s
    join public.exercises as c on c.id = s.id
    left join jsonb_populate_recordset(null::public.exercises, previous) as p on p.id = s.id
  ) as w
  where e.id = w.id and (
    e.category, e.movement_pattern, e.equipment, e.muscle_group, e.difficulty, e.body_regions_stressed, e.substitutions, e.description
  ) is distinct from (
    w.category, w.movement_pattern, w.equipment, w.muscle_group, w.difficulty, w.body_regions_stressed, w.substitutions, w.description
  );
end
$$;
comment on function private.load_exercises(jsonb, jsonb) is 'Rows of public.exercises as they ship now, and as they were loaded before.';

create function private.load_knowledge_articles(shipped jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.knowledge_articles as a (slug, title, topics, area, summary, content, sources)
  select s.slug, s.title, s.topics, s.area, s.summary, s.content, s.sources
  from jsonb_populate_recordset(null::public.knowledge_articles, shipped) as s
  on conflict (slug) do update
  set title = excluded.title, topics = excluded.topics, area = excluded.area, summary = excluded.summary, content = excluded.content,
    sources = excluded.sources
  where (a.title, a.topics, a.area, a.summary, a.content, a.sources)
    is distinct from (excluded.title, excluded.topics, excluded.area, excluded.summary, excluded.content, excluded.sources);
  delete from public.knowledge_articles where slug not in (select s ->> 'slug' from jsonb_array_elements(shipped) as s);
end
$$;
comment on function private.load_knowledge_articles(jsonb) is 'Rows of public.knowledge_articles as they ship now: nobody else writes them.';

create function private.load_seed(seed text, source_checksum text, shipped jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  previous private.seeds;
begin
  -- One process at a time: several may start at once.
  perform pg_advisory_xact_lock(hashtextextended('private.seeds', 0));
  select * into previous from private.seeds where name = seed;
  if previous.checksum = source_checksum then
    return;
  end if;
  if seed = 'exercises' then
    perform private.load_exercises(shipped, coalesce(previous.rows, '[]'));
  else
    perform private.load_knowledge_articles(shipped);
  end if;
  insert into private.seeds as s (name, checksum, rows)
  values (seed, source_checksum, case when seed = 'exercises' then shipped else '[]' end)
  on conflict (name) do update set checksum = excluded.checksum, rows = excluded.rows, loaded_at = now();
end
$$;
comment on function private.load_seed(text, text, jsonb) is
  'Loads the rows of a seed, exercises or knowledge_articles, from its source files; nothing happens when these rows were loaded last.';
