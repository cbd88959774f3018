-- An account or a role that is not there is the caller's mistake: 404. Of the class of no_data_found (P0) PostgREST makes a server error, which
-- clients repeat and operators are woken for.

do $$
declare
  definition text;
begin
  for definition in
    select pg_get_functiondef(oid) from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosrc like '%errcode = ''no_data_found''%'
  loop
    execute replace(definition, 'errcode = ''no_data_found''', 'errcode = ''PT404''');
  end loop;
end
$$;
