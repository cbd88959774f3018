-- What the administrators' dashboard counts: what there is now, and what came week by week. The cost of language models is an estimate: counted
-- tokens times a price that an administrator has entered.

-- Counted as rows come and go: counting 100,000 accounts anew takes longer than everything else on a page.
create table private.row_counts (
  name text not null,
  slot integer not null,
  total bigint not null default 0,
  primary key (name, slot)
);
comment on table private.row_counts is
  'How many rows there are, by triggers. Each count is spread over sixteen slots, so that those who sign up at once do not wait for each other.';

alter table private.row_counts enable row level security;

create table public.model_usage (
  day date not null,
  function_name text not null constraint model_usage_function_name_known check (function_name in ('ai-coach', 'generate-training-plan')),
  provider text not null constraint model_usage_provider_known check (provider in ('openai', 'anthropic', 'google', 'openai-compatible')),
  model text not null constraint model_usage_model_length check (char_length(model) between 1 and 100),
  calls bigint not null constraint model_usage_calls_possible check (calls > 0),
  input_tokens bigint not null constraint model_usage_input_tokens_possible check (input_tokens >= 0),
  output_tokens bigint not null constraint model_usage_output_tokens_possible check (output_tokens >= 0),
  constraint model_usage_pkey primary key (day, function_name, provider, model)
);
comment on table public.model_usage is 'Questions to language models and their tokens, by day (UTC). Nothing says whose they were.';
comment on column public.model_usage.calls is 'Answers whose use was told; one that broke off is not among them.';

alter table public.model_usage enable row level security;
create policy "Administrators read what language models used" on public.model_usage
  for select to authenticated using ((select public.is_admin()));
create policy "Only sessions that count" on public.model_usage
  as restrictive for all to authenticated using ((select public.require_session()));

create table public.model_prices (
  provider text not null constraint model_prices_provider_known check (provider in ('openai', 'anthropic', 'google', 'openai-compatible')),
  model text not null constraint model_prices_model_length check (char_length(model) between 1 and 100),
  input_price numeric not null constraint model_prices_input_price_possible check (input_price between 0 and 10000),
  output_price numeric not null constraint model_prices_output_price_possible check (output_price between 0 and 10000),
  constraint model_prices_pkey primary key (provider, model)
);
comment on table public.model_prices is 'What a million tokens cost, as administrators entered it. US dollars.';

alter table public.model_prices enable row level security;
create policy "Administrators keep the prices of language models" on public.model_prices
  for all to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Only sessions that count" on public.model_prices
  as restrictive for all to authenticated using ((select public.require_session()));

create function private.count_rows(counted text, change bigint) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.row_counts as c (name, slot, total) select counted, pg_backend_pid() % 16, change where change <> 0
  on conflict (name, slot) do update set total = c.total + excluded.total
$$;

create function private.row_count(counted text) returns bigint
language sql stable security definer
set search_path = ''
as $$
  select coalesce(sum(total), 0)::bigint from private.row_counts where name = counted
$$;

create function private.keep_row_count() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.count_rows(tg_argv[0], (select count(*) from written));
  else
    perform private.count_rows(tg_argv[0], -(select count(*) from removed));
  end if;
  return null;
end
$$;
create trigger count_added after insert on private.account_directory referencing new table as written
for each statement execute function private.keep_row_count('users');
create trigger count_removed after delete on private.account_directory referencing old table as removed
for each statement execute function private.keep_row_count('users');
create trigger count_added after insert on public.exercises referencing new table as written
for each statement execute function private.keep_row_count('exercises');
create trigger count_removed after delete on public.exercises referencing old table as removed
for each statement execute function private.keep_row_count('exercises');
create trigger count_added after insert on public.admin_content referencing new table as written
for each statement execute function private.keep_row_count('admin_content');
create trigger count_removed after delete on public.admin_content referencing old table as removed
for each statement execute function private.keep_row_count('admin_content');

create function private.keep_session_counts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    perform private.count_rows('ai_training_sessions ' || r.status, -r.total)
    from (select status, count(*) as total from removed group by status order by status) as r;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform private.count_rows('ai_training_sessions ' || w.status, w.total)
    from (select status, count(*) as total from written group by status order by status) as w;
  end if;
  return null;
