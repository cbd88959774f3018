-- The roles of a Supabase database. They belong to the whole cluster, so another database may already have made them.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit')
    ) as role (name, attributes)
  loop
    begin
      execute format('create role %I %s', wanted.name, wanted.attributes);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator;

-- The server's own connection changes into these roles for the length of one transaction.
do $$
begin
  execute format('grant anon, authenticated, service_role to %I', current_user);
end
$$;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

-- Wide privileges, as on a hosted project: row-level security is the wall, and every table has it.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
