-- Articles, guides and announcements of administrators, with scheduled publishing, version history and search (ADR 025).

create table public.admin_content (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint admin_content_title_length check (char_length(btrim(title)) between 1 and 200),
  content text not null default '' constraint admin_content_content_length check (char_length(content) <= 200000),
  content_type text not null default 'article' constraint admin_content_content_type_known
    check (content_type in ('article', 'guide', 'announcement', 'faq')),
  status text not null default 'draft' constraint admin_content_status_known
    check (status in ('draft', 'review', 'published', 'archived')),
  tags text[] not null default '{}' constraint admin_content_tags_count check (cardinality(tags) <= 50)
    constraint admin_content_tags_size check (pg_column_size(tags) <= 16384),
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  publish_at timestamptz,
  -- When athletes see it from: the policy and every search compare this column with now(), so that no job has to publish anything.
  visible_from timestamptz generated always as (
    case when status = 'published' then published_at when status in ('draft', 'review') then publish_at end
  ) stored,
  search_vector tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('simple', title), 'A') ||
    setweight(to_tsvector('english', private.list_text(tags)), 'A') ||
    setweight(to_tsvector('simple', private.list_text(tags)), 'A') ||
    setweight(to_tsvector('english', left(content, 100000)), 'C') ||
    setweight(to_tsvector('simple', left(content, 100000)), 'C')
  ) stored,
  topics text[] not null generated always as (private.lower_list(tags)) stored
    constraint admin_content_topics_size check (pg_column_size(topics) <= 16384)
);
comment on column public.admin_content.published_at is 'When it was last published; kept by the database, also after it is archived.';
comment on column public.admin_content.publish_at is 'A draft or a review becomes visible by itself at this time; null without one.';
comment on column public.admin_content.visible_from is 'Athletes read it from this time on; null: not planned to be read.';
comment on column public.admin_content.search_vector is 'Stems, and the words as they are written: those match while somebody is still typing.';
comment on column public.admin_content.topics is 'The tags, in small letters: what athletes narrow the library to.';
create index admin_content_created_at_idx on public.admin_content (created_at desc);
create index admin_content_status_idx on public.admin_content (status, content_type, created_at desc);
create index admin_content_created_by_idx on public.admin_content (created_by);
create index admin_content_search_vector_idx on public.admin_content using gin (search_vector);
create index admin_content_tags_idx on public.admin_content using gin (tags);
create index admin_content_updated_at_idx on public.admin_content (updated_at desc, id);
create index admin_content_title_idx on public.admin_content (title, id);
create index admin_content_type_idx on public.admin_content (content_type, updated_at desc, id);
create index admin_content_visible_from_idx on public.admin_content (visible_from desc, id) where visible_from is not null;
create index admin_content_topics_idx on public.admin_content using gin (topics);
create index admin_content_announcements_idx on public.admin_content (visible_from desc, id) where content_type = 'announcement';

create trigger touch_updated_at before update on public.admin_content
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.admin_content
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_created_by before update of created_by on public.admin_content
for each row when (new.created_by is distinct from old.created_by and current_user in ('anon', 'authenticated'))
execute function private.keep_created_by();
create trigger keep_id before update of id on public.admin_content
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.admin_content enable row level security;
create policy "Administrators add content" on public.admin_content
  for insert to authenticated with check ((select public.is_admin()) and created_by = (select auth.uid()));
create policy "Administrators change content" on public.admin_content
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove content" on public.admin_content
  for delete to authenticated using ((select public.is_admin()));
create policy "Everybody signed in reads what is out, administrators all" on public.admin_content
  for select to authenticated using (visible_from <= now() or (select public.is_admin()));
create policy "Only sessions that count" on public.admin_content
  as restrictive for all to authenticated using ((select public.require_session()));

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
create policy "Only sessions that count" on public.admin_content_versions
  as restrictive for all to authenticated using ((select public.require_session()));

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
create policy "Only sessions that count" on public.announcement_dismissals
  as restrictive for all to authenticated using ((select public.require_session()));

-- What a clock has published is put down as published with the next change of the row, at the time at which it came out.
create function private.keep_published_at() returns trigger
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
create trigger keep_published_at before insert or update on public.admin_content
for each row execute function private.keep_published_at();

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
  perform public.require_session();
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