end
$$;
create trigger count_added after insert on public.ai_training_sessions referencing new table as written
for each statement execute function private.keep_session_counts();
create trigger count_changed after update on public.ai_training_sessions referencing old table as removed new table as written
for each statement execute function private.keep_session_counts();
create trigger count_removed after delete on public.ai_training_sessions referencing old table as removed
for each statement execute function private.keep_session_counts();

-- Also for those who load rows past the triggers.
create function private.recount_rows() returns void
language sql security definer
set search_path = ''
as $$
  delete from private.row_counts;
  insert into private.row_counts (name, slot, total)
  select 'users', 0, count(*) from private.account_directory
  union all select 'exercises', 0, count(*) from public.exercises
  union all select 'admin_content', 0, count(*) from public.admin_content
  union all select 'ai_training_sessions ' || status, 0, count(*) from public.ai_training_sessions group by status
$$;

-- With the secret key only: any account could make the figures up.
create function public.record_model_usage(
  function_name text, provider text, model text, calls integer, input_tokens bigint, output_tokens bigint
) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  most_models constant integer := 40;
  today date := (now() at time zone 'UTC')::date;
  kept_model text := record_model_usage.model;
begin
  perform public.require_session();
  if calls is null or calls not between 1 and 500
    or input_tokens is null or input_tokens not between 0 and calls::bigint * 200000
    or output_tokens is null or output_tokens not between 0 and calls::bigint * 200000 then
    raise exception 'No call of a language model uses that much' using errcode = 'check_violation';
  end if;
  if model !~ '^[[:alnum:]._:/@+-]{1,100}$' then
    raise exception 'No name of a language model' using errcode = 'check_violation';
  end if;
  -- A server asks one or two models: whoever makes up names does not make the table grow.
  if (select count(*) from public.model_usage as u where u.day = today) >= most_models and not exists (
    select 1 from public.model_usage as u
    where u.day = today and u.function_name = record_model_usage.function_name
      and u.provider = record_model_usage.provider and u.model = record_model_usage.model
  ) then
    kept_model := 'other';
  end if;
  insert into public.model_usage as u (day, function_name, provider, model, calls, input_tokens, output_tokens)
  values (
    today, record_model_usage.function_name, record_model_usage.provider, kept_model,
    record_model_usage.calls, record_model_usage.input_tokens, record_model_usage.output_tokens
  )
  on conflict on constraint model_usage_pkey do update set
    calls = u.calls + excluded.calls,
    input_tokens = u.input_tokens + excluded.input_tokens,
    output_tokens = u.output_tokens + excluded.output_tokens;
end
$$;
comment on function public.record_model_usage(text, text, text, integer, bigint, bigint) is
  'Adds calls of a language model and their tokens to today. Only the functions use it; what is told is believed within bounds.';
revoke execute on function public.record_model_usage(text, text, text, integer, bigint, bigint) from public, anon, authenticated;
grant execute on function public.record_model_usage(text, text, text, integer, bigint, bigint) to service_role;

