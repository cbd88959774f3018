-- Each request asks whether its session counts: one query whose plan each connection keeps, instead of a function for each part of the answer.
-- It runs with the rights and the empty search path of the functions that call it.

create or replace function private.session_refusal() returns text
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
