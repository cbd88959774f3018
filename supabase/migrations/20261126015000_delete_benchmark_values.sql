-- A mistyped benchmark stayed in the history for ever: the owner can delete one value.

create function public.delete_benchmark_value(kind text, benchmark text, value jsonb, recorded_on date) returns integer
language plpgsql
set search_path = ''
as $$
declare
  benchmarks text := kind || '_benchmarks';
  fixed constant text[] := '{id,user_id,is_current,date_recorded,dates,created_at,updated_at}';
  benchmark_set record;
  former jsonb;
  former_date text;
  deleted integer := 0;
begin
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  if kind is null or kind not in ('strength', 'gymnastics', 'conditioning') then
    raise exception 'kind must be strength, gymnastics or conditioning' using errcode = 'invalid_parameter_value';
  end if;
  if benchmark is null or benchmark = any (fixed) or not exists (
    select 1 from pg_catalog.pg_attribute
    where attrelid = format('public.%I', benchmarks)::regclass and attname = benchmark and attnum > 0 and not attisdropped
  ) then
    raise exception '% is not a % benchmark', benchmark, kind using errcode = 'invalid_parameter_value';
  end if;

  -- The same lock as in record_benchmarks.
  perform pg_advisory_xact_lock(hashtextextended(benchmarks || auth.uid(), 0));
  for benchmark_set in execute format(
    'select id, date_recorded, dates, to_jsonb(b) as content from public.%I as b where user_id = auth.uid() order by is_current, created_at, date_recorded, id',
    benchmarks
  )
  loop
    if benchmark_set.content -> benchmark = value
      and coalesce((benchmark_set.dates ->> benchmark)::date, benchmark_set.date_recorded) = recorded_on
    then
      execute format(
        'update public.%1$I set %2$I = (jsonb_populate_record(null::public.%1$I, $1)).%2$I, dates = $2 where id = $3', benchmarks, benchmark
      )
      using jsonb_build_object(benchmark, former),
        case when former is null then benchmark_set.dates - benchmark
          else benchmark_set.dates || jsonb_build_object(benchmark, former_date) end,
        benchmark_set.id;
      deleted := deleted + 1;
    elsif benchmark_set.content -> benchmark <> 'null' then
      former := benchmark_set.content -> benchmark;
      former_date := coalesce(benchmark_set.dates ->> benchmark, benchmark_set.date_recorded::text);
    end if;
  end loop;
  if deleted = 0 then
    raise exception 'Value not found' using errcode = 'PT404', hint = 'value';
  end if;
  return deleted;
end
$$;
comment on function public.delete_benchmark_value(text, text, jsonb, date) is
  'Deletes one value of an own benchmark, named by its column, the value and its day: the sets that carry it get the value before it, none '
  'where there is none. Returns how many sets changed. kind: strength, gymnastics or conditioning.';
revoke execute on function public.delete_benchmark_value(text, text, jsonb, date) from public, anon;
grant execute on function public.delete_benchmark_value(text, text, jsonb, date) to authenticated, service_role;
