-- What surrounds the training: the training week, the equipment, goals, the next competition, injuries, and what moves the athlete.

create table public.athlete_availability (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  weekday integer not null constraint athlete_availability_weekday_range check (weekday between 1 and 7),
  minutes integer not null constraint athlete_availability_minutes_range check (minutes between 0 and 720),
  primary key (user_id, weekday)
);
comment on table public.athlete_availability is 'Time for training per weekday. No row: no limit is known; 0 minutes: never on this day.';
comment on column public.athlete_availability.weekday is 'ISO weekday: 1 Monday to 7 Sunday.';

alter table public.athlete_availability enable row level security;
create policy "Athletes keep their own availability" on public.athlete_availability
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.athlete_availability
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.athlete_equipment (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  equipment text not null constraint athlete_equipment_equipment_length check (char_length(btrim(equipment)) between 1 and 60),
  primary key (user_id, equipment)
);
comment on table public.athlete_equipment is 'What the athlete can train with, in the words of exercises.equipment. No row at all: a fully equipped gym.';

alter table public.athlete_equipment enable row level security;
create policy "Athletes keep their own equipment" on public.athlete_equipment
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.athlete_equipment
  as restrictive for all to authenticated using ((select public.require_session()));

-- Free text, one row per athlete.
create table public.athlete_context (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint athlete_context_user_id_key unique references auth.users (id) on delete cascade,
  short_term_goals text constraint athlete_context_short_term_goals_length check (char_length(short_term_goals) <= 4000),
  long_term_goals text constraint athlete_context_long_term_goals_length check (char_length(long_term_goals) <= 4000),
  upcoming_competition text constraint athlete_context_upcoming_competition_length check (char_length(upcoming_competition) <= 200),
  competition_date date,
  competition_type text constraint athlete_context_competition_type_length check (char_length(competition_type) <= 100),
  injuries text constraint athlete_context_injuries_length check (char_length(injuries) <= 4000),
  coach_notes text constraint athlete_context_coach_notes_length check (char_length(coach_notes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.athlete_context.short_term_goals is 'Horizon 3 to 6 months.';
comment on column public.athlete_context.long_term_goals is 'Horizon a year and more.';
comment on column public.athlete_context.injuries is 'In the athlete''s own words; the training engine reads it. Health data: nobody else may see it.';

create trigger touch_updated_at before update on public.athlete_context
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.athlete_context
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.athlete_context
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.athlete_context enable row level security;
create policy "Athletes keep their own context" on public.athlete_context
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.athlete_context
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.athlete_motivation (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() constraint athlete_motivation_user_id_key unique references auth.users (id) on delete cascade,
  motivation_drivers text constraint athlete_motivation_motivation_drivers_length check (char_length(motivation_drivers) <= 4000),
  training_style_preferences text constraint athlete_motivation_training_style_preferences_length
    check (char_length(training_style_preferences) <= 4000),
  training_dislikes text constraint athlete_motivation_training_dislikes_length check (char_length(training_dislikes) <= 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger touch_updated_at before update on public.athlete_motivation
for each row execute function private.touch_updated_at();
create trigger keep_created_at before update of created_at on public.athlete_motivation
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.athlete_motivation
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.athlete_motivation enable row level security;
create policy "Athletes keep their own motivation" on public.athlete_motivation
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.athlete_motivation
  as restrictive for all to authenticated using ((select public.require_session()));

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

-- The wizard asks for goals, competition, injuries, the training week and the equipment in one step: stored together, or not at all.
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

-- The upcoming competition of athlete_context is a row of competitions as well, and the two follow each other; so do a competition with a result and
-- its row of competition_benchmarks. The triggers act on changes of a client (depth 1), never on what the other one has just written. They run as
-- their owner, on rows of the account that made the change.
create function private.competition_type_of(words text) returns text
language sql immutable
set search_path = ''
return case
  when words ~* 'hyrox' then 'hyrox'
  when words ~* 'triat|iron ?man|70\.3' then 'triathlon'
  when words ~* 'cross ?fit|throwdown|functional fitness' then 'crossfit'
  when words ~* '(weight|power) ?lift' then 'weightlifting'
  when words ~* '\mrun|running|marathon|\d ?k(m)?\M|ultra|trail|\mmiles?\M' then 'running'
  else 'other'
end;
comment on function private.competition_type_of(text) is 'The type of the list for a type and a name in the athlete''s own words.';

-- Only a row that nobody has worked on may go with the sentence it came from.
create function private.is_untouched(competition public.competitions) returns boolean
language sql stable
set search_path = ''
return competition.location = 'Not given' and competition.goals = '[]' and competition.team_members = '{}'
  and competition.description is null and not competition.ai_adjusted;

create function private.list_context_competition() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wanted text := nullif(btrim(new.upcoming_competition), '');
  day date := new.competition_date;
  kind text := private.competition_type_of(concat_ws(' ', new.competition_type, new.upcoming_competition));
  listed public.competitions;
begin
  if tg_op = 'UPDATE' and (new.upcoming_competition, new.competition_date, new.competition_type)
    is not distinct from (old.upcoming_competition, old.competition_date, old.competition_type) then
    return null;
  end if;
  if day not between date '1950-01-01' and date '2200-01-01' then
    day := null;
  end if;
  select * into listed from public.competitions as c where c.user_id = new.user_id and c.from_context;
  if listed.id is not null and wanted is not null and (listed.name = wanted or listed.date = day) and listed.date >= current_date
    and day is not null then
    update public.competitions as c
    set name = wanted, date = day, registration_deadline = least(c.registration_deadline, day),
      type = case when new.competition_type is distinct from old.competition_type then kind else c.type end
    where c.id = listed.id;
    return null;
  end if;
  delete from public.competitions as c
  where c.id = listed.id and c.result is null and c.date >= current_date and private.is_untouched(c);
  update public.competitions as c set from_context = false where c.id = listed.id;
  if wanted is null or day is null then
    return null;
  end if;
  update public.competitions as c set from_context = true
  where c.id = (
    select o.id from public.competitions as o where o.user_id = new.user_id and o.date = day
    order by lower(btrim(o.name)) <> lower(wanted), o.priority, o.created_at limit 1
  );
  if not found then
    insert into public.competitions (user_id, name, type, date, location, from_context)
    values (new.user_id, wanted, kind, day, 'Not given', true);
  end if;
  return null;
end
$$;
comment on function private.list_context_competition() is 'The upcoming competition of the profile stands in the list of competitions.';
create trigger list_competition after insert or update on public.athlete_context
for each row when (pg_trigger_depth() = 0) execute function private.list_context_competition();

create function private.tell_context_of_competition() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.athlete_context as c set upcoming_competition = null, competition_date = null, competition_type = null
    where c.user_id = old.user_id;
  elsif new.from_context then
    update public.athlete_context as c
    set upcoming_competition = new.name, competition_date = new.date,
      competition_type = case when private.competition_type_of(concat_ws(' ', c.competition_type, new.name)) = new.type
        then coalesce(c.competition_type, new.type) else new.type end
    where c.user_id = new.user_id;
  end if;
  return null;
end
$$;
comment on function private.tell_context_of_competition() is 'What is changed in the list of competitions changes in the profile.';
create trigger tell_context after insert or update on public.competitions
for each row when (new.from_context and pg_trigger_depth() = 0) execute function private.tell_context_of_competition();
create trigger tell_context_of_deletion after delete on public.competitions
for each row when (old.from_context and pg_trigger_depth() = 0) execute function private.tell_context_of_competition();

create function private.record_competition_result() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if nullif(btrim(new.result), '') is null and new.place is null then
    delete from public.competition_benchmarks as b where b.competition_id = new.id;
    return null;
  end if;
  insert into public.competition_benchmarks as b (user_id, competition_id, competition_name, competition_type, result, place, date)
  values (new.user_id, new.id, new.name, new.type, nullif(btrim(new.result), ''), new.place, (new.date + time '12:00') at time zone 'UTC')
  on conflict (competition_id) do update
  set competition_name = excluded.competition_name, competition_type = excluded.competition_type, result = excluded.result,
    place = excluded.place, date = excluded.date;
  return null;
end
$$;
comment on function private.record_competition_result() is 'A competition with a result counts among the competition benchmarks.';
create trigger record_result after insert or update of name, type, date, result, place on public.competitions
for each row when (pg_trigger_depth() = 0) execute function private.record_competition_result();

create function private.list_competition_result() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  day date := (new.date at time zone 'UTC')::date;
  raced uuid;
begin
  if tg_op = 'UPDATE' then
    update public.competitions as c
    set name = btrim(new.competition_name), type = new.competition_type, date = day, result = new.result, place = new.place,
      registration_deadline = least(c.registration_deadline, day)
    where c.id = new.competition_id;
    return null;
  end if;
  if day > current_date + 1 or day < date '1950-01-01' or (new.result is null and new.place is null) then
    return null;
  end if;
  select c.id into raced from public.competitions as c
  where c.user_id = new.user_id and c.date = day and lower(btrim(c.name)) = lower(btrim(new.competition_name))
    and not exists (select 1 from public.competition_benchmarks as b where b.competition_id = c.id)
  order by c.created_at limit 1;
  if raced is null then
    insert into public.competitions (user_id, name, type, date, location, result, place)
    values (new.user_id, btrim(new.competition_name), new.competition_type, day, 'Not given', new.result, new.place)
    returning id into raced;
  else
    update public.competitions as c set result = new.result, place = new.place where c.id = raced;
  end if;
  update public.competition_benchmarks as b set competition_id = raced where b.id = new.id;
  return null;
end
$$;
comment on function private.list_competition_result() is 'A result of the profile or the setup stands in the list of competitions.';
create trigger list_result after insert on public.competition_benchmarks
for each row when (new.competition_id is null and pg_trigger_depth() = 0) execute function private.list_competition_result();
create trigger list_corrected_result after update on public.competition_benchmarks
for each row when (new.competition_id is not null and pg_trigger_depth() = 0) execute function private.list_competition_result();

create function private.clear_competition_result() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.competitions as c where c.id = old.competition_id and not c.from_context and private.is_untouched(c);
  update public.competitions as c set result = null, place = null where c.id = old.competition_id;
  return null;
end
$$;
comment on function private.clear_competition_result() is 'A result that is deleted in the profile is none in the list of competitions either.';
create trigger clear_result after delete on public.competition_benchmarks
for each row when (old.competition_id is not null and pg_trigger_depth() = 0) execute function private.clear_competition_result();

-- Neither link is for clients to set; one that is deleted and taken back gets its own again.
create function private.keep_competition_links() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'competition_benchmarks' then
    new.competition_id := case when tg_op = 'UPDATE' then old.competition_id end;
  elsif tg_op = 'UPDATE' then
    new.from_context := old.from_context;
  else
    new.from_context := new.from_context and not exists (
      select 1 from public.competitions as c where c.user_id = new.user_id and c.from_context
    );
  end if;
  return new;
end
$$;
create trigger keep_links before insert or update on public.competitions
for each row when (pg_trigger_depth() = 0) execute function private.keep_competition_links();
create trigger keep_links before insert or update on public.competition_benchmarks
for each row when (pg_trigger_depth() = 0) execute function private.keep_competition_links();
