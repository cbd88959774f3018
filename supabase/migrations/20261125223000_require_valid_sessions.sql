-- An access token lives an hour, whatever becomes of its session, and says nothing of a second factor that the account has. Every row and every
-- function therefore asks the database: the session exists, the account is enabled, and where it has a verified factor the session has shown one.

create function private.has_second_factor(account uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select 1 from auth.mfa_factors where mfa_factors.user_id = account and mfa_factors.status = 'verified');
end
$$;

-- PL/pgSQL, because its statements are planned once per connection: each request asks this.
create function private.session_refusal() returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims jsonb := auth.jwt();
  account uuid;
  current_session text;
begin
  -- Visitors, the secret key and the command line have no session; grants and policies say what they may do.
  if claims ->> 'role' is distinct from 'authenticated' then
    return null;
  end if;
  account := (claims ->> 'sub')::uuid;
  current_session := claims ->> 'session_id';
  -- A token that another program has signed with the operator's key names no session; its account and its factor count all the same.
  if not private.is_enabled(account) or current_session is not null and not exists (
    select 1 from auth.sessions
    where sessions.id = current_session::uuid and sessions.user_id = account and (sessions.not_after is null or sessions.not_after > now())
  ) then
    return 'session_not_found';
  end if;
  if claims ->> 'aal' is distinct from 'aal2' and private.has_second_factor(account) then
    return 'insufficient_aal';
  end if;
  return null;
end
$$;
comment on function private.session_refusal() is 'Why the caller''s access token counts no more, or not yet: session_not_found or insufficient_aal; null when it counts.';

create function public.require_session() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  refusal text := private.session_refusal();
begin
  if refusal = 'insufficient_aal' then
    raise exception 'Enter a code of your authenticator app first' using errcode = 'insufficient_privilege', hint = refusal;
  elsif refusal is not null then
    raise exception 'Your session has ended. Please sign in again.' using errcode = 'insufficient_privilege', hint = refusal;
  end if;
  return true;
end
$$;
comment on function public.require_session() is
  'True for a session that exists, of an enabled account, with its second factor where it has one; otherwise 42501 with the hint session_not_found or '
  'insufficient_aal. Policies ask it once per statement: (select public.require_session()).';
revoke execute on function public.require_session() from public, anon;
grant execute on function public.require_session() to authenticated, service_role;

create function private.require_session_on_table(guarded regclass) returns void
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'create policy "Only sessions that count" on %s as restrictive for all to authenticated using ((select public.require_session()))', guarded
  );
end
$$;
comment on function private.require_session_on_table(regclass) is 'For migrations: every table of public but exercises has this policy.';

create function private.require_session_in_function(guarded regprocedure) returns void
language plpgsql
set search_path = ''
as $$
declare
  definition text := pg_catalog.pg_get_functiondef(guarded);
  body text;
  guarded_body text;
begin
  select p.prosrc into body from pg_catalog.pg_proc as p where p.oid = guarded;
  if exists (select 1 from pg_catalog.pg_proc as p join pg_catalog.pg_language as l on l.oid = p.prolang where p.oid = guarded and l.lanname = 'sql') then
    guarded_body := E'\n  select public.require_session();' || body;
  else
    guarded_body := pg_catalog.regexp_replace(body, E'\nbegin\n', E'\nbegin\n  perform public.require_session();\n');
  end if;
  if guarded_body = body then
    raise exception 'Function % has no place for the check of its session', guarded;
  end if;
  execute pg_catalog.replace(definition, body, guarded_body);
end
$$;
comment on function private.require_session_in_function(regprocedure) is
  'For migrations: row-level security does not see who calls a function with its owner''s rights, so that each asks by itself.';

do $$
declare
  guarded_table regclass;
  guarded_function regprocedure;
begin
  -- Anybody who signs up reads the exercise library, and is_admin() says who writes it: a policy of its own would keep its search from its index,
  -- because text search is not leakproof.
  for guarded_table in
    select oid::regclass from pg_catalog.pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'exercises'
  loop
    perform private.require_session_on_table(guarded_table);
  end loop;
  -- read_calendar_feed needs no session: its secret is the key.
  for guarded_function in
    select oid::regprocedure from pg_catalog.pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and prorettype <> 'trigger'::regtype
      and has_function_privilege('authenticated', oid, 'execute')
      and proname not in ('is_admin', 'require_session', 'read_calendar_feed')
  loop
    perform private.require_session_in_function(guarded_function);
  end loop;
end
$$;

create policy "Only sessions that count" on storage.buckets
  as restrictive for all to authenticated using ((select public.require_session()));
create policy "Only sessions that count" on storage.objects
  as restrictive for all to authenticated using ((select public.require_session()));

-- Administrators read and change what belongs to others: a password alone does not make one.

create table private.admin_access (
  only_row boolean primary key default true check (only_row),
  second_factor text not null check (second_factor in ('required', 'optional'))
);
comment on table private.admin_access is
  'Whether administrators need a second factor; no row: they do. Ironpace''s server writes ADMIN_SECOND_FACTOR here at every start.';
alter table private.admin_access enable row level security;

create or replace function public.is_admin() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.user_roles where user_roles.user_id = auth.uid() and user_roles.role = 'admin') then
    return false;
  end if;
  if private.session_refusal() is not null then
    return false;
  end if;
  return exists (select 1 from private.admin_access where admin_access.second_factor = 'optional')
    or auth.jwt() ->> 'aal' is not distinct from 'aal2' and private.has_second_factor(auth.uid());
end
$$;
comment on function public.is_admin() is
  'Whether the caller is an administrator whose session counts and has shown a second factor, unless administrators need none. Policies ask it once '
  'per statement: (select public.is_admin()).';
