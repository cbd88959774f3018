-- Step 5 of the profile wizard asks for goals, race, injuries, the training week and the equipment: stored together, or not at all.

create function public.save_context(
  context jsonb default null,
  minutes integer[] default null,
  days_per_week integer default null,
  preferred_long_day integer default null,
  equipment text[] default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  told constant text[] :=
    '{short_term_goals,long_term_goals,upcoming_competition,competition_date,competition_type,injuries,coach_notes}';
  stranger text;
  stored public.athlete_context;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if save_context.context is not null then
    if jsonb_typeof(save_context.context) <> 'object' then
      raise exception 'context must be an object' using errcode = 'invalid_parameter_value';
    end if;
    select name into stranger from jsonb_object_keys(save_context.context) as name where name <> all (told);
    if stranger is not null then
      raise exception '% is not part of the context', stranger using errcode = 'invalid_parameter_value';
    end if;
    insert into public.athlete_context (user_id) values (auth.uid()) on conflict (user_id) do nothing;
    update public.athlete_context as c
    set (short_term_goals, long_term_goals, upcoming_competition, competition_date, competition_type, injuries, coach_notes) = (
      select
        n.short_term_goals, n.long_term_goals, n.upcoming_competition, n.competition_date, n.competition_type, n.injuries, n.coach_notes
      from jsonb_populate_record(c, save_context.context) as n
    )
    where c.user_id = auth.uid();
  end if;
  if save_context.minutes is not null then
    perform public.save_training_week(save_context.minutes, save_context.days_per_week, save_context.preferred_long_day);
  end if;
  if save_context.equipment is not null then
    perform public.save_equipment(save_context.equipment);
  end if;
  select * into stored from public.athlete_context as c where c.user_id = auth.uid();
  return case when found then to_jsonb(stored) end;
end
$$;
comment on function public.save_context(jsonb, integer[], integer, integer, text[]) is
  'In one transaction, each part only when it is given: columns of the caller''s athlete_context ({column: value}; others stay), the '
  'training week (as save_training_week) and the equipment (as save_equipment). Returns the row of athlete_context, null without one.';
revoke execute on function public.save_context(jsonb, integer[], integer, integer, text[]) from public, anon;
grant execute on function public.save_context(jsonb, integer[], integer, integer, text[]) to authenticated, service_role;
