-- Generated content that waits for an administrator. Once decided, it stays decided.

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
create index ai_training_sessions_status_idx on public.ai_training_sessions (status, created_at desc);
create index ai_training_sessions_user_id_idx on public.ai_training_sessions (user_id);
create index ai_training_sessions_approved_by_idx on public.ai_training_sessions (approved_by);

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

alter table public.ai_training_sessions enable row level security;
create policy "Authors read their own generated sessions, administrators all" on public.ai_training_sessions
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));
create policy "Authors save their own generated sessions as pending" on public.ai_training_sessions
  for insert to authenticated with check (user_id = (select auth.uid()) and status = 'pending' and admin_notes is null);
create policy "Administrators decide" on public.ai_training_sessions
  for update to authenticated using ((select public.is_admin())) with check ((select public.is_admin()));
