-- The training week and the equipment are lists that belong together: each is replaced in one request, or not at all.
-- Both functions run as the caller: row-level security decides.

create function public.save_training_week(minutes integer[], days_per_week integer, preferred_long_day integer default null) returns void
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if cardinality(minutes) is distinct from 7 or array_position(minutes, null) is not null then
    raise exception 'minutes must list the seven days from Monday to Sunday' using errcode = 'invalid_parameter_value';
  end if;
  insert into public.athlete_availability (user_id, weekday, minutes)
  select auth.uid(), day.weekday, day.available
  from unnest(save_training_week.minutes) with ordinality as day (available, weekday)
  on conflict (user_id, weekday) do update set minutes = excluded.minutes;
  update public.athlete_profiles
  set days_per_week = save_training_week.days_per_week, preferred_long_day = save_training_week.preferred_long_day
  where id = auth.uid();
end
$$;
comment on function public.save_training_week(integer[], integer, integer) is
  'Replaces the caller''s training week. minutes: seven numbers, Monday to Sunday, 0 for a closed day; preferred_long_day: ISO weekday or null.';
revoke execute on function public.save_training_week(integer[], integer, integer) from public, anon;
grant execute on function public.save_training_week(integer[], integer, integer) to authenticated, service_role;

create function public.save_equipment(equipment text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  delete from public.athlete_equipment where user_id = auth.uid() and athlete_equipment.equipment <> all (save_equipment.equipment);
  insert into public.athlete_equipment (user_id, equipment)
  select auth.uid(), item from unnest(save_equipment.equipment) as item
  on conflict do nothing;
end
$$;
comment on function public.save_equipment(text[]) is 'Replaces the list of what the caller can train with; an empty list means a fully equipped gym.';
revoke execute on function public.save_equipment(text[]) from public, anon;
grant execute on function public.save_equipment(text[]) to authenticated, service_role;
