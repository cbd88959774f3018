-- Until somebody has signed in, the picture of a profile is its metadata's as the name is: whoever began an account with another's address has
-- planted neither.

-- Replaces 20260101000300_profiles.sql.
create or replace function private.follow_names_of_metadata() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  facts jsonb := coalesce(new.raw_user_meta_data, '{}');
  names record := private.read_names(facts);
  picture text := facts ->> 'avatar_url';
begin
  update public.profiles set
    first_name = case when new.last_sign_in_at is null then names.first_name else coalesce(profiles.first_name, names.first_name) end,
    last_name = case when new.last_sign_in_at is null then names.last_name else coalesce(profiles.last_name, names.last_name) end,
    avatar_url = case
      when new.last_sign_in_at is not null then profiles.avatar_url
      when picture ~ '^https?://' and char_length(picture) <= 2000 then picture
    end
  where profiles.id = new.id
    and (new.last_sign_in_at is null or profiles.first_name is null or profiles.last_name is null);
  return null;
end
$$;
