-- Helpers of constraints, triggers and policies, and what the roles of the API may do by default.
--
-- Conventions of all files:
-- * Every table has row-level security. The restrictive policy "Only sessions that count" stands on every table but exercises, whose search would lose
--   its index by it, because text search is not leakproof.
-- * A function with its owner's rights (security definer) asks for the session itself, in its first statement.
-- * keep_id, keep_created_at and keep_created_by stand on every table with such a column.
-- * A JSON value or a list has a constraint …_size, in bytes as PostgreSQL stores it: otherwise one account could store values of megabytes and have a
--   thousand of them read at once.
-- * Something that does not exist, or not for the caller, is raised as PT404. PostgREST would make a server error of no_data_found, which clients retry.

create schema private;
comment on schema private is 'Functions behind triggers and constraints; not reachable through the API.';
revoke all on schema private from public;

-- What the API's roles may do by default with what the following files make: everything, because row-level security is the wall, and the files
-- take away what is not meant. Supabase projects gave these privileges by themselves until 2026; newer ones do not, and may also have taken
-- EXECUTE from everybody. Where this server made the platform they are there already.

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
-- Row-level security does not stand before TRUNCATE, and nobody of the API makes triggers or references.
alter default privileges in schema public revoke truncate, trigger, references on tables from anon, authenticated;

-- Constraints and policies call these functions as whoever writes the row; nobody but the owner can name one.
alter default privileges in schema private grant execute on functions to public;

-- Indexes for searching by parts of words.
create extension if not exists pg_trgm with schema extensions;

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

create function private.list_text(words text[]) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select array_to_string(words, ' ')
$$;
comment on function private.list_text(text[]) is 'The words of a list, for full-text search.';

create function private.lower_list(words text[]) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select coalesce(array_agg(distinct lower(word)), '{}') from unnest(words) as word
$$;

-- Each word must occur, as its stem or as the beginning of a word, but for words that mean nothing ("how", "the") beside others. Null when there
-- is no word in it.
create function private.prefix_query(search text) returns tsquery
language sql stable
set search_path = ''
as $$
  with words as (
    select lexeme, plainto_tsquery('english', lexeme)::text as stem
    from unnest(to_tsvector('simple', translate(left(search, 200), '''\', '  ')))
  )
  select string_agg('(' || concat_ws(' | ', '''' || lexeme || ''':*', nullif(stem, '')) || ')', ' & ')::tsquery
  from words where stem <> '' or not exists (select 1 from words where stem <> '')
$$;
comment on function private.prefix_query(text) is 'For search_vector columns that hold stems and plain words; null without a word.';

create function private.words_beginning(query text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select to_tsquery('english', string_agg(word || ':*', ' & '))
  from regexp_split_to_table(lower(left(query, 200)), '[^[:alnum:]]+') as word
  where word <> ''
$$;
comment on function private.words_beginning(text) is 'Finds texts in which each word of the query begins a word; null when there is no word.';

-- The id of a row, its creation and its author never change. Clients may send whole rows back, as upserts do, so that another value is ignored and
-- not refused. The server itself and functions with its rights are exempt. Only an update that names the column pays for the trigger.
create function private.keep_id() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  return new;
end
$$;

create function private.keep_created_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := old.created_at;
  return new;
end
$$;

create function private.keep_created_by() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_by := old.created_by;
  return new;
end
$$;

-- Generated sessions are shown to administrators in the order in which they arrived: their author does not choose the moment.
create function private.date_now() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end
$$;