create function private.assert_may_see_overview() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can see these figures' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.admin_overview()
returns table (users bigint, exercises bigint, content bigint, pending_approvals bigint, uploads bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  uploads bigint;
begin
  perform public.require_session();
  perform private.assert_may_see_overview();
  -- Ironpace's own server keeps who works on an upload; a Supabase project has no such table.
  if to_regclass('ironpace.upload_locks') is not null then
    execute 'select count(*) from ironpace.upload_locks where expires_at > now()' into uploads;
  end if;
  return query select
    private.row_count('users'), private.row_count('exercises'), private.row_count('admin_content'),
    private.row_count('ai_training_sessions pending'), uploads;
end
$$;
comment on function public.admin_overview() is
  'Administrators only. How many there are; uploads: resumable ones that are being received right now, null where that is not known.';
revoke execute on function public.admin_overview() from public, anon;
grant execute on function public.admin_overview() to authenticated, service_role;

-- Asked of every row that is counted: without settings of its own PostgreSQL writes it into the query instead of calling it.
create function private.week_of(moment timestamptz) returns date
language sql immutable parallel safe
as $$
  select pg_catalog.date_trunc('week', moment at time zone 'UTC')::date
$$;
comment on function private.week_of(timestamptz) is 'The Monday of the week, UTC.';

create function private.first_week(weeks integer) returns date
language sql stable
set search_path = ''
as $$
  select private.week_of(now()) - 7 * (least(greatest(coalesce(weeks, 12), 1), 53) - 1)
$$;
comment on function private.first_week(integer) is 'The Monday of the first of so many weeks, 1 to 53, of which this week is the last.';

create function public.admin_activity(weeks integer default 12)
returns table (
  week date, sign_ups bigint, active_athletes bigint, plans bigint, model_calls bigint, model_tokens bigint, unpriced_tokens bigint, cost numeric
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  first_week date := private.first_week(weeks);
  since timestamptz := first_week::timestamp at time zone 'UTC';
begin
  perform public.require_session();
  perform private.assert_may_see_overview();
  return query
    with span as (
      select first_week + 7 * number as monday from generate_series(0, (private.week_of(now()) - first_week) / 7) as number
    ),
    joined as (
      select private.week_of(p.created_at) as monday, count(*) as number from public.profiles as p where p.created_at >= since group by 1
    ),
    active as (
      select a.monday, count(*) as number
      from (
        select private.week_of(s.created_at) as monday, s.user_id from public.performed_sessions as s where s.created_at >= since
        union
        select private.week_of(m.created_at), m.user_id from public.coach_messages as m where m.role = 'user' and m.created_at >= since
      ) as a
      group by 1
    ),
    made as (
      select private.week_of(t.created_at) as monday, count(*) as number from public.training_plans as t where t.created_at >= since group by 1
    ),
    used as (
      select
        date_trunc('week', u.day)::date as monday, sum(u.calls)::bigint as calls, sum(u.input_tokens + u.output_tokens)::bigint as tokens,
        coalesce(sum(u.input_tokens + u.output_tokens) filter (where price.model is null), 0)::bigint as unpriced,
        coalesce(sum(u.input_tokens * price.input_price + u.output_tokens * price.output_price), 0) / 1000000 as dollars
      from public.model_usage as u left join public.model_prices as price on price.provider = u.provider and price.model = u.model
      where u.day >= first_week
      group by 1
    )
    select
      span.monday, coalesce(joined.number, 0), coalesce(active.number, 0), coalesce(made.number, 0),
      coalesce(used.calls, 0), coalesce(used.tokens, 0), coalesce(used.unpriced, 0), round(coalesce(used.dollars, 0), 6)
    from span
      left join joined on joined.monday = span.monday
      left join active on active.monday = span.monday
      left join made on made.monday = span.monday
      left join used on used.monday = span.monday
    order by span.monday;
end
$$;
comment on function public.admin_activity(integer) is
  'Administrators only. By week from Monday (UTC), the oldest first, this week last: accounts made that still exist; athletes who logged work, '
  'completed a session or asked the coach; plans made; calls and tokens of language models, how many of them have no price, and the cost of the '
  'others at the prices of now, US dollars.';
revoke execute on function public.admin_activity(integer) from public, anon;
grant execute on function public.admin_activity(integer) to authenticated, service_role;

create function public.admin_model_usage(weeks integer default 12)
returns table (
  provider text, model text, calls bigint, input_tokens bigint, output_tokens bigint, input_price numeric, output_price numeric
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform public.require_session();
  perform private.assert_may_see_overview();
  return query
    select
      coalesce(u.provider, price.provider), coalesce(u.model, price.model), coalesce(u.calls, 0), coalesce(u.input_tokens, 0),
      coalesce(u.output_tokens, 0), price.input_price, price.output_price
    from (
      select m.provider, m.model, sum(m.calls)::bigint as calls, sum(m.input_tokens)::bigint as input_tokens, sum(m.output_tokens)::bigint as output_tokens
      from public.model_usage as m
      where m.day >= private.first_week(weeks)
      group by m.provider, m.model
    ) as u full join public.model_prices as price on price.provider = u.provider and price.model = u.model
    order by 3 desc, 1, 2
    limit 100;
end
$$;
comment on function public.admin_model_usage(integer) is
  'Administrators only. What each language model used in as many weeks, this one last, and its price of a million tokens, null where none is entered.';
revoke execute on function public.admin_model_usage(integer) from public, anon;
grant execute on function public.admin_model_usage(integer) to authenticated, service_role;

-- Accounts that were there before these migrations, as in a Supabase project.
select private.recount_rows();
