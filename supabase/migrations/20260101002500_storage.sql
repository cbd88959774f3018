-- The bucket of training videos, and how much of storage and database is used. Anybody may watch a video by its URL; administrators keep the
-- files, their metadata/{name}.json, and a frame of each as posters/{name}.jpg.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('training_videos', 'training_videos', true, 2147483648, '{video/*,image/jpeg,application/json}')
on conflict (id) do nothing;

create policy "Administrators see the bucket of training videos" on storage.buckets
  for select to authenticated using (id = 'training_videos' and (select public.is_admin()));

create policy "Administrators list training videos" on storage.objects
  for select to authenticated using (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Administrators upload training videos" on storage.objects
  for insert to authenticated with check (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Administrators change training videos" on storage.objects
  for update to authenticated
  using (bucket_id = 'training_videos' and (select public.is_admin()))
  with check (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Administrators remove training videos" on storage.objects
  for delete to authenticated using (bucket_id = 'training_videos' and (select public.is_admin()));
create policy "Only sessions that count" on storage.buckets
  as restrictive for all to authenticated using ((select public.require_session()));
create policy "Only sessions that count" on storage.objects
  as restrictive for all to authenticated using ((select public.require_session()));

create table private.storage_quota (
  only_row boolean primary key default true check (only_row),
  bytes bigint not null check (bytes > 0)
);
comment on table private.storage_quota is 'Bytes all stored objects together may have; no row: nobody has said.';

alter table private.storage_quota enable row level security;

create function public.storage_usage() returns table (bytes bigint, objects bigint, quota_bytes bigint)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform public.require_session();
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can see how much storage is used' using errcode = 'insufficient_privilege';
  end if;
  return query
    select coalesce(sum((metadata ->> 'size')::numeric), 0)::bigint, count(*), (select quota.bytes from private.storage_quota as quota)
    from storage.objects;
end
$$;
comment on function public.storage_usage() is 'Bytes and number of all stored objects, and the quota; null where none is set. For administrators.';
revoke execute on function public.storage_usage() from public, anon;
grant execute on function public.storage_usage() to authenticated, service_role;

-- The server's quota per account. Only the server asks: measuring costs as much as reading.
create function private.owned_tables() returns table (relation regclass, condition text)
language sql stable
set search_path = ''
as $$
  with recursive owned as (
    select t.oid::regclass as relation, format('%I = $1', a.attname) as condition
    from pg_catalog.pg_class t
    join pg_catalog.pg_attribute a on a.attrelid = t.oid and a.atttypid = 'uuid'::regtype and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and (
        a.attname in ('user_id', 'creator_id')
        or exists (
          select 1 from pg_catalog.pg_constraint c
          where c.conrelid = t.oid and c.contype = 'f' and c.confrelid = 'auth.users'::regclass and c.conkey = array[a.attnum] and c.confdeltype = 'c'
        )
      )
    union
    select c.conrelid::regclass, format('%I in (select id from %s where %s)', a.attname, owned.relation, owned.condition)
    from owned
    join pg_catalog.pg_constraint c on c.contype = 'f' and c.confrelid = owned.relation and cardinality(c.conkey) = 1
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attnotnull
    where c.conrelid <> c.confrelid and c.confdeltype = 'c'
  )
  -- A column that names the account before a way through another table.
  select distinct on (owned.relation) owned.relation, owned.condition from owned order by owned.relation, length(owned.condition)
$$;
comment on function private.owned_tables() is 'Tables of public with rows of accounts, and the condition that finds those of account $1.';
revoke execute on function private.owned_tables() from public, anon, authenticated;

create function private.account_usage(account uuid) returns table (rows bigint, bytes bigint)
language plpgsql stable
set search_path = ''
as $$
declare
  owned record;
  found_rows bigint;
  found_bytes bigint;
begin
  rows := 0;
  bytes := 0;
  for owned in select * from private.owned_tables() loop
    execute format('select count(*), coalesce(sum(pg_column_size(t)), 0) from %s as t where %s', owned.relation, owned.condition)
      into found_rows, found_bytes using account;
    rows := rows + found_rows;
    bytes := bytes + found_bytes;
  end loop;
  return next;
end
$$;
comment on function private.account_usage(uuid) is 'Rows and bytes in the tables of public that belong to this account, directly or through their parent.';
revoke execute on function private.account_usage(uuid) from public, anon, authenticated;
