-- An answer can be lost on its way. A set of benchmarks gets its id from whoever records it, so that it can be sent again and stands
-- once. (Results of races and workouts need nothing: sent again with their id, `on conflict` keeps them one row.)

drop function public.record_benchmarks(text, jsonb);
create function public.record_benchmarks(kind text, changes jsonb, set_id uuid default gen_random_uuid()) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  benchmarks text := kind || '_benchmarks';
  kept constant text[] := '{id,user_id,is_current,created_at,updated_at}';
  stranger text;
  earlier jsonb;
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
  execute format(
    'insert into public.%1$I select (jsonb_populate_record(null::public.%1$I, $1)).* returning to_jsonb(%1$I.*)', benchmarks
  )
  into made
  using coalesce(earlier, '{}') || jsonb_build_object('date_recorded', current_date) || changes || jsonb_build_object(
    'id', set_id, 'user_id', auth.uid(), 'is_current', true, 'created_at', now(), 'updated_at', now()
  );
  return made;
end
$$;
comment on function public.record_benchmarks(text, jsonb, uuid) is
  'Adds a set that is current from now on: the caller''s current one with changes ({column: value}) in it, dated today unless '
  'date_recorded is among them. kind: strength, gymnastics or conditioning. Returns the row; sent again with the set_id of a set that '
  'stands already, the row as it stands.';
revoke execute on function public.record_benchmarks(text, jsonb, uuid) from public, anon;
grant execute on function public.record_benchmarks(text, jsonb, uuid) to authenticated, service_role;
