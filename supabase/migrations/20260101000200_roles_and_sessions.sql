-- Who may act: sessions that count, administrators and their second factor, roles, and switching accounts off.
--
-- An access token is valid for an hour, whatever becomes of its session, and does not say whether the account has a second factor. Every policy
-- and every function with its owner's rights therefore asks the database: the session exists, the account is enabled, and a verified factor of the
-- account was used in this session.

-- A disabled administrator loses the role's power at once, not when the access token expires.
create function public.is_admin() returns boolean
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
revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

-- GoTrue calls a disabled account banned.
create function private.is_enabled(account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.users
    where users.id = account and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
  )
$$;

create function private.has_second_factor(account uuid) returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return exists (select 1 from auth.mfa_factors where mfa_factors.user_id = account and mfa_factors.status = 'verified');
end
$$;

-- One query whose plan each connection keeps, in PL/pgSQL, because every request asks it. It runs with the rights and the empty search path of the
-- functions that call it.
create function private.session_refusal() returns text
language plpgsql stable
as $$
declare
  claims jsonb := auth.jwt();
  account uuid;
  current_session uuid;
  counts boolean;
  has_factor boolean;
begin
  -- Visitors, the secret key and the command line have no session; grants and policies say what they may do.
  if claims ->> 'role' is distinct from 'authenticated' then
    return null;
  end if;
  account := claims ->> 'sub';
  -- A token that another program has signed with the operator's key names no session; its account and its factor count all the same.
  current_session := claims ->> 'session_id';
  select
    users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
      and (current_session is null or exists (
        select 1 from auth.sessions
        where sessions.id = current_session and sessions.user_id = account and (sessions.not_after is null or sessions.not_after > now())
      )),
    exists (select 1 from auth.mfa_factors where mfa_factors.user_id = account and mfa_factors.status = 'verified')
  into counts, has_factor
  from auth.users where users.id = account;
  if counts is not true then
    return 'session_not_found';
  end if;
  if has_factor and claims ->> 'aal' is distinct from 'aal2' then
    return 'insufficient_aal';
  end if;
  return null;
end
$$;
comment on function private.session_refusal() is 'Why the caller''s access token counts no more, or not yet: session_not_found or insufficient_aal; null when it counts.';

-- A statement that reads three tables would ask three times about the session of its caller. The result holds for the claims of this transaction: the
-- setting ends with it, and a request sets its claims before anything else.
create function public.require_session() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  claims text := concat(current_setting('request.jwt.claim', true), current_setting('request.jwt.claims', true));
  refusal text;
begin
  if current_setting('private.counted_claims', true) = claims then
    return true;
  end if;
  refusal := private.session_refusal();
  if refusal = 'insufficient_aal' then
    raise exception 'Enter a code of your authenticator app first' using errcode = 'insufficient_privilege', hint = refusal;
  elsif refusal is not null then
    raise exception 'Your session has ended. Please sign in again.' using errcode = 'insufficient_privilege', hint = refusal;
  end if;
  perform set_config('private.counted_claims', claims, true);
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

-- Roles beyond the implicit 'user', which is never stored. Rows change only through the functions below; the last administrator cannot be removed
-- by anybody.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin', 'coach')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Roles beyond the implicit ''user''.';
create index user_roles_role_idx on public.user_roles (role);

create trigger keep_created_at before update of created_at on public.user_roles
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();

alter table public.user_roles enable row level security;
create policy "Users read their own roles, administrators all" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Only sessions that count" on public.user_roles
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.account_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  role text constraint account_changes_role_of_grants check ((role is null) = (action in ('disabled', 'enabled'))),
  action text not null constraint account_changes_action_known check (action in ('granted', 'revoked', 'disabled', 'enabled')),
  changed_by uuid,
  created_at timestamptz not null default now()
);
comment on table public.account_changes is
  'Every grant and every removal of a role, and every account that was disabled or enabled. No foreign keys: the record outlives the accounts.';
