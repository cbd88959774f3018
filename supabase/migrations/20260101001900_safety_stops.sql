-- A sign of danger stops training until a professional has looked. The stop belongs to the athlete, not to a conversation: every screen and every
-- function asks for it, and while it is open no plan is stored and none is changed.
create table public.safety_stops (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  category text not null
    constraint safety_stops_category_known check (category in (
      'heart', 'faint', 'clot', 'cauda-equina', 'rhabdo', 'heat', 'head', 'stroke', 'anaphylaxis', 'sugar', 'suicide', 'eating', 'pregnancy',
      'belly', 'infection', 'spine', 'eye', 'slow-warning', 'stimulants', 'asthma', 'violence', 'limb', 'unclear'
    )),
  level text not null constraint safety_stops_level_known check (level in ('doctor', 'emergency')),
  quote text not null constraint safety_stops_quote_length check (char_length(btrim(quote)) between 1 and 300),
  source text not null default 'coach' constraint safety_stops_source_known check (source in ('coach', 'profile', 'session')),
  weak boolean not null default false,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  seen_by text constraint safety_stops_seen_by_known check (seen_by in ('doctor', 'hospital', 'midwife', 'physiotherapist', 'nobody')),
  seen_on date,
  limits text constraint safety_stops_limits_length check (char_length(limits) <= 500),
  raised_at timestamptz not null default now(),
  constraint safety_stops_ended_with_a_clearance check (
    (ended_at is null) = (seen_by is null) and (seen_on is null) = (seen_by is null or seen_by = 'nobody')),
  constraint safety_stops_ended_unseen_only_when_weak check (weak or seen_by is distinct from 'nobody'),
  constraint safety_stops_ended_after_it_began check (ended_at is null or ended_at >= created_at)
);
comment on table public.safety_stops is 'Signs of danger that an athlete wrote. One that has not ended stops all training.';
comment on column public.safety_stops.quote is 'The athlete''s own words.';
comment on column public.safety_stops.weak is 'One weak sign, not denied when asked: the athlete may say that it was a misunderstanding.';
comment on column public.safety_stops.seen_by is 'Who examined the athlete before training went on; nobody, after a misunderstanding.';
comment on column public.safety_stops.limits is 'What they allowed, in the athlete''s words.';
comment on column public.safety_stops.raised_at is 'When it got the level it has.';
create unique index safety_stops_one_open on public.safety_stops (user_id, category) where ended_at is null;
create index safety_stops_user_id_idx on public.safety_stops (user_id, created_at desc);

create trigger keep_created_at before update of created_at on public.safety_stops
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.safety_stops
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.safety_stops enable row level security;
create policy "Athletes read their own stops" on public.safety_stops
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Only sessions that count" on public.safety_stops
  as restrictive for all to authenticated using ((select public.require_session()));

-- The same sign sent again makes an open stop more urgent, never less. One that becomes an emergency begins its day anew.
create function public.raise_safety_stop(category text, level text, quote text, source text default 'coach', weak boolean default false) returns uuid
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  stop uuid;
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  insert into public.safety_stops as known (user_id, category, level, quote, source, weak)
  values (
    auth.uid(), raise_safety_stop.category, raise_safety_stop.level, left(btrim(raise_safety_stop.quote), 300), raise_safety_stop.source,
    raise_safety_stop.weak
  )
  on conflict (user_id, category) where ended_at is null do update
  set level = case when known.level = 'emergency' then known.level else excluded.level end,
      weak = known.weak and excluded.weak,
      quote = case when known.level = 'doctor' and excluded.level = 'emergency' then excluded.quote else known.quote end,
      raised_at = case when known.level = 'doctor' and excluded.level = 'emergency' then now() else known.raised_at end
  returning known.id into stop;
  return stop;
end
$$;
comment on function public.raise_safety_stop(text, text, text, text, boolean) is
  'Stops the caller''s training for a sign of danger; the id of the open stop of that category.';
revoke execute on function public.raise_safety_stop(text, text, text, text, boolean) from public, anon;
grant execute on function public.raise_safety_stop(text, text, text, text, boolean) to authenticated, service_role;

-- Every open stop ends with one examination. An emergency is over at the earliest a day after it was told.
create function public.clear_safety_stops(seen_by text, seen_on date default null, limits text default null) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  cleared integer;
  newest timestamptz;
  newest_emergency timestamptz;
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  select max(raised_at), max(raised_at) filter (where level = 'emergency') into newest, newest_emergency
  from public.safety_stops where user_id = auth.uid() and ended_at is null;
  if newest is null then
    return 0;
  end if;
  if clear_safety_stops.seen_by = 'nobody' then
    update public.safety_stops as stop set ended_at = now(), seen_by = 'nobody' where stop.user_id = auth.uid() and stop.ended_at is null and stop.weak;
    get diagnostics cleared = row_count;
    return cleared;
  end if;
  if clear_safety_stops.seen_by is null or clear_safety_stops.seen_on is null then
    raise exception 'Say who has seen you, and on which day' using errcode = 'check_violation';
  end if;
  -- A day of leeway either way: the athlete's day may be another than the server's.
  if clear_safety_stops.seen_on > current_date + 1 or clear_safety_stops.seen_on < newest::date - 1 then
    raise exception 'The examination must be after you wrote it, and not in the future' using errcode = 'check_violation', hint = 'seen_on';
  end if;
  if newest_emergency > now() - interval '24 hours' then
    raise exception 'After an emergency training can go on a day later at the earliest' using errcode = 'check_violation', hint = 'ended_at';
  end if;
  update public.safety_stops as stop
  set ended_at = now(), seen_by = clear_safety_stops.seen_by, seen_on = clear_safety_stops.seen_on,
      limits = nullif(btrim(clear_safety_stops.limits), '')
  where stop.user_id = auth.uid() and stop.ended_at is null;
  get diagnostics cleared = row_count;
  return cleared;
end
$$;
comment on function public.clear_safety_stops(text, date, text) is
  'Ends the caller''s open stops once somebody has examined them: doctor, hospital, midwife or physiotherapist, the day, and what they '
  'allowed; nobody ends the weak ones, which were a misunderstanding. How many ended.';
revoke execute on function public.clear_safety_stops(text, date, text) from public, anon;
grant execute on function public.clear_safety_stops(text, date, text) to authenticated, service_role;

create function private.refuse_while_stopped() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if exists (select 1 from public.safety_stops where user_id = auth.uid() and ended_at is null) then
    raise exception 'Training is stopped until a professional has cleared you' using errcode = 'check_violation', hint = 'safety_stops';
  end if;
  return new;
end
$$;
create trigger refuse_while_stopped before insert on public.training_plans
for each row execute function private.refuse_while_stopped();
create trigger refuse_while_stopped before insert on public.plan_adjustments
for each row execute function private.refuse_while_stopped();
