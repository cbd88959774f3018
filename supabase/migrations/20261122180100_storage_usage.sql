-- How much of the storage is used, for the administrators' dashboard. What may be used is known to whoever runs the server, which writes it
-- here at every start; on a Supabase project there is no row unless its owner adds one, and then no quota is told.

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
