-- The library for athletes: articles of the product and what administrators publish, in one search; announcements and who has put them away.

alter table public.knowledge_articles
  add column area text not null default 'training' constraint knowledge_articles_area_form check (area ~ '^[a-z]+( [a-z]+)*$' and char_length(area) <= 40),
  -- The words as they are written: what is still being typed matches their beginnings. Apart from the stems, which the coach ranks by.
  add column word_vector tsvector not null generated always as (
    to_tsvector('simple', title) || to_tsvector('simple', private.list_text(topics)) || to_tsvector('simple', summary) || to_tsvector('simple', content)
  ) stored;
comment on column public.knowledge_articles.area is 'What it is about in one word, for people who look around; the topics are cues for the search.';

update public.knowledge_articles a set area = v.area from (values
  ('alcohol', 'nutrition'),
  ('altitude', 'health'),
  ('benchmarks-and-testing', 'planning'),
  ('bricks', 'endurance'),
  ('caffeine', 'nutrition'),
  ('competition-weekend', 'crossfit'),
  ('cooldown', 'recovery'),
  ('cycling-power', 'endurance'),
  ('daily-food', 'nutrition'),
  ('deload', 'planning'),
  ('double-unders', 'crossfit'),
  ('easy-running', 'running'),
  ('first-weeks', 'planning'),
  ('fuelling-after', 'nutrition'),
  ('fuelling-before', 'nutrition'),
  ('fuelling-during', 'nutrition'),
  ('grip', 'strength'),
  ('handstand-push-ups', 'crossfit'),
  ('heart-rate-zones', 'endurance'),
  ('hiit-and-easy', 'endurance'),
  ('hybrid-interference', 'planning'),
  ('hydration', 'nutrition'),
  ('hyrox-burpees-and-lunges', 'hyrox'),
  ('hyrox-carries-and-wall-balls', 'hyrox'),
  ('hyrox-doubles', 'hyrox'),
  ('hyrox-ergs', 'hyrox'),
  ('hyrox-race', 'hyrox'),
  ('hyrox-running', 'hyrox'),
  ('hyrox-sleds', 'hyrox'),
  ('intensity-distribution', 'planning'),
  ('long-run', 'running'),
  ('losing-weight', 'nutrition'),
  ('lower-back', 'injuries'),
  ('maintenance', 'planning'),
  ('masters', 'health'),
  ('meet-day', 'strength'),
  ('menopause', 'health'),
  ('menstrual-cycle', 'health'),
  ('missed-training', 'planning'),
  ('mobility', 'recovery'),
  ('motivation', 'health'),
  ('muscle-ups', 'crossfit'),
  ('olympic-lifting', 'strength'),
  ('overtraining', 'recovery'),
  ('pacing-metcons', 'crossfit'),
  ('percentages-and-plates', 'strength'),
  ('periodisation', 'planning'),
  ('pregnancy-and-postpartum', 'health'),
  ('protein', 'nutrition'),
  ('pull-ups', 'crossfit'),
  ('race-estimates', 'racing'),
  ('race-nerves', 'racing'),
  ('race-pacing', 'racing'),
  ('race-week', 'racing'),
  ('recovery-tools', 'recovery'),
  ('rest-days', 'recovery'),
  ('return-to-running', 'running'),
  ('rowing-basics', 'endurance'),
  ('rpe-and-reserve', 'strength'),
  ('running-form', 'running'),
  ('running-injuries', 'injuries'),
  ('running-start', 'running'),
  ('scaling-workouts', 'crossfit'),
  ('short-on-time', 'planning'),
  ('shoulders-and-pressing', 'strength'),
  ('sleep', 'recovery'),
  ('soreness', 'recovery'),
  ('squat-and-hinge', 'strength'),
  ('starting-crossfit', 'crossfit'),
  ('strength-progression', 'strength'),
  ('supplements', 'nutrition'),
  ('swimming-for-triathlon', 'endurance'),
  ('taper', 'racing'),
  ('threshold-and-intervals', 'endurance'),
  ('toes-to-bar-and-rope', 'crossfit'),
  ('training-around-pain', 'injuries'),
  ('training-in-cold', 'health'),
  ('training-in-heat', 'health'),
  ('training-load', 'planning'),
  ('training-volume', 'planning'),
  ('training-when-ill', 'health'),
  ('training-while-travelling', 'planning'),
  ('training-without-equipment', 'planning'),
  ('triathlon-week', 'endurance'),
  ('warm-up', 'recovery'),
  ('weak-links', 'planning'),
  ('weekly-structure', 'planning'),
  ('youth', 'health'),
  ('zone-two', 'endurance')
) as v(slug, area) where a.slug = v.slug;

create function private.lower_list(words text[]) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(word)), '{}') from unnest(words) as word
$$;

alter table public.admin_content add column topics text[] not null generated always as (private.lower_list(tags)) stored;
comment on column public.admin_content.topics is 'The tags, in small letters: what athletes narrow the library to.';
create index admin_content_topics_idx on public.admin_content using gin (topics);
create index admin_content_announcements_idx on public.admin_content (visible_from desc, id) where content_type = 'announcement';

