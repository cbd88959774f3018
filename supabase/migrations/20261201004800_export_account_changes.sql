-- What was recorded about an account is its person's to read: the roles it got and lost, and when it was disabled.

-- Replaces 20260101002600_own_account.sql.
create or replace function public.export_own_account() returns jsonb
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
      from auth.sessions s where s.user_id = u.id), '[]'),
    'account_changes', coalesce((
      select jsonb_agg(jsonb_build_object('action', c.action, 'role', c.role, 'created_at', c.created_at) order by c.created_at, c.id)
      from public.account_changes c where c.user_id = u.id), '[]')
  )
  from auth.users u where u.id = auth.uid()
$$;
comment on function public.export_own_account() is
  'The caller''s account, ways to sign in, second factors, devices, and what was recorded about its roles; null without an account.';

comment on table public.account_changes is
  'Every grant and every removal of a role, and every account that was disabled or enabled. No foreign keys: the record outlives the accounts, until Ironpace''s server removes it after AUDIT_LOG_DAYS.';
