-- Generated sessions that wait for an administrator. A decision is final.

create table public.ai_training_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  title text not null constraint ai_training_sessions_title_length check (char_length(btrim(title)) between 1 and 200),
  content text not null constraint ai_training_sessions_content_length check (char_length(btrim(content)) between 1 and 100000),
  status text not null default 'pending' constraint ai_training_sessions_status_known check (status in ('pending', 'approved', 'rejected')),
  admin_notes text constraint ai_training_sessions_admin_notes_length check (char_length(admin_notes) <= 4000),
  approved_by uuid references public.profiles (id) on delete set null,
  approved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint ai_training_sessions_approval_has_time check ((status = 'approved') = (approved_at is not null)),
  constraint ai_training_sessions_approver_only_when_approved check (approved_by is null or status = 'approved')
);
comment on column public.ai_training_sessions.approved_by is 'The administrator who approved; set by the database.';
create index ai_training_sessions_created_at_idx on public.ai_training_sessions (created_at desc);
create index ai_training_sessions_user_id_idx on public.ai_training_sessions (user_id);
create index ai_training_sessions_approved_by_idx on public.ai_training_sessions (approved_by);
-- A page in the order of an index, whatever the planner thinks of its size; whose a session is stands in it, because the policies ask.
create index ai_training_sessions_page_idx on public.ai_training_sessions (status, created_at desc, id desc) include (user_id);
create index ai_training_sessions_status_user_id_idx on public.ai_training_sessions (status, user_id);
create index ai_training_sessions_search_idx on public.ai_training_sessions
using gin ((to_tsvector('english', title) || to_tsvector('english', content)));

create trigger keep_created_at before update of created_at on public.ai_training_sessions
for each row when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated'))
execute function private.keep_created_at();
create trigger keep_id before update of id on public.ai_training_sessions
for each row when (new.id is distinct from old.id and current_user in ('anon', 'authenticated'))
execute function private.keep_id();

alter table public.ai_training_sessions enable row level security;
create policy "Authors save their own generated sessions as pending" on public.ai_training_sessions
  for insert to authenticated with check (user_id = (select auth.uid()) and status = 'pending' and admin_notes is null);
create policy "Administrators decide" on public.ai_training_sessions
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "Authors read their own sessions without notes, administrators all" on public.ai_training_sessions
  for select to authenticated using (user_id = (select auth.uid()) and admin_notes is null or (select public.is_admin()));
create policy "Only sessions that count" on public.ai_training_sessions
  as restrictive for all to authenticated using ((select public.require_session()));
create trigger date_now before insert on public.ai_training_sessions
for each row when (current_user in ('anon', 'authenticated')) execute function private.date_now();

create function private.decide_ai_training_session() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The approver's account was deleted: the decision stays, the name goes.
  if old.status = 'approved' and old.approved_by is not null and new.approved_by is null
     and (to_jsonb(new) - 'approved_by') = (to_jsonb(old) - 'approved_by') then
    return new;
  end if;
  if not public.is_admin() then
    raise exception 'Only administrators can review AI training sessions' using errcode = 'insufficient_privilege';
  end if;
  if old.status <> 'pending' then
    raise exception 'Only pending sessions can be decided' using errcode = 'restrict_violation';
  end if;
  if new.user_id <> old.user_id then
    raise exception 'The author of a session cannot change' using errcode = 'restrict_violation';
  end if;
  new.admin_notes := nullif(btrim(new.admin_notes), '');
  new.approved_by := case when new.status = 'approved' then auth.uid() end;
  new.approved_at := case when new.status = 'approved' then now() end;
  new.updated_at := now();
  return new;
end
$$;
create trigger decide before update on public.ai_training_sessions
for each row execute function private.decide_ai_training_session();

create function public.review_sessions(review_status text, search text default '', page integer default 1, page_size integer default 20)
returns table (id uuid, title text, beginning text, status text, author text, created_at timestamptz, total bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  words tsquery := private.words_beginning(search);
  size integer := least(greatest(page_size, 1), 100);
  skipped bigint := (greatest(page, 1) - 1)::bigint * size;
  counted bigint;
  found uuid[];
begin
  perform public.require_session();
  if not public.is_admin() then
    raise exception 'Only administrators can review AI training sessions' using errcode = 'insufficient_privilege';
  end if;
  -- Two statements instead of "or": each is planned for what it is asked.
  if words is null then
    select count(*) into counted from (
      select from public.ai_training_sessions s where s.status = review_status limit 1001
    ) as first_thousand;
    return query
      select w.id, w.title, left(w.content, 1000), w.status, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), w.created_at, counted
      from (
        select s.* from public.ai_training_sessions s where s.status = review_status
        order by s.created_at desc, s.id desc limit size offset skipped
      ) w left join public.profiles p on p.id = w.user_id
      order by w.created_at desc, w.id desc;
  else
    -- All matches first, by their index: row by row each text would be taken apart again.
    found := array(
      select s.id from public.ai_training_sessions s
      where s.status = review_status and (to_tsvector('english', s.title) || to_tsvector('english', s.content)) @@ words
    );
    return query
      select w.id, w.title, left(w.content, 1000), w.status, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), w.created_at,
        least(cardinality(found), 1001)::bigint
      from (
        select s.* from public.ai_training_sessions s where s.status = review_status and s.id = any (found)
        order by s.created_at desc, s.id desc limit size offset skipped
      ) w left join public.profiles p on p.id = w.user_id
      order by w.created_at desc, w.id desc;
  end if;
end
$$;
comment on function public.review_sessions(text, text, integer, integer) is
  'Administrators only. A page of the sessions with this status, newest first; beginning: first 1000 characters, total: of all pages, 1001 for more than a thousand.';
revoke execute on function public.review_sessions(text, text, integer, integer) from public, anon;
grant execute on function public.review_sessions(text, text, integer, integer) to authenticated, service_role;

-- Whoever is signed in may train by what was approved; who wrote it and what was noted about it is nobody's business.
create function public.approved_sessions(search text default '', page integer default 1, page_size integer default 20)
returns table (id uuid, title text, content text, approved_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select public.require_session();
  select s.id, s.title, s.content, s.approved_at
  from public.ai_training_sessions s
  where s.status = 'approved'
    and (
      private.words_beginning(search) is null
      or (to_tsvector('english', s.title) || to_tsvector('english', s.content)) @@ private.words_beginning(search)
    )
  order by s.created_at desc, s.id desc
  limit least(greatest(page_size, 1), 100)
  offset (greatest(page, 1) - 1)::bigint * least(greatest(page_size, 1), 100)
$$;
comment on function public.approved_sessions(text, integer, integer) is 'A page of the approved sessions, newest first, without author and notes.';
revoke execute on function public.approved_sessions(text, integer, integer) from public, anon;
grant execute on function public.approved_sessions(text, integer, integer) to authenticated, service_role;

create function public.own_generated_sessions()
returns table (
  id uuid, title text, content text, status text, user_id uuid, approved_at timestamptz, created_at timestamptz, updated_at timestamptz
)
language sql stable security definer
set search_path = ''
as $$
  select public.require_session();
  select s.id, s.title, s.content, s.status, s.user_id, s.approved_at, s.created_at, s.updated_at
  from public.ai_training_sessions as s
  where s.user_id = (select auth.uid())
$$;
comment on function public.own_generated_sessions() is
  'The sessions that the caller had generated, decided or not, without the administrators'' notes and names.';
revoke execute on function public.own_generated_sessions() from public, anon;
grant execute on function public.own_generated_sessions() to authenticated, service_role;
