-- What people do with their own account beyond the authentication API: see and end the sessions on their devices, and delete the account.
-- Schema `auth` is only read, and rows are only deleted, so this works on a hosted project as well.
create function private.own_session_id() returns uuid
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_id uuid;
begin
  -- An access token outlives its session by up to an hour. What is done here must not be done with a token of a session that was ended.
  select sessions.id into found_id from auth.sessions
  where sessions.id::text = auth.jwt() ->> 'session_id' and sessions.user_id = auth.uid()
    and (sessions.not_after is null or sessions.not_after > now());
  if not found then
    raise exception 'Your session has ended. Please sign in again.' using errcode = 'insufficient_privilege', hint = 'session_not_found';
  end if;
  return found_id;
end
$$;

create function public.list_own_sessions()
returns table (
  id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, ip text, two_factor boolean, is_current boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  current_id uuid := private.own_session_id();
begin
  perform public.require_session();
  return query
    select
      s.id, s.created_at, greatest(s.created_at, s.refreshed_at at time zone 'UTC'), s.user_agent, host(s.ip),
      s.aal is not distinct from 'aal2', s.id = current_id
    from auth.sessions s
    where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    order by s.id = current_id desc, 3 desc, s.id;
end
$$;
comment on function public.list_own_sessions() is
  'Devices the caller is signed in on, this one first. last_used_at is the last refresh, at most an hour old on a device in use.';
revoke execute on function public.list_own_sessions() from public, anon;
grant execute on function public.list_own_sessions() to authenticated, service_role;

create function public.end_own_session(session_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.require_session();
  perform private.own_session_id();
  delete from auth.sessions where sessions.id = session_id and sessions.user_id = auth.uid();
  return found;
end
$$;
comment on function public.end_own_session(uuid) is 'Signs one device out; false when it was not signed in.';
revoke execute on function public.end_own_session(uuid) from public, anon;
grant execute on function public.end_own_session(uuid) to authenticated, service_role;

create function public.end_other_sessions() returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  current_id uuid := private.own_session_id();
  ended integer;
begin
  perform public.require_session();
  delete from auth.sessions where sessions.user_id = auth.uid() and sessions.id <> current_id;
  get diagnostics ended = row_count;
  return ended;
end
$$;
comment on function public.end_other_sessions() is 'Signs all other devices out; how many they were.';
revoke execute on function public.end_other_sessions() from public, anon;
grant execute on function public.end_other_sessions() to authenticated, service_role;

-- Whoever began without an address and without a password can delete the account as well: there is no address to compare with, and nothing to
-- sign in with again. The session is all they have, and all there is to show.
create function public.delete_own_account(confirm_email text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  current_id uuid := private.own_session_id();
  anonymous boolean;
begin
  perform public.require_session();
  select users.is_anonymous into anonymous from auth.users
  where users.id = auth.uid() and lower(coalesce(users.email, '')) = lower(btrim(coalesce(confirm_email, '')));
  if not found then
    raise exception 'The e-mail address does not match your account' using errcode = 'check_violation', hint = 'confirm_email';
  end if;
  if exists (select 1 from auth.mfa_factors where mfa_factors.user_id = auth.uid() and mfa_factors.status = 'verified')
    and not exists (select 1 from auth.sessions where sessions.id = current_id and sessions.aal = 'aal2') then
    raise exception 'Enter a code of your authenticator app first' using errcode = 'insufficient_privilege', hint = 'insufficient_aal';
  end if;
  if not anonymous and not exists (
    select 1 from auth.mfa_amr_claims claims
    where claims.session_id = current_id and claims.updated_at > now() - interval '15 minutes'
  ) then
    raise exception 'Please sign in again before you delete your account' using errcode = 'insufficient_privilege', hint = 'reauthentication_needed';
  end if;
  delete from auth.users where users.id = auth.uid();
end
$$;
comment on function public.delete_own_account(text) is
  'Deletes the caller''s account and all its rows for good. Needs the account''s e-mail address, a sign-in or code of the last 15 minutes, and aal2 '
  'where there is a second factor; otherwise 42501 with a hint. An anonymous account says no address, and needs no new sign-in. The last administrator '
  'is kept (23001).';
revoke execute on function public.delete_own_account(text) from public, anon;
grant execute on function public.delete_own_account(text) to authenticated, service_role;

-- What schema auth knows about the caller, for the export of everything that is stored about a person. Neither hashes nor secrets.
create function public.export_own_account() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.require_session();
  select jsonb_build_object(
    'id', u.id,
    'email', u.email,
    'created_at', u.created_at,
    'email_confirmed_at', u.email_confirmed_at,
    'last_sign_in_at', u.last_sign_in_at,
    'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
    'sign_in_methods', coalesce((
      select jsonb_agg(jsonb_build_object(
        'provider', i.provider, 'email', i.email, 'data', i.identity_data, 'created_at', i.created_at, 'last_sign_in_at', i.last_sign_in_at
      ) order by i.created_at)
      from auth.identities i where i.user_id = u.id), '[]'),
    'second_factors', coalesce((
      select jsonb_agg(jsonb_build_object('name', f.friendly_name, 'type', f.factor_type, 'created_at', f.created_at) order by f.created_at)
      from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'), '[]'),
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'created_at', s.created_at, 'last_used_at', greatest(s.created_at, s.refreshed_at at time zone 'UTC'), 'user_agent', s.user_agent,
        'ip', host(s.ip)
      ) order by s.created_at)
      from auth.sessions s where s.user_id = u.id), '[]')
  )
  from auth.users u where u.id = auth.uid()
$$;
comment on function public.export_own_account() is 'The caller''s account, ways to sign in, second factors and devices; null without an account.';
revoke execute on function public.export_own_account() from public, anon;
grant execute on function public.export_own_account() to authenticated, service_role;
