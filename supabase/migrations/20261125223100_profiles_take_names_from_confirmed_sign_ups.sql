-- The name of a new account is its metadata's. Metadata that changes before anybody has signed in takes the name of the profile with it: whoever
-- began the account may not have been its owner. Afterwards a name is only filled in where there is none.

create function private.read_names(facts jsonb, out first_name text, out last_name text)
language sql immutable
set search_path = ''
as $$
  -- Google and Apple send given_name and family_name, or only the full name.
  select
    nullif(left(btrim(coalesce(facts ->> 'first_name', facts ->> 'given_name', split_part(full_name, ' ', 1))), 100), ''),
    nullif(left(btrim(coalesce(facts ->> 'last_name', facts ->> 'family_name', substr(full_name, strpos(full_name || ' ', ' ') + 1))), 100), '')
  from (select btrim(coalesce(facts ->> 'full_name', facts ->> 'name', '')) as full_name) as names
$$;

create function private.follow_names_of_metadata() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  names record := private.read_names(coalesce(new.raw_user_meta_data, '{}'));
begin
  update public.profiles set
    first_name = case when new.last_sign_in_at is null then names.first_name else coalesce(profiles.first_name, names.first_name) end,
    last_name = case when new.last_sign_in_at is null then names.last_name else coalesce(profiles.last_name, names.last_name) end
  where profiles.id = new.id
    and (new.last_sign_in_at is null or profiles.first_name is null or profiles.last_name is null);
  return null;
end
$$;
create trigger on_auth_user_metadata_changed after update of raw_user_meta_data on auth.users
for each row when (old.raw_user_meta_data is distinct from new.raw_user_meta_data)
execute function private.follow_names_of_metadata();
