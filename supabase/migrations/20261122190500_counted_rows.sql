-- What the back office counts is counted as it comes and goes: counting 100,000 accounts anew takes longer than all else on a page.

create table private.row_counts (
  name text not null,
  slot integer not null,
  total bigint not null default 0,
  primary key (name, slot)
);
comment on table private.row_counts is
  'How many rows there are, by triggers. Each count is spread over sixteen slots, so that those who sign up at once do not wait for each other.';
alter table private.row_counts enable row level security;

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
create trigger count_added after insert on public.ai_training_sessions referencing new table as written
for each statement execute function private.keep_session_counts();
create trigger count_changed after update on public.ai_training_sessions referencing old table as removed new table as written
for each statement execute function private.keep_session_counts();
create trigger count_removed after delete on public.ai_training_sessions referencing old table as removed
for each statement execute function private.keep_session_counts();
select private.recount_rows();

create or replace function public.admin_overview()
returns table (users bigint, exercises bigint, content bigint, pending_approvals bigint, uploads bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  uploads bigint;
begin
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

-- A page in the order of an index, whatever the planner thinks of its size; whose a session is stands in it, because the policies ask.
create index ai_training_sessions_page_idx on public.ai_training_sessions (status, created_at desc, id desc) include (user_id);
drop index public.ai_training_sessions_status_idx;

create or replace function public.review_sessions(review_status text, search text default '', page integer default 1, page_size integer default 20)
returns table (id uuid, title text, beginning text, status text, author text, created_at timestamptz, total bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words tsquery := private.words_beginning(search);
  size integer := least(greatest(page_size, 1), 100);
  skipped bigint := (greatest(page, 1) - 1)::bigint * size;
  found uuid[];
  listed uuid[];
begin
  if not public.is_admin() then
    raise exception 'Only administrators can review AI training sessions' using errcode = 'insufficient_privilege';
  end if;
  if words is null then
    listed := array(
      select s.id from public.ai_training_sessions s where s.status = review_status
      order by s.created_at desc, s.id desc limit size offset skipped
    );
  else
    found := array(
      select s.id from public.ai_training_sessions s
      where s.status = review_status and (to_tsvector('english', s.title) || to_tsvector('english', s.content)) @@ words
    );
    listed := array(
      select s.id from public.ai_training_sessions s where s.id = any (found) order by s.created_at desc, s.id desc limit size offset skipped
    );
  end if;
  return query
    select
      s.id, s.title, left(s.content, 1000), s.status, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), s.created_at,
      case when words is null then private.row_count('ai_training_sessions ' || review_status) else cardinality(found)::bigint end
    from unnest(listed) with ordinality as l (session_id, place)
    join public.ai_training_sessions s on s.id = l.session_id
    left join public.profiles p on p.id = s.user_id
    order by l.place;
end
$$;
