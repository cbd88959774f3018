-- A change of a session that names none of its columns is the caller's mistake, told as one: the statement made of them would be none.

create or replace function private.session_columns(given jsonb) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_catalog.pg_attribute
  where attrelid = 'public.training_sessions'::regclass and attnum > 0 and not attisdropped
    and attname not in ('id', 'plan_id') and given ? attname;
  if columns is null then
    raise exception 'A change must name what it changes' using errcode = 'invalid_parameter_value';
  end if;
  return columns;
end
$$;
