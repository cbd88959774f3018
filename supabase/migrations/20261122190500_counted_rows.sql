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
