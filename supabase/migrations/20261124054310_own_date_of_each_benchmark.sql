-- A set of benchmarks had one date for all its values, so a new deadlift made last year's squat look new. Each value now has its own date;
-- date_recorded stays the day of the set.

alter table public.strength_benchmarks add column dates jsonb not null default '{}';
alter table public.gymnastics_benchmarks add column dates jsonb not null default '{}';
alter table public.conditioning_benchmarks add column dates jsonb not null default '{}';
comment on column public.strength_benchmarks.dates is
  '{column: yyyy-mm-dd} for every value of the set. Completed by the database: a value that did not change keeps its date, another one has '
  'that of the set.';
comment on column public.gymnastics_benchmarks.dates is 'As in strength_benchmarks.';
comment on column public.conditioning_benchmarks.dates is 'As in strength_benchmarks.';

create function private.date_benchmarks() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  fixed constant text[] := '{id,user_id,is_current,date_recorded,dates,created_at,updated_at}';
  given jsonb := new.dates;
  earlier jsonb := '{}';
  completed jsonb := '{}';
  benchmark record;
  recorded date;
begin
  if jsonb_typeof(given) is distinct from 'object' then
    raise exception 'dates must be an object' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    earlier := to_jsonb(old);
    -- What the client did not touch is not what it asks for.
    select coalesce(jsonb_object_agg(key, value), '{}') into given
    from jsonb_each(given) where value is distinct from old.dates -> key;
  elsif new.is_current then
    -- The same lock as in private.retire_current_benchmark, which runs after this.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || new.user_id, 0));
    execute format('select to_jsonb(b) from %I.%I as b where user_id = $1 and is_current and id <> $2', tg_table_schema, tg_table_name)
    into earlier using new.user_id, new.id;
    earlier := coalesce(earlier, '{}');
  end if;
  for benchmark in
    select key, value from jsonb_each(to_jsonb(new)) where key <> all (fixed) and value <> 'null'
  loop
    recorded := case
      when given ? benchmark.key then (given ->> benchmark.key)::date
      when earlier -> benchmark.key is distinct from benchmark.value then
        case when tg_op = 'UPDATE' and new.date_recorded = (earlier ->> 'date_recorded')::date then current_date else new.date_recorded end
      -- Who corrects the date of a set means the values of that day.
      when tg_op = 'UPDATE' and earlier -> 'dates' ->> benchmark.key = earlier ->> 'date_recorded' then new.date_recorded
      else coalesce((earlier -> 'dates' ->> benchmark.key)::date, new.date_recorded)
    end;
    if recorded is null or recorded < date '1950-01-01' then
      raise exception '% has no possible date', benchmark.key using errcode = 'check_violation';
    end if;
    completed := completed || jsonb_build_object(benchmark.key, recorded);
  end loop;
  new.dates := completed;
  return new;
end
$$;
comment on function private.date_benchmarks() is
  'Dates of a set: as given, else those of the set that stood before for values that are the same, else the day of the set.';

-- The sets that stand already: a value dates from the oldest set of the unbroken run that carries it.
do $$
declare
  kind text;
  benchmark_set record;
  earlier jsonb;
  owner_id uuid;
  dated jsonb;
begin
  foreach kind in array '{strength_benchmarks,gymnastics_benchmarks,conditioning_benchmarks}'::text[] loop
    execute format('alter table public.%I disable trigger touch_updated_at', kind);
    owner_id := null;
    for benchmark_set in execute format(
      'select id, user_id, to_jsonb(b) as content from public.%I as b order by user_id, created_at, is_current, id', kind
    )
    loop
      if benchmark_set.user_id is distinct from owner_id then
        owner_id := benchmark_set.user_id;
        earlier := '{}';
      end if;
      select coalesce(jsonb_object_agg(
        v.key,
        case when earlier -> v.key = v.value then earlier -> 'dates' ->> v.key else benchmark_set.content ->> 'date_recorded' end
      ), '{}') into dated
      from jsonb_each(benchmark_set.content) as v
      where v.key <> all ('{id,user_id,is_current,date_recorded,dates,created_at,updated_at}'::text[]) and v.value <> 'null';
      execute format('update public.%I set dates = $1 where id = $2', kind) using dated, benchmark_set.id;
      earlier := benchmark_set.content || jsonb_build_object('dates', dated);
    end loop;
    execute format('alter table public.%I enable trigger touch_updated_at', kind);
  end loop;
end
$$;

-- Before retire_current in the alphabet: it reads the set that stands until then.
create trigger date_benchmarks before insert or update on public.strength_benchmarks
for each row execute function private.date_benchmarks();
create trigger date_benchmarks before insert or update on public.gymnastics_benchmarks
for each row execute function private.date_benchmarks();
create trigger date_benchmarks before insert or update on public.conditioning_benchmarks
for each row execute function private.date_benchmarks();

create or replace function public.record_benchmarks(kind text, changes jsonb, set_id uuid default gen_random_uuid()) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  benchmarks text := kind || '_benchmarks';
  kept constant text[] := '{id,user_id,is_current,dates,created_at,updated_at}';
  stranger text;
  earlier jsonb;
  dates jsonb;
  made jsonb;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if kind is null or kind not in ('strength', 'gymnastics', 'conditioning') then
    raise exception 'kind must be strength, gymnastics or conditioning' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(changes) is distinct from 'object' then
    raise exception 'changes must be an object' using errcode = 'invalid_parameter_value';
  end if;
  if set_id is null then
    raise exception 'set_id must be a uuid' using errcode = 'invalid_parameter_value';
  end if;
  select name into stranger from jsonb_object_keys(changes) as name
  where name = any (kept) or not exists (
    select 1 from pg_catalog.pg_attribute
    where attrelid = format('public.%I', benchmarks)::regclass and attname = name and attnum > 0 and not attisdropped
  );
  if stranger is not null then
    raise exception '% is not a % benchmark', stranger, kind using errcode = 'invalid_parameter_value';
  end if;

  -- The same lock as in private.retire_current_benchmark.
  perform pg_advisory_xact_lock(hashtextextended(benchmarks || auth.uid(), 0));
  execute format('select to_jsonb(b) from public.%I as b where user_id = auth.uid() and id = $1', benchmarks) into made using set_id;
  if made is not null then
    return made;
  end if;
  execute format('select to_jsonb(b) from public.%I as b where user_id = auth.uid() and is_current', benchmarks) into earlier;
  -- A value that is recorded again is as new as one that changed.
  select coalesce(earlier -> 'dates', '{}') || coalesce(jsonb_object_agg(name, coalesce(changes ->> 'date_recorded', current_date::text)), '{}')
  into dates from jsonb_object_keys(changes) as name where name <> 'date_recorded';
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).* returning to_jsonb(%1$I.*)', benchmarks
  )
  into made
  using coalesce(earlier, '{}') || jsonb_build_object('date_recorded', current_date) || changes || jsonb_build_object(
    'id', set_id, 'user_id', auth.uid(), 'is_current', true, 'dates', dates, 'created_at', now(), 'updated_at', now()
  );
  return made;
end
$$;
comment on function public.record_benchmarks(text, jsonb, uuid) is
  'Adds a set that is current from now on: the caller''s current one with changes ({column: value}) in it. The changed values are dated today '
  'unless date_recorded is among the changes; the others keep their dates. kind: strength, gymnastics or conditioning. Returns the row; sent '
  'again with the set_id of a set that stands already, the row as it stands.';
