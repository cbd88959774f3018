-- A statement that reads three tables asked three times about the session of its caller. What was found holds for the claims of this
-- transaction: the setting ends with it, and a request sets its claims before anything else.
create or replace function public.require_session() returns boolean
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
