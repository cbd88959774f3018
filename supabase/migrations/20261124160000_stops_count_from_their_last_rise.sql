-- A doctor's matter that becomes an emergency begins its day anew: until now the day was counted from when the matter was first told.

alter table public.safety_stops add column raised_at timestamptz not null default now();
comment on column public.safety_stops.raised_at is 'When it got the level it has.';

create or replace function public.raise_safety_stop(category text, level text, quote text, source text default 'coach', weak boolean default false) returns uuid
language plpgsql security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  stop uuid;
begin
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

create or replace function public.clear_safety_stops(seen_by text, seen_on date default null, limits text default null) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  cleared integer;
  newest timestamptz;
  newest_emergency timestamptz;
begin
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
