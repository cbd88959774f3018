-- The library behind the coach and for athletes who look around: articles that ship with the product (seed data from
-- packages/coaching/src/knowledge/articles), searched together with what administrators publish (ADR 020).

create table public.knowledge_articles (
  slug text primary key constraint knowledge_articles_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null constraint knowledge_articles_title_length check (char_length(btrim(title)) between 1 and 200),
  topics text[] not null default '{}' constraint knowledge_articles_topics_count check (cardinality(topics) <= 50),
  summary text not null constraint knowledge_articles_summary_length check (char_length(btrim(summary)) between 1 and 1200),
  content text not null constraint knowledge_articles_content_length check (char_length(content) between 1 and 20000),
  sources text[] not null constraint knowledge_articles_has_sources check (cardinality(sources) between 1 and 20),
  published boolean not null default true,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', private.list_text(topics)), 'A') ||
    setweight(to_tsvector('english', summary), 'B') ||
    setweight(to_tsvector('english', content), 'C')
  ) stored,
  updated_at timestamptz not null default now(),
  area text not null default 'training' constraint knowledge_articles_area_form check (area ~ '^[a-z]+( [a-z]+)*$' and char_length(area) <= 40),
  -- The words as they are written: what is still being typed matches their beginnings. Apart from the stems, which the coach ranks by.
  word_vector tsvector not null generated always as (
    to_tsvector('simple', title) || to_tsvector('simple', private.list_text(topics)) || to_tsvector('simple', summary) || to_tsvector('simple', content)
  ) stored
);
comment on table public.knowledge_articles is 'Articles of the product. Nobody writes them through the API: they come with migrations.';
comment on column public.knowledge_articles.summary is 'The answer in two or three sentences, as the coach gives it.';
comment on column public.knowledge_articles.sources is 'References, one each.';
comment on column public.knowledge_articles.area is 'What it is about in one word, for people who look around; the topics are cues for the search.';
create index knowledge_articles_search_vector_idx on public.knowledge_articles using gin (search_vector);

create trigger touch_updated_at before update on public.knowledge_articles
for each row execute function private.touch_updated_at();

alter table public.knowledge_articles enable row level security;
create policy "Everybody signed in reads what is published" on public.knowledge_articles
  for select to authenticated using (published);
create policy "Only sessions that count" on public.knowledge_articles
  as restrictive for all to authenticated using ((select public.require_session()));

-- The coach's search: the words of a piece are looked at only where it is among the best.
create function public.search_knowledge(query text, max_results integer default 5)
returns table (slug text, title text, summary text, origin text, rank real)
language sql stable security definer
set search_path = ''
as $$
  select public.require_session();
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
comment on function public.search_knowledge(text, integer) is
  'Articles for a question, the best first: the library (slug) and what administrators have published (id as slug).';
revoke execute on function public.search_knowledge(text, integer) from public, anon;
grant execute on function public.search_knowledge(text, integer) to authenticated, service_role;

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
  perform public.require_session();
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
  select public.require_session();
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
