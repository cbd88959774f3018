-- The administrators' list of users, and switching an account off and on. A disabled account is one GoTrue calls banned.

create function private.is_enabled(account uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select 1 from auth.users
    where users.id = account and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())
  )
$$;

-- A disabled administrator loses the role's power at once, not when the access token expires.
create or replace function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.user_roles where user_id = auth.uid() and role = 'admin') and private.is_enabled(auth.uid())
$$;

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

create or replace function private.keep_last_admin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.assert_admin_remains_without(old.user_id);
  return old;
end
$$;

create function public.list_users(search text default '')
returns table (
  id uuid, email text, first_name text, last_name text, avatar_url text, roles text[],
  created_at timestamptz, last_sign_in_at timestamptz, email_confirmed boolean, two_factor boolean, disabled boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can list users' using errcode = 'insufficient_privilege';
  end if;
  return query
    select
      u.id, u.email::text, p.first_name, p.last_name, p.avatar_url,
      array(select r.role from public.user_roles r where r.user_id = u.id order by r.role) || 'user'::text,
      u.created_at, u.last_sign_in_at, u.email_confirmed_at is not null,
      exists (select 1 from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
      u.banned_until is not null and u.banned_until > now()
    from auth.users u left join public.profiles p on p.id = u.id
    where u.deleted_at is null
      and strpos(lower(concat_ws(' ', u.email, p.first_name, p.last_name)), lower(btrim(coalesce(search, '')))) > 0
    order by u.created_at desc, u.id;
end
$$;
comment on function public.list_users(text) is
  'Administrators only. Accounts whose e-mail or full name contains the text, newest first; pages and count as for a table (range, count=exact).';
revoke execute on function public.list_users(text) from public, anon;
grant execute on function public.list_users(text) to authenticated, service_role;

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
    raise exception 'No such user' using errcode = 'no_data_found';
  end if;
  return found_email;
end
$$;

create function private.record_account_change(account uuid, account_email text, disabled boolean) returns void
language sql security definer
set search_path = ''
as $$
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
  update auth.users set banned_until = null, updated_at = now() where users.id = target_user_id;
  perform private.record_account_change(target_user_id, target_email, false);
  return format('%s can sign in again', target_email);
end
$$;
comment on function public.enable_user(uuid) is 'Administrators only. Returns a sentence for the administrator.';
revoke execute on function public.enable_user(uuid) from public, anon;
grant execute on function public.enable_user(uuid) to authenticated, service_role;
