-- A new account has its profile from the first moment.

create function private.handle_new_user() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  facts jsonb := coalesce(new.raw_user_meta_data, '{}');
  full_name text := btrim(coalesce(facts ->> 'full_name', facts ->> 'name', ''));
  picture text := facts ->> 'avatar_url';
begin
  insert into public.profiles (id, first_name, last_name, avatar_url)
  values (
    new.id,
    -- Google and Apple send given_name and family_name, or only the full name.
    nullif(left(btrim(coalesce(facts ->> 'first_name', facts ->> 'given_name', split_part(full_name, ' ', 1))), 100), ''),
    nullif(left(btrim(coalesce(facts ->> 'last_name', facts ->> 'family_name', substr(full_name, strpos(full_name || ' ', ' ') + 1))), 100), ''),
    case when picture ~ '^https?://' and char_length(picture) <= 2000 then picture end
  )
  on conflict (id) do nothing;
  insert into public.athlete_profiles (id) values (new.id) on conflict (id) do nothing;
  return null;
end
$$;

create trigger on_auth_user_created after insert on auth.users
for each row execute function private.handle_new_user();

-- Accounts that were there before these migrations.
insert into public.profiles (id, first_name, last_name)
select id, nullif(left(raw_user_meta_data ->> 'first_name', 100), ''), nullif(left(raw_user_meta_data ->> 'last_name', 100), '')
from auth.users
on conflict (id) do nothing;
insert into public.athlete_profiles (id) select id from auth.users on conflict (id) do nothing;
