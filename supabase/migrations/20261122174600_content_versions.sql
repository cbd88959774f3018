-- Scheduled publishing, version history and search of what administrators write (ADR 093).

alter table public.admin_content
  add column publish_at timestamptz,
  -- When athletes see it from: the policy and every search compare this column with now(), so that no job has to publish anything.
  add column visible_from timestamptz generated always as (
    case when status = 'published' then published_at when status in ('draft', 'review') then publish_at end
  ) stored,
  add column search_vector tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('simple', title), 'A') ||
    setweight(to_tsvector('english', private.list_text(tags)), 'A') ||
    setweight(to_tsvector('simple', private.list_text(tags)), 'A') ||
    setweight(to_tsvector('english', left(content, 100000)), 'C') ||
    setweight(to_tsvector('simple', left(content, 100000)), 'C')
  ) stored;
comment on column public.admin_content.publish_at is 'A draft or a review becomes visible by itself at this time; null without one.';
comment on column public.admin_content.visible_from is 'Athletes read it from this time on; null: not planned to be read.';
comment on column public.admin_content.search_vector is 'Stems, and the words as they are written: those match while somebody is still typing.';

drop index public.admin_content_search_idx;
create index admin_content_search_vector_idx on public.admin_content using gin (search_vector);
create index admin_content_tags_idx on public.admin_content using gin (tags);
create index admin_content_updated_at_idx on public.admin_content (updated_at desc, id);
create index admin_content_title_idx on public.admin_content (title, id);
create index admin_content_type_idx on public.admin_content (content_type, updated_at desc, id);
create index admin_content_visible_from_idx on public.admin_content (visible_from desc, id) where visible_from is not null;

drop policy "Everybody signed in reads what is published, administrators all" on public.admin_content;
create policy "Everybody signed in reads what is out, administrators all" on public.admin_content
  for select to authenticated using (visible_from <= now() or (select public.is_admin()));

-- What a clock has published is put down as published with the next change of the row, at the time at which it came out.
create or replace function private.keep_published_at() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  was_out boolean := tg_op = 'UPDATE' and old.status <> 'published' and coalesce(old.publish_at <= now(), false);
begin
  if was_out and new.status = old.status and new.publish_at is not distinct from old.publish_at then
    new.status := 'published';
  end if;
  if new.status not in ('draft', 'review') then
    new.publish_at := null;
  end if;
  if tg_op = 'INSERT' then
    new.published_at := null;
  elsif was_out then
    new.published_at := old.publish_at;
  else
    new.published_at := old.published_at;
  end if;
  -- A time that has passed already means now.
  if new.publish_at <= now() then
    new.status := 'published';
    new.publish_at := null;
  end if;
  if new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') and not was_out then
    new.published_at := now();
  end if;
  return new;
end
$$;

