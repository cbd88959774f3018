-- The library behind the coach: articles that ship with the product. Their rows come with later migrations, generated from
-- packages/coaching/src/knowledge/articles. What administrators publish is searched beside it (ADR 060).

create function private.list_text(words text[]) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select array_to_string(words, ' ')
$$;
comment on function private.list_text(text[]) is 'The words of a list, for full-text search.';

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
  updated_at timestamptz not null default now()
);
comment on table public.knowledge_articles is 'Articles of the product. Nobody writes them through the API: they come with migrations.';
comment on column public.knowledge_articles.summary is 'The answer in two or three sentences, as the coach gives it.';
comment on column public.knowledge_articles.sources is 'References, one each.';
create index knowledge_articles_search_vector_idx on public.knowledge_articles using gin (search_vector);

create trigger touch_updated_at before update on public.knowledge_articles
for each row execute function private.touch_updated_at();

alter table public.knowledge_articles enable row level security;
create policy "Everybody signed in reads what is published" on public.knowledge_articles
  for select to authenticated using (published);

create index admin_content_search_idx on public.admin_content
using gin ((setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'C')))
where status = 'published' and content_type <> 'announcement';

-- Any word of the query may occur; how many do and where decides the rank. Row-level security decides what is found.
create function public.search_knowledge(query text, max_results integer default 5)
returns table (slug text, title text, summary text, origin text, rank real)
language sql stable
set search_path = ''
as $$
  with wanted as (
    select replace(plainto_tsquery('english', left(query, 2000))::text, ' & ', ' | ')::tsquery as words
  ),
  found as (
    select a.slug, a.title, a.summary, 'library'::text as origin, ts_rank_cd('{0.1, 0.2, 0.5, 1}', a.search_vector, words, 1|4) as rank
    from public.knowledge_articles a, wanted
    where a.published and a.search_vector @@ words
    union all
    select c.id::text, c.title, left(regexp_replace(c.content, '\s+', ' ', 'g'), 600), 'content',
      ts_rank_cd('{0.1, 0.2, 0.5, 1}', setweight(to_tsvector('english', c.title), 'A') || setweight(to_tsvector('english', c.content), 'C'), words, 1|4)
    from public.admin_content c, wanted
    where c.status = 'published' and c.content_type <> 'announcement'
      and (setweight(to_tsvector('english', c.title), 'A') || setweight(to_tsvector('english', c.content), 'C')) @@ words
  )
  select found.slug, found.title, found.summary, found.origin, found.rank from found
  order by found.rank desc, found.slug
  limit least(greatest(max_results, 1), 20)
$$;
comment on function public.search_knowledge(text, integer) is 'Articles for a question, the best first: the library (slug) and what administrators have published (id as slug).';
revoke execute on function public.search_knowledge(text, integer) from public, anon;
grant execute on function public.search_knowledge(text, integer) to authenticated, service_role;
