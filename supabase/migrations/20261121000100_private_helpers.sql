-- Helpers of constraints and triggers. Nobody but the owner can name anything in this schema.

create schema private;
comment on schema private is 'Functions behind triggers and constraints; not reachable through the API.';
revoke all on schema private from public;

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create function private.clock_seconds(clock text) returns numeric
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case
    when clock ~ '^\d{1,3}:[0-5]\d(\.\d{1,2})?$' then
      split_part(clock, ':', 1)::numeric * 60 + split_part(clock, ':', 2)::numeric
    when clock ~ '^\d{1,2}:[0-5]\d:[0-5]\d(\.\d{1,2})?$' then
      split_part(clock, ':', 1)::numeric * 3600 + split_part(clock, ':', 2)::numeric * 60 + split_part(clock, ':', 3)::numeric
  end
$$;
comment on function private.clock_seconds(text) is 'Seconds of a time written mm:ss or h:mm:ss; null when it is written otherwise.';