create table public.admin_content_versions (
  content_id uuid not null references public.admin_content (id) on delete cascade,
  version integer not null constraint admin_content_versions_version_positive check (version > 0),
  title text not null,
  content text not null,
  content_type text not null,
  status text not null,
  tags text[] not null,
  publish_at timestamptz,
  changed_by uuid references public.profiles (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (content_id, version)
);
comment on table public.admin_content_versions is 'Each state of a piece that somebody saved, the newest included. Only the trigger on admin_content writes it.';
comment on column public.admin_content_versions.changed_by is 'Who saved it; null for the server and for accounts that are gone.';
create index admin_content_versions_changed_by_idx on public.admin_content_versions (changed_by);

alter table public.admin_content_versions enable row level security;
create policy "Administrators read the history" on public.admin_content_versions
  for select to authenticated using ((select public.is_admin()));

create function private.keep_content_version() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (new.title, new.content, new.content_type, new.status, new.tags, new.publish_at)
     is not distinct from (old.title, old.content, old.content_type, old.status, old.tags, old.publish_at) then
    return null;
  end if;
  -- The row that changes is locked: two changes of one piece cannot take the same number.
  insert into public.admin_content_versions (content_id, version, title, content, content_type, status, tags, publish_at, changed_by)
  select new.id, coalesce(max(v.version), 0) + 1, new.title, new.content, new.content_type, new.status, new.tags, new.publish_at,
    (select p.id from public.profiles p where p.id = auth.uid())
  from public.admin_content_versions v where v.content_id = new.id;
  return null;
end
$$;
create trigger keep_version after insert or update on public.admin_content
for each row execute function private.keep_content_version();

insert into public.admin_content_versions (content_id, version, title, content, content_type, status, tags, changed_by, changed_at)
select id, 1, title, content, content_type, status, tags, created_by, updated_at from public.admin_content;

-- Each word must occur, as its stem or as the beginning of a word, but for words that mean nothing ("how", "the") beside others. Null when there
-- is no word in it.
create function private.prefix_query(search text) returns tsquery
language sql stable
set search_path = ''
as $$
  with words as (
    select lexeme, plainto_tsquery('english', lexeme)::text as stem
    from unnest(to_tsvector('simple', translate(left(search, 200), '''\', '  ')))
  )
  select string_agg('(' || concat_ws(' | ', '''' || lexeme || ''':*', nullif(stem, '')) || ')', ' & ')::tsquery
  from words where stem <> '' or not exists (select 1 from words where stem <> '')
$$;
comment on function private.prefix_query(text) is 'For search_vector columns that hold stems and plain words; null without a word.';

-- Security definer: with row-level security an index cannot serve `@@`, which may not look at rows before the policy has.
create function public.list_admin_content(
  search text default '', tab text default 'all', tag text default null, sort text default 'updated', first_row integer default 0, page_size integer default 20
)
returns table (
  id uuid, title text, content_type text, status text, standing text, tags text[], excerpt text,
  created_at timestamptz, updated_at timestamptz, published_at timestamptz, publish_at timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words tsquery := private.prefix_query(search);
  conditions text := 'true';
  sorted text;
begin
  if not public.is_admin() then
    raise exception 'Only administrators can list content' using errcode = 'insufficient_privilege';
  end if;
  if btrim(coalesce(search, '')) <> '' then
    conditions := case when words is null then 'false' else 'c.search_vector @@ $1' end;
  end if;
  if tag is not null then
    conditions := conditions || ' and c.tags @> array[$2]';
  end if;
  conditions := conditions || case tab
    when 'articles' then ' and c.content_type = ''article'''
    when 'guides' then ' and c.content_type = ''guide'''
    when 'published' then ' and c.visible_from <= now()'
    when 'drafts' then ' and c.status = ''draft'' and (c.visible_from is null or c.visible_from > now())'
    else ''
  end;
  sorted := case sort
    when 'created' then 'c.created_at desc, c.id'
    when 'title' then 'c.title, c.id'
    when 'published' then 'c.visible_from desc nulls last, c.id'
    else 'c.updated_at desc, c.id'
  end;
  return query execute format(
    'select c.id, c.title, c.content_type, c.status,
       case when c.visible_from <= now() then ''published'' when c.visible_from is not null then ''scheduled'' else c.status end,
       c.tags, left(c.content, 600), c.created_at, c.updated_at,
       case when c.visible_from <= now() then c.visible_from else c.published_at end, c.publish_at,
       (select count(*) from public.admin_content c where %1$s)
     from public.admin_content c where %1$s
     order by %2$s offset $3 limit $4', conditions, sorted)
  using words, tag, greatest(first_row, 0), least(greatest(page_size, 1), 100);
end
$$;
comment on function public.list_admin_content(text, text, text, text, integer, integer) is
  'Administrators only. A page of content with its excerpt; tabs: all, articles, guides, published, drafts; sorts: updated, created, title, published. '
  'standing: the status, or scheduled, or published once the time has come. total: how many there are on all pages.';
revoke execute on function public.list_admin_content(text, text, text, text, integer, integer) from public, anon, service_role;
grant execute on function public.list_admin_content(text, text, text, text, integer, integer) to authenticated;