comment on column public.account_changes.changed_by is 'The administrator who did it; null when it was done on the command line.';
comment on column public.account_changes.role is 'Null for disabled and enabled.';
create index account_changes_user_id_idx on public.account_changes (user_id);
create index account_changes_created_at_idx on public.account_changes (created_at desc, id desc);

create trigger keep_created_at before update of created_at on public.account_changes
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.account_changes
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.account_changes enable row level security;
create policy "Administrators read the record of changes to accounts" on public.account_changes
  for select to authenticated using ((select public.is_admin()));
create policy "Only sessions that count" on public.account_changes
  as restrictive for all to authenticated using ((select public.require_session()));

-- Administrators read and change what belongs to others: a password alone does not make one.
create table private.admin_access (
  only_row boolean primary key default true check (only_row),
  second_factor text not null check (second_factor in ('required', 'optional'))
);
comment on table private.admin_access is
  'Whether administrators need a second factor; no row: they do. Ironpace''s server writes ADMIN_SECOND_FACTOR here at every start.';

alter table private.admin_access enable row level security;

create function private.record_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A role is granted or revoked, never rewritten' using errcode = 'restrict_violation';
  elsif tg_op = 'INSERT' then
    insert into public.account_changes (user_id, role, action, changed_by) values (new.user_id, new.role, 'granted', auth.uid());
  else
    insert into public.account_changes (user_id, role, action, changed_by) values (old.user_id, old.role, 'revoked', auth.uid());
  end if;
  return null;
end
$$;
create trigger record_role_change after insert or update or delete on public.user_roles
for each row execute function private.record_role_change();

create function private.keep_last_admin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.assert_admin_remains_without(old.user_id);
  return old;
end
$$;
create trigger keep_last_admin before delete on public.user_roles
for each row when (old.role = 'admin') execute function private.keep_last_admin();

create function public.get_user_roles(uid uuid) returns setof text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform public.require_session();
  if uid is distinct from auth.uid() and not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'You can only read your own roles' using errcode = 'insufficient_privilege';
  end if;
  return query
    select user_roles.role from public.user_roles where user_roles.user_id = uid
    union all
    select 'user' from auth.users where users.id = uid
    order by 1;
end
$$;
comment on function public.get_user_roles(uuid) is 'Roles of an account, ''user'' among them. Own account, or any for administrators; otherwise 42501.';
revoke execute on function public.get_user_roles(uuid) from public, anon;
grant execute on function public.get_user_roles(uuid) to authenticated, service_role;

create function private.assert_may_change_roles() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can change roles' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.grant_user_role(target_user_id uuid, target_role text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_email text;
begin
  perform public.require_session();
  perform private.assert_may_change_roles();
  select users.email into target_email from auth.users where users.id = target_user_id;
  if not found then
    raise exception 'No such user' using errcode = 'PT404';
  end if;
  insert into public.user_roles (user_id, role) values (target_user_id, target_role) on conflict do nothing;
  if not found then
    return format('%s already has the role %s', target_email, target_role);
  end if;
  return format('%s now has the role %s', target_email, target_role);
end
$$;
comment on function public.grant_user_role(uuid, text) is 'Administrators only. Roles: admin, coach. Returns a sentence for the administrator.';
revoke execute on function public.grant_user_role(uuid, text) from public, anon;
grant execute on function public.grant_user_role(uuid, text) to authenticated, service_role;

