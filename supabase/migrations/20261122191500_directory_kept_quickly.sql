-- Entries of the directory are made with plans that are kept: a function of language sql is planned again for every account.

create or replace function private.account_words(text_of_account text) returns setof text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return query select word from regexp_split_to_table(lower(text_of_account), $x$[-\s.,;:_+&()'"/\\@]+$x$) as word where word <> '';
end
$$;

create or replace function private.account_vector(email text, name text) returns tsvector
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  -- The words of name and mailbox, and with an @ the whole address and its domain: each is found by its beginning.
  return array_to_tsvector(array(
    select private.account_words(concat_ws(' ', name, split_part(email, '@', 1)))
    union
    select written from unnest(array[lower(email), '@' || lower(split_part(email, '@', 2))]) as written where written not in ('', '@')
  ));
end
$$;

create or replace function private.enter_into_directory(account uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.account_directory as d (user_id, email, name, joined_at, search_vector)
  select
    u.id, lower(coalesce(u.email, '')), nullif(lower(concat_ws(' ', p.first_name, p.last_name)), ''), coalesce(u.created_at, now()),
    private.account_vector(coalesce(u.email, ''), concat_ws(' ', p.first_name, p.last_name))
  from auth.users as u left join public.profiles as p on p.id = u.id
  where u.id = account and u.deleted_at is null
  on conflict (user_id) do update
  set email = excluded.email, name = excluded.name, joined_at = excluded.joined_at, search_vector = excluded.search_vector;
end
$$;

-- The embedded database has nobody who would put pending entries in their place later.
alter index private.account_directory_search_vector_idx set (fastupdate = off);
select gin_clean_pending_list('private.account_directory_search_vector_idx');
