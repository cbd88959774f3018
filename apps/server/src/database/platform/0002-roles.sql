-- The roles of a Supabase database. They belong to the whole cluster, so another database may already have made them, even at this moment.

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
    continue when exists (select 1 from pg_roles where rolname = wanted.name);
    begin
      execute format('create role %I %s', wanted.name, wanted.attributes);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;

-- The server's own connection changes into these roles for the length of one transaction, as `authenticator` does on a
-- Supabase project. A database user that may not grant them can be given them beforehand.
do $$
declare
  grantee name;
  granted name;
begin
  foreach grantee in array array['authenticator', current_user]::name[] loop
    foreach granted in array array['anon', 'authenticated', 'service_role']::name[] loop
      if not exists (
        select 1 from pg_auth_members where roleid = quote_ident(granted)::regrole and pg_auth_members.member = quote_ident(grantee)::regrole
      ) then
        begin
          execute format('grant %I to %I', granted, grantee);
        exception when unique_violation then
          null;
        end;
      end if;
    end loop;
  end loop;
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
