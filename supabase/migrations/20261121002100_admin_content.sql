-- Articles and guides. Athletes read what is published; administrators write.

create table public.admin_content (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint admin_content_title_length check (char_length(btrim(title)) between 1 and 200),
  content text not null default '' constraint admin_content_content_length check (char_length(content) <= 200000),
  content_type text not null default 'article' constraint admin_content_content_type_known
    check (content_type in ('article', 'guide', 'announcement', 'faq')),
  status text not null default 'draft' constraint admin_content_status_known
    check (status in ('draft', 'review', 'published', 'archived')),
  tags text[] not null default '{}' constraint admin_content_tags_count check (cardinality(tags) <= 50),
  created_by uuid default auth.uid() references public.profiles (id) on delete set null,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.admin_content.published_at is 'When it was last published; kept by the database, also after it is archived.';
create index admin_content_created_at_idx on public.admin_content (created_at desc);
create index admin_content_status_idx on public.admin_content (status, content_type, created_at desc);
create index admin_content_created_by_idx on public.admin_content (created_by);

create function private.keep_published_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.published_at := case when new.status = 'published' then now() end;
  elsif new.status = 'published' and old.status <> 'published' then
    new.published_at := now();
  else
    new.published_at := old.published_at;
  end if;
  return new;
end
$$;
create trigger keep_published_at before insert or update on public.admin_content
for each row execute function private.keep_published_at();
create trigger touch_updated_at before update on public.admin_content
for each row execute function private.touch_updated_at();

alter table public.admin_content enable row level security;
create policy "Everybody signed in reads what is published, administrators all" on public.admin_content
  for select to authenticated using (status = 'published' or (select public.is_admin()));
create policy "Administrators add content" on public.admin_content
  for insert to authenticated with check ((select public.is_admin()) and created_by = (select auth.uid()));
create policy "Administrators change content" on public.admin_content
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Administrators remove content" on public.admin_content
  for delete to authenticated using ((select public.is_admin()));
