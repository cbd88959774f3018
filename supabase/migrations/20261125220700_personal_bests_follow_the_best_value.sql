-- The headline of a personal best is the best value there is. A worse or equal value, back-dated or new, goes into the history;
-- a mistyped value, headline or not, can be deleted, and the next best becomes the headline.

create function private.is_better(value numeric, other numeric, direction text) returns boolean
language sql immutable
set search_path = ''
as $$
  select case direction when 'lower' then value < other else value > other end
$$;

create function private.keep_best_value() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if current_setting('ironpace.deletes_personal_best_value', true) = 'on' then
    return new;
  end if;
  -- Values of another metric, or without a number, cannot be compared: the newest one is the headline.
  if new.value_number is null or old.value_number is null or new.metric <> old.metric or new.direction <> old.direction then
    return new;
  end if;
  if private.is_better(new.value_number, old.value_number, new.direction)
     or (new.value_number = old.value_number and new.date <= old.date) then
    return new;
  end if;
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  values (new.id, new.user_id, new.value, new.unit, new.value_number, new.date);
  new.value := old.value;
  new.unit := old.unit;
  new.value_number := old.value_number;
  new.date := old.date;
  new.notes := old.notes;
  new.performed_set_id := old.performed_set_id;
  return new;
end
$$;
-- Runs after read_personal_best, which reads value_number: triggers of one event run in the order of their names.
create trigger retain_best_value before update of value, date, unit on public.personal_bests
for each row execute function private.keep_best_value();

create or replace function private.record_personal_best_history() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A deleted value is not a former best.
  if current_setting('ironpace.deletes_personal_best_value', true) = 'on' then
    return null;
  end if;
  insert into public.personal_best_history (personal_best_id, user_id, value, unit, value_number, date)
  values (old.id, old.user_id, old.value, old.unit, old.value_number, old.date);
  return null;
end
$$;

create function public.delete_personal_best_value(best_id uuid, history_id uuid default null) returns public.personal_bests
language plpgsql security definer
set search_path = ''
as $$
declare
  best public.personal_bests;
  successor public.personal_best_history;
begin
  select * into best from public.personal_bests as b where b.id = best_id and b.user_id = auth.uid() for update;
  if not found then
    raise exception 'Personal best not found' using errcode = 'PT404';
  end if;
  if history_id is not null then
    delete from public.personal_best_history as h where h.id = history_id and h.personal_best_id = best.id;
    if not found then
      raise exception 'Value not found' using errcode = 'PT404', hint = 'history_id';
    end if;
    return best;
  end if;
  select * into successor from public.personal_best_history as h
  where h.personal_best_id = best.id
  order by h.value_number is null,
    case best.direction when 'lower' then -h.value_number else h.value_number end desc, h.date, h.created_at
  limit 1;
  if not found then
    delete from public.personal_bests as b where b.id = best.id;
    return null;
  end if;
  delete from public.personal_best_history as h where h.id = successor.id;
  perform set_config('ironpace.deletes_personal_best_value', 'on', true);
  update public.personal_bests as b
  set value = successor.value, unit = coalesce(successor.unit, b.unit), date = successor.date, notes = null, performed_set_id = null
  where b.id = best.id
  returning * into best;
  perform set_config('ironpace.deletes_personal_best_value', 'off', true);
  return best;
end
$$;
comment on function public.delete_personal_best_value(uuid, uuid) is
  'Deletes one value of an own personal best: that of the history, or without history_id the headline, which the best former value then replaces. Returns the personal best, null when its last value was deleted.';
revoke execute on function public.delete_personal_best_value(uuid, uuid) from public, anon;
grant execute on function public.delete_personal_best_value(uuid, uuid) to authenticated, service_role;

-- Headlines that are not the best of their history.
do $$
declare
  wrong record;
begin
  for wrong in
    select distinct on (b.id) b.id, h.id as history_id, h.value, h.unit, h.value_number, h.date, b.value as shown, b.unit as shown_unit,
      b.value_number as shown_number, b.date as shown_date, b.user_id
    from public.personal_bests as b
    join public.personal_best_history as h on h.personal_best_id = b.id
    where private.is_better(h.value_number, b.value_number, b.direction)
      and private.measured_value(btrim(h.value), coalesce(h.unit, b.unit), b.metric) = h.value_number
    order by b.id, case b.direction when 'lower' then -h.value_number else h.value_number end desc, h.date
  loop
    perform set_config('ironpace.deletes_personal_best_value', 'on', true);
    update public.personal_bests set value = wrong.value, unit = coalesce(wrong.unit, unit), date = wrong.date where id = wrong.id;
    update public.personal_best_history
    set value = wrong.shown, unit = wrong.shown_unit, value_number = wrong.shown_number, date = wrong.shown_date
    where id = wrong.history_id;
    perform set_config('ironpace.deletes_personal_best_value', 'off', true);
  end loop;
end
$$;
