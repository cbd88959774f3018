-- The competition of the profile and of the setup stood in athlete_context alone: the list of competitions, the dashboard and adjustments did
-- not know it. It is now a row of competitions as well, and the two follow each other. So do a competition with a result and its row of
-- competition_benchmarks. The triggers act on what a client changes (depth 1), never on what the other one has just written. They run as their owner, on rows of the account that made the change alone.

alter table public.competitions add column from_context boolean not null default false;
comment on column public.competitions.from_context is 'The one that athlete_context names as the upcoming competition.';
create unique index competitions_one_from_context on public.competitions (user_id) where from_context;

alter table public.competition_benchmarks add column competition_id uuid,
  add constraint competition_benchmarks_competition_id_key unique (competition_id),
  add constraint competition_benchmarks_competition_id_fkey foreign key (competition_id, user_id)
    references public.competitions (id, user_id) on delete cascade;
comment on column public.competition_benchmarks.competition_id is
  'The competition it is the result of. Kept by the database: result and place are the same in both.';
create index competition_benchmarks_competition_id_idx on public.competition_benchmarks (competition_id, user_id);

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

-- What stands already.
insert into public.competitions (user_id, name, type, date, location, from_context)
select c.user_id, btrim(c.upcoming_competition), private.competition_type_of(concat_ws(' ', c.competition_type, c.upcoming_competition)),
  c.competition_date, 'Not given', true
from public.athlete_context as c
where btrim(c.upcoming_competition) <> '' and c.competition_date between current_date and date '2200-01-01'
  and not exists (select 1 from public.competitions as o where o.user_id = c.user_id and o.date = c.competition_date);
update public.competitions as c set from_context = true
where c.id in (
  select distinct on (o.user_id) o.id
  from public.athlete_context as t join public.competitions as o on o.user_id = t.user_id and o.date = t.competition_date
  where btrim(t.upcoming_competition) <> '' and not exists (
    select 1 from public.competitions as l where l.user_id = t.user_id and l.from_context
  )
  order by o.user_id, lower(btrim(o.name)) <> lower(btrim(t.upcoming_competition)), o.priority, o.created_at
);
-- The same race under both names is one; a result that stands in one place only now stands in both.
update public.competition_benchmarks as b set competition_id = c.id
from public.competitions as c
where c.user_id = b.user_id and c.date = (b.date at time zone 'UTC')::date and lower(btrim(c.name)) = lower(btrim(b.competition_name))
  and b.id = (
    select o.id from public.competition_benchmarks as o
    where o.user_id = c.user_id and (o.date at time zone 'UTC')::date = c.date and lower(btrim(o.competition_name)) = lower(btrim(c.name))
    order by o.created_at limit 1
  )
  and c.id = (
    select o.id from public.competitions as o
    where o.user_id = c.user_id and o.date = c.date and lower(btrim(o.name)) = lower(btrim(c.name)) order by o.created_at limit 1
  );
update public.competitions as c set result = coalesce(c.result, b.result), place = coalesce(c.place, b.place)
from public.competition_benchmarks as b
where b.competition_id = c.id and (c.result, c.place) is distinct from (b.result, b.place);

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
