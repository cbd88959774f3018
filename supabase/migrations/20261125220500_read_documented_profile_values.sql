-- The documents name one value in several ways (form, profile, wizard): accept each reading on any client and store the canonical value.
-- The same readings as packages/contract/src/enums/athlete.ts. Anything else goes on unchanged to the check constraint, which names the column.

create function private.canonical_profile_value(field text, reading text) returns text
language sql immutable
set search_path = ''
as $$
  with spelled as (select regexp_replace(lower(btrim(reading)), '[[:space:]_-]+', '-', 'g') as word)
  select case
    when reading is null then null
    when field = 'gender' then case word
      when 'non-binary' then 'non_binary'
      when 'prefer-not-to-say' then 'undisclosed'
      when 'woman' then 'female'
      when 'man' then 'male'
      when 'female' then 'female'
      when 'male' then 'male'
      when 'other' then 'other'
      when 'undisclosed' then 'undisclosed'
      else reading end
    when field = 'training_level' then case
      when word in ('competitor', 'competitive') then 'elite'
      when word in ('beginner', 'intermediate', 'advanced', 'elite') then word
      else reading end
    when field = 'primary_focus' then case
      when word in ('hybrid', 'general-fitness') then 'general'
      when word = 'weightlifting' then 'strength'
      when word in ('hyrox', 'crossfit', 'running', 'triathlon', 'strength', 'powerlifting', 'general') then word
      else reading end
    else reading
  end
  from spelled
$$;

create function private.store_canonical_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.gender := private.canonical_profile_value('gender', new.gender);
  new.primary_focus := private.canonical_profile_value('primary_focus', new.primary_focus);
  return new;
end
$$;

create function private.store_canonical_athlete_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.gender := private.canonical_profile_value('gender', new.gender);
  new.training_level := private.canonical_profile_value('training_level', new.training_level);
  new.primary_focus := private.canonical_profile_value('primary_focus', new.primary_focus);
  return new;
end
$$;

create trigger store_canonical_values before insert or update of gender, primary_focus on public.profiles
for each row execute function private.store_canonical_profile();
create trigger store_canonical_values before insert or update of gender, training_level, primary_focus on public.athlete_profiles
for each row execute function private.store_canonical_athlete_profile();
