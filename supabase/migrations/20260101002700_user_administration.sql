-- The administrators' list of users, which stays quick with any number of accounts, and the record of changes to accounts.

-- The table of accounts belongs to the sign-in service, where nothing can be indexed.
create table private.account_directory (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  name text,
  joined_at timestamptz not null
);
comment on table private.account_directory is 'What administrators find and sort accounts by, kept by triggers. Deleted accounts are not in it.';
comment on column private.account_directory.name is 'First and last name in small letters; null without one.';
create index account_directory_email_idx on private.account_directory (email, user_id);
create index account_directory_name_idx on private.account_directory (name, user_id);
create index account_directory_joined_at_idx on private.account_directory (joined_at, user_id);
-- No pending list, which every search would have to read.
create index account_directory_search_idx on private.account_directory
using gin (email extensions.gin_trgm_ops, name extensions.gin_trgm_ops) with (fastupdate = off);

alter table private.account_directory enable row level security;

create function public.list_users(
  search text default '', sort text default 'joined', descending boolean default true, page integer default 1, page_size integer default 25
)
returns table (
  id uuid, email text, first_name text, last_name text, avatar_url text, gender text, age integer, roles text[],
  created_at timestamptz, last_sign_in_at timestamptz, email_confirmed boolean, two_factor boolean, disabled boolean,
  level integer, total_workouts integer, total_personal_bests integer, completed_goals integer, total bigint, more boolean
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  -- Accounts behind the page that are still counted.
  counted constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 25), 1), 100);
  skipped bigint := (greatest(coalesce(page, 1), 1) - 1)::bigint * size;
  direction text := case when descending then 'desc' else 'asc' end;
  sorted text := format('order by %I %s, user_id %s', case sort when 'name' then 'name' when 'email' then 'email' else 'joined_at' end, direction, direction);
  conditions text;
  listed uuid[];
  found_accounts bigint;
begin
  perform public.require_session();
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can list users' using errcode = 'insufficient_privilege';
  end if;
  -- One condition per word: the index cannot be used for `like all (array)`. E-mails and names are stored in small letters.
  select string_agg(format('(email like %1$L or name like %1$L)', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' and ')
  into conditions
  from regexp_split_to_table(lower(left(search, 200)), '\s+') as word where word <> '';
  if conditions is null then
    execute format('select array(select user_id from private.account_directory %s limit $1 offset $2)', sorted) into listed using size, skipped;
    select count(*) into found_accounts from (select from private.account_directory limit skipped + counted + 1) as near;
  else
    -- Materialized: however few accounts match, the search index is read first and never the index of the sort order.
    execute format(
      'with fitting as materialized (select user_id, email, name, joined_at from private.account_directory where %s)
       select array(select user_id from fitting %s limit $1 offset $2), (select count(*) from fitting)', conditions, sorted
    ) into listed, found_accounts using size, skipped;
  end if;
  return query
    select
      u.id, u.email::text, p.first_name, p.last_name, p.avatar_url, p.gender, p.age,
      array(select r.role from public.user_roles as r where r.user_id = u.id order by r.role) || 'user'::text,
      u.created_at, u.last_sign_in_at, u.email_confirmed_at is not null,
      exists (select 1 from auth.mfa_factors as f where f.user_id = u.id and f.status = 'verified'),
      u.banned_until is not null and u.banned_until > now(),
      coalesce(s.level, 1), coalesce(s.total_workouts, 0), coalesce(s.total_personal_bests, 0), coalesce(s.completed_goals, 0),
      least(found_accounts, skipped + counted), found_accounts > skipped + counted
    from unnest(listed) with ordinality as l (user_id, place)
    join auth.users as u on u.id = l.user_id
    left join public.profiles as p on p.id = l.user_id
    left join lateral (select * from public.user_stats as o where o.user_id = l.user_id) as s on true
    order by l.place;
end
$$;
comment on function public.list_users(text, text, boolean, integer, integer) is
  'Administrators only. A page of the accounts in whose e-mail or name each word of the search occurs. sort: joined, name or email. total: '
  'of all pages, counted up to 1000 behind this one; more: there are more than that.';
revoke execute on function public.list_users(text, text, boolean, integer, integer) from public, anon;
grant execute on function public.list_users(text, text, boolean, integer, integer) to authenticated, service_role;

create function public.list_account_changes(page integer default 1, page_size integer default 25)
returns table (
  id uuid, action text, role text, user_id uuid, user_email text, changed_by uuid, changed_by_email text, created_at timestamptz, total bigint
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 25), 1), 100);
begin
  perform public.require_session();
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can read the record of changes to accounts' using errcode = 'insufficient_privilege';
  end if;
  return query
    with wanted as (
      select * from public.account_changes as c
      order by c.created_at desc, c.id desc
      limit size offset (greatest(coalesce(page, 1), 1) - 1)::bigint * size
    )
    select
      w.id, w.action, w.role, w.user_id, u.email::text, w.changed_by, b.email::text, w.created_at,
      (select count(*) from public.account_changes)
    from wanted as w
    left join auth.users as u on u.id = w.user_id
    left join auth.users as b on b.id = w.changed_by
    order by w.created_at desc, w.id desc;
end
$$;
comment on function public.list_account_changes(integer, integer) is
  'Administrators only. A page of the record, newest first; total: of all pages. An e-mail is null when the account is gone; changed_by is '
  'null for what was done on the command line.';
revoke execute on function public.list_account_changes(integer, integer) from public, anon;
grant execute on function public.list_account_changes(integer, integer) to authenticated, service_role;

create function private.enter_into_directory(account uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.account_directory as d (user_id, email, name, joined_at)
  select u.id, lower(coalesce(u.email, '')), nullif(lower(concat_ws(' ', p.first_name, p.last_name)), ''), coalesce(u.created_at, now())
  from auth.users as u left join public.profiles as p on p.id = u.id
  where u.id = account and u.deleted_at is null
  on conflict (user_id) do update set email = excluded.email, name = excluded.name, joined_at = excluded.joined_at;
end
$$;

create function private.keep_directory_of_profiles() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.enter_into_directory(new.id);
  return null;
end
$$;
create trigger enter_into_directory after insert on public.profiles
for each row execute function private.keep_directory_of_profiles();
create trigger rename_in_directory after update of first_name, last_name on public.profiles
for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
execute function private.keep_directory_of_profiles();

create function private.keep_directory_of_accounts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.deleted_at is null then
    perform private.enter_into_directory(new.id);
  else
    delete from private.account_directory where user_id = new.id;
  end if;
  return null;
end
$$;
-- A new account comes with its profile.
create trigger keep_directory after update of email, created_at, deleted_at on auth.users
for each row when ((old.email, old.created_at, old.deleted_at) is distinct from (new.email, new.created_at, new.deleted_at))
execute function private.keep_directory_of_accounts();

-- Accounts that were there before these migrations, as in a Supabase project.
select private.enter_into_directory(id) from auth.users;
