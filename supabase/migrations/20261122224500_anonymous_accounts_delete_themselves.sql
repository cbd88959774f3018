-- Whoever began without an address and without a password can delete the account as well: there is no address to compare with, and nothing to
-- sign in with again. The session is all they have, and all there is to show.

create or replace function public.delete_own_account(confirm_email text) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  current_id uuid := private.own_session_id();
  anonymous boolean;
begin
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