create function public.revoke_user_role(target_user_id uuid, target_role text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_email text;
begin
  perform public.require_session();
  perform private.assert_may_change_roles();
  select users.email into target_email from auth.users where users.id = target_user_id;
  delete from public.user_roles where user_roles.user_id = target_user_id and user_roles.role = target_role;
  if not found then
    raise exception 'This user does not have the role %', target_role using errcode = 'PT404';
  end if;
  return format('%s no longer has the role %s', target_email, target_role);
end
$$;
comment on function public.revoke_user_role(uuid, text) is 'Administrators only; the last administrator stays one. Returns a sentence for the administrator.';
revoke execute on function public.revoke_user_role(uuid, text) from public, anon;
grant execute on function public.revoke_user_role(uuid, text) to authenticated, service_role;

create function public.make_user_admin(target_user_email text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_user_id uuid;
begin
  perform public.require_session();
  perform private.assert_may_change_roles();
  if coalesce(btrim(target_user_email), '') = '' then
    raise exception 'Please enter an email address';
  end if;
  select users.id into target_user_id from auth.users
  where users.email = lower(btrim(target_user_email)) and users.deleted_at is null;
  if not found then
    raise exception 'No user found with email %', btrim(target_user_email) using errcode = 'PT404';
  end if;
  insert into public.user_roles (user_id, role) values (target_user_id, 'admin') on conflict do nothing;
  if not found then
    return format('%s is already an administrator', btrim(target_user_email));
  end if;
  return format('%s is now an administrator', btrim(target_user_email));
end
$$;
comment on function public.make_user_admin(text) is 'Administrators only. Returns a sentence for the administrator.';
revoke execute on function public.make_user_admin(text) from public, anon;
grant execute on function public.make_user_admin(text) to authenticated, service_role;

-- Only an administrator who can sign in counts as one that is left.
create function private.assert_admin_remains_without(account uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One removal at a time: two administrators who remove each other at the same moment must not both succeed.
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles admin', 0));
  if not exists (
    select 1 from public.user_roles where role = 'admin' and user_id <> account and private.is_enabled(user_id)
  ) then
    raise exception 'The last administrator cannot be removed' using errcode = 'restrict_violation';
  end if;
end
$$;

create function private.assert_may_change_account(account uuid) returns text
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_email text;
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can change accounts' using errcode = 'insufficient_privilege';
  end if;
  select users.email into found_email from auth.users where users.id = account and users.deleted_at is null;
  if not found then
    raise exception 'No such user' using errcode = 'PT404';
  end if;
  return found_email;
end
$$;

create function private.record_account_change(account uuid, account_email text, disabled boolean) returns void
language sql security definer
set search_path = ''
as $$
  insert into public.account_changes (user_id, action, changed_by)
  values (account, case when disabled then 'disabled' else 'enabled' end, auth.uid());
  insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
  values (
    '00000000-0000-0000-0000-000000000000', gen_random_uuid(),
    json_build_object(
      'action', 'user_modified', 'log_type', 'user', 'actor_id', auth.uid(), 'actor_username', coalesce(auth.email(), ''), 'actor_via_sso', false,
      'traits', json_build_object('user_id', account, 'user_email', account_email, 'disabled', disabled)
    ),
    now(), ''
  )
$$;

create function public.disable_user(target_user_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_email text := private.assert_may_change_account(target_user_id);
begin
  perform public.require_session();
  if target_user_id = auth.uid() then
    raise exception 'You cannot disable your own account' using errcode = 'restrict_violation';
  end if;
  if exists (select 1 from public.user_roles where user_id = target_user_id and role = 'admin') then
    perform private.assert_admin_remains_without(target_user_id);
  end if;
  update auth.users set banned_until = now() + interval '100 years', updated_at = now() where users.id = target_user_id;
  delete from auth.sessions where sessions.user_id = target_user_id;
  perform private.record_account_change(target_user_id, target_email, true);
  return format('%s can no longer sign in', target_email);
end
$$;
comment on function public.disable_user(uuid) is
  'Administrators only, and neither themselves nor the last one. Ends the sessions of the account. Returns a sentence for the administrator.';
revoke execute on function public.disable_user(uuid) from public, anon;
grant execute on function public.disable_user(uuid) to authenticated, service_role;

create function public.enable_user(target_user_id uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_email text := private.assert_may_change_account(target_user_id);
begin
  perform public.require_session();
  update auth.users set banned_until = null, updated_at = now() where users.id = target_user_id;
  perform private.record_account_change(target_user_id, target_email, false);
  return format('%s can sign in again', target_email);
end
$$;
comment on function public.enable_user(uuid) is 'Administrators only. Returns a sentence for the administrator.';
revoke execute on function public.enable_user(uuid) from public, anon;
grant execute on function public.enable_user(uuid) to authenticated, service_role;
