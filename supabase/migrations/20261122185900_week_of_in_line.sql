-- Asked of every row that is counted: without settings of its own PostgreSQL writes it into the query instead of calling it.

create or replace function private.week_of(moment timestamptz) returns date
language sql immutable parallel safe
as $$
  select pg_catalog.date_trunc('week', moment at time zone 'UTC')::date
$$;
