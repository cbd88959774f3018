-- How much of the database one account has, for the server's quota. Only the server asks: what is measured costs as much as reading it.

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
revoke execute on function private.owned_tables(), private.account_usage(uuid) from public, anon, authenticated;
