-- Administrators read the profiles of everybody, and row-level security knows no columns: body weight is therefore kept in athlete_profiles alone,
-- which only its athlete reads. profiles keeps its documented column, and what is written there goes to athlete_profiles.

update public.athlete_profiles set body_weight_kg = profiles.weight
from public.profiles
where profiles.id = athlete_profiles.id and athlete_profiles.body_weight_kg is null and profiles.weight is not null;

create or replace function private.copy_facts_to_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles
  set age = new.age, gender = new.gender, primary_focus = new.primary_focus
  where id = new.id and (age, gender, primary_focus) is distinct from (new.age, new.gender, new.primary_focus);
  return null;
end
$$;
drop trigger copy_facts_to_profile on public.athlete_profiles;
create trigger copy_facts_to_profile after insert or update of age, gender, primary_focus on public.athlete_profiles
for each row execute function private.copy_facts_to_profile();

create or replace function private.copy_facts_to_athlete_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.athlete_profiles
  set age = new.age, gender = new.gender, primary_focus = new.primary_focus
  where id = new.id and (age, gender, primary_focus) is distinct from (new.age, new.gender, new.primary_focus);
  return null;
end
$$;
drop trigger copy_facts_to_athlete_profile on public.profiles;
create trigger copy_facts_to_athlete_profile after update of age, gender, primary_focus on public.profiles
for each row execute function private.copy_facts_to_athlete_profile();

update public.profiles set weight = null where weight is not null;

-- As the caller, whose rights on athlete_profiles decide. A row that is sent back as it was read has no weight, which changes nothing.
create function private.move_weight_to_athlete_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into public.athlete_profiles (id, body_weight_kg) values (new.id, new.weight)
  on conflict (id) do update set body_weight_kg = excluded.body_weight_kg;
  new.weight := null;
  return new;
end
$$;
create trigger move_weight_to_athlete_profile before insert or update of weight on public.profiles
for each row when (new.weight is not null) execute function private.move_weight_to_athlete_profile();

comment on table public.profiles is
  'One row per account, made at sign-up. age, gender and primary_focus equal those of athlete_profiles; weight is always null.';
comment on column public.profiles.weight is
  'Body weight in kg, when it is written: it is stored as athlete_profiles.body_weight_kg, because administrators read this table.';
