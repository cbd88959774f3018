-- What outlives a session: a device that was signed out went on showing notifications, and the calendar's address of an account without a password ended
-- with nothing. And what people do with their own account by functions of the database stood in no log.

alter table public.push_subscriptions add column session_id uuid;
comment on column public.push_subscriptions.session_id is 'The session that asked for notifications last; the device is forgotten with it.';
create index push_subscriptions_session_id_idx on public.push_subscriptions (session_id);

create function private.bind_device_to_session() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.session_id := auth.jwt() ->> 'session_id';
  return new;
end
$$;
revoke execute on function private.bind_device_to_session() from public;
create trigger bind_to_session before insert or update on public.push_subscriptions
for each row when (current_user in ('anon', 'authenticated')) execute function private.bind_device_to_session();

create function private.forget_devices_of_session() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.push_subscriptions where push_subscriptions.session_id = old.id;
  return null;
end
$$;
revoke execute on function private.forget_devices_of_session() from public;
create trigger forget_devices_of_session after delete on auth.sessions
for each row execute function private.forget_devices_of_session();

-- A first password ends it as well: it is what the owner of an account that somebody else is in sets by mail.
create trigger remove_calendar_feed_with_first_password after update of encrypted_password on auth.users
for each row when (coalesce(old.encrypted_password, '') = '' and old.encrypted_password is distinct from new.encrypted_password)
execute function private.remove_calendar_feed_of_account();

create function private.record_own_action(action text, log_type text, traits json) returns void
language sql security definer
set search_path = ''
as $$
  insert into auth.audit_log_entries (instance_id, id, payload, created_at, ip_address)
  values (
    '00000000-0000-0000-0000-000000000000', gen_random_uuid(),
    json_build_object(
      'action', record_own_action.action, 'log_type', record_own_action.log_type, 'actor_id', auth.uid(), 'actor_username', coalesce(auth.email(), ''),
      'actor_via_sso', false, 'traits', record_own_action.traits
    ),
    now(),
    coalesce((select host(s.ip) from auth.sessions as s where s.id::text = auth.jwt() ->> 'session_id'), '')
  )
$$;
comment on function private.record_own_action(text, text, json) is
  'An entry of the audit log for what the caller does with the own account, with the network address at which the session was last refreshed.';
revoke execute on function private.record_own_action(text, text, json) from public;

-- Replaces 20260101002600_own_account.sql.
create or replace function public.end_own_session(session_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.require_session();
  perform private.own_session_id();
  if not exists (select 1 from auth.sessions where sessions.id = session_id and sessions.user_id = auth.uid()) then
    return false;
  end if;
  perform private.record_own_action('logout', 'account', json_build_object('scope', 'session', 'session_id', session_id));
  delete from auth.sessions where sessions.id = session_id and sessions.user_id = auth.uid();
  return true;
end
$$;

-- Replaces 20260101002600_own_account.sql.
create or replace function public.end_other_sessions() returns integer
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
  if ended > 0 then
    perform private.record_own_action('logout', 'account', json_build_object('scope', 'others', 'ended', ended));
  end if;
  return ended;
end
$$;

-- Replaces 20260101002600_own_account.sql.
create or replace function public.delete_own_account(confirm_email text) returns void
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
  perform private.record_own_action('user_deleted', 'team', json_build_object('user_id', auth.uid()));
  delete from auth.users where users.id = auth.uid();
end
$$;
