-- Which row it is, since when it is there and who made it: written down once. A client may send whole rows back, as upserts do, so that
-- another value is not refused but has no effect. The server itself and functions with its rights are not held to it.

create function private.keep_id() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  return new;
end
$$;

create function private.keep_created_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := old.created_at;
  return new;
end
$$;

create function private.keep_created_by() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_by := old.created_by;
  return new;
end
$$;

-- Only an update that names the column pays for it.
do $$
declare
  kept record;
begin
  for kept in
    select c.relname as table_name, a.attname as column_name
    from pg_catalog.pg_class as c join pg_catalog.pg_attribute as a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attname in ('id', 'created_at', 'created_by')
    order by 1, 2
  loop
    execute format(
      'create trigger keep_%2$s before update of %2$I on public.%1$I for each row
       when (new.%2$I is distinct from old.%2$I and current_user in (''anon'', ''authenticated''))
       execute function private.keep_%2$s()',
      kept.table_name, kept.column_name
    );
  end loop;
end
$$;