-- Security definer: an index can serve `@@` only without row-level security; what is out is asked for here. Where no piece has all words, any will do.
create function public.search_library(
  query text default '', topic text default null, kind text default null, first_row integer default 0, page_size integer default 20
)
returns table (
  key text, origin text, title text, summary text, content_type text, topics text[], words integer, published_at timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  wanted tsquery := private.prefix_query(search_library.query);
  searched boolean := btrim(coalesce(search_library.query, '')) <> '';
begin
  if wanted is not null and not exists (
    select 1 from public.knowledge_articles a where a.published and (a.search_vector || a.word_vector) @@ wanted
    union all
    select 1 from public.admin_content c where c.visible_from <= now() and c.content_type <> 'announcement' and c.search_vector @@ wanted
  ) then
    wanted := replace(wanted::text, ' & ', ' | ')::tsquery;
  end if;
  return query
    with found as (
      select a.slug as key, 'library' as origin, a.title, a.summary, 'article' as content_type, array[a.area] as topics, a.content,
        null::timestamptz as published_at,
        case when searched then ts_rank_cd('{0.1, 0.2, 0.5, 1}', a.search_vector || a.word_vector, wanted, 1) else 0 end as rank
      from public.knowledge_articles a
      where a.published and (not searched or (a.search_vector || a.word_vector) @@ wanted)
        and (search_library.topic is null or a.area = lower(search_library.topic))
        and (search_library.kind is null or search_library.kind = 'article')
      union all
      select c.id::text, 'content', c.title, null, c.content_type, c.topics, c.content, c.visible_from,
        case when searched then ts_rank_cd('{0.1, 0.2, 0.5, 1}', c.search_vector, wanted, 1) else 0 end
      from public.admin_content c
      where c.visible_from <= now() and c.content_type <> 'announcement' and (not searched or c.search_vector @@ wanted)
        and (search_library.topic is null or c.topics @> array[lower(search_library.topic)])
        and (search_library.kind is null or c.content_type = search_library.kind)
    ),
    page as (
      select found.*, count(*) over () as total from found
      order by found.rank desc, found.published_at desc nulls last, found.title, found.key
      offset greatest(first_row, 0) limit least(greatest(page_size, 1), 50)
    )
    select page.key, page.origin, page.title, coalesce(page.summary, left(page.content, 600)), page.content_type, page.topics,
      cardinality(regexp_split_to_array(btrim(page.content), '\s+')), page.published_at, page.total
    from page
    order by page.rank desc, page.published_at desc nulls last, page.title, page.key;
end
$$;
comment on function public.search_library(text, text, text, integer, integer) is
  'A page of what athletes can read: the product''s articles (origin library, key: slug) and what administrators have published (origin content, key: id), the best first, '
  'without a query the newest. kind: article, guide, faq. total: how many there are on all pages.';
revoke execute on function public.search_library(text, text, text, integer, integer) from public, anon;
grant execute on function public.search_library(text, text, text, integer, integer) to authenticated, service_role;

create function public.library_topics()
returns table (topic text, pieces bigint)
language sql stable security definer
set search_path = ''
as $$
  select topic, count(*) from (
    select a.area as topic from public.knowledge_articles a where a.published
    union all
    select unnest(c.topics) from public.admin_content c where c.visible_from <= now() and c.content_type <> 'announcement'
  ) as used
  group by topic order by count(*) desc, topic limit 24
$$;
comment on function public.library_topics() is 'The topics with the most pieces in the library.';
revoke execute on function public.library_topics() from public, anon;
grant execute on function public.library_topics() to authenticated, service_role;

create table public.announcement_dismissals (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  content_id uuid not null references public.admin_content (id) on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (user_id, content_id)
);
comment on table public.announcement_dismissals is 'Announcements that somebody has put away, on all their devices.';
create index announcement_dismissals_content_id_idx on public.announcement_dismissals (content_id);
alter table public.announcement_dismissals enable row level security;
create policy "Own dismissals are read" on public.announcement_dismissals
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Own dismissals are added" on public.announcement_dismissals
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Own dismissals are taken back" on public.announcement_dismissals
  for delete to authenticated using (user_id = (select auth.uid()));

create function public.open_announcements()
returns table (id uuid, title text, content text, published_at timestamptz)
language sql stable
set search_path = ''
as $$
  select c.id, c.title, c.content, c.visible_from
  from public.admin_content c
  where c.content_type = 'announcement' and c.visible_from <= now()
    and not exists (
      select 1 from public.announcement_dismissals d where d.content_id = c.id and d.user_id = (select auth.uid())
    )
  order by c.visible_from desc, c.id
  limit 3
$$;
comment on function public.open_announcements() is 'The newest announcements that the caller has not put away, three at most.';
revoke execute on function public.open_announcements() from public, anon;
grant execute on function public.open_announcements() to authenticated, service_role;

-- The coach's search: the words of a piece are looked at only where it is among the best.
create or replace function public.search_knowledge(query text, max_results integer default 5)
returns table (slug text, title text, summary text, origin text, rank real)
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select replace(plainto_tsquery('english', left(query, 2000))::text, ' & ', ' | ')::tsquery as words
  ),
  found as (
    select a.slug, null::uuid as id, 'library'::text as origin, ts_rank_cd('{0.1, 0.2, 0.5, 1}', a.search_vector, words, 1|4) as rank
    from public.knowledge_articles a, wanted
    where a.published and a.search_vector @@ words
    union all
    select c.id::text, c.id, 'content', ts_rank_cd('{0.1, 0.2, 0.5, 1}', c.search_vector, words, 1|4)
    from public.admin_content c, wanted
    where c.visible_from <= now() and c.content_type <> 'announcement' and c.search_vector @@ words
  ),
  best as (
    select found.slug, found.id, found.origin, found.rank from found
    order by found.rank desc, found.slug
    limit least(greatest(max_results, 1), 20)
  )
  select best.slug, coalesce(a.title, c.title), coalesce(a.summary, left(regexp_replace(c.content, '\s+', ' ', 'g'), 600)), best.origin, best.rank
  from best
  left join public.knowledge_articles a on best.origin = 'library' and a.slug = best.slug
  left join public.admin_content c on c.id = best.id
  order by best.rank desc, best.slug
$$;
