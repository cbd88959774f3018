-- Who is an administrator or a coach. Everybody who has an account is a 'user'; that is never stored.
-- Rows change only through the functions below; the last administrator cannot be removed by anybody.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint user_roles_role_known check (role in ('admin', 'coach')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table public.user_roles is 'Roles beyond the implicit ''user''.';
create index user_roles_role_idx on public.user_roles (role);

create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null,
  role text not null,
  action text not null constraint role_changes_action_known check (action in ('granted', 'revoked')),
  changed_by uuid,
  created_at timestamptz not null default now()
);
comment on table public.role_changes is 'Every grant and every removal of a role. No foreign keys: the record outlives the accounts.';
comment on column public.role_changes.changed_by is 'The administrator who did it; null when it was done on the command line.';
create index role_changes_user_id_idx on public.role_changes (user_id);
create index role_changes_created_at_idx on public.role_changes (created_at desc);

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select 1 from public.user_roles where user_id = auth.uid() and role = 'admin')
$$;
comment on function public.is_admin() is 'Whether the caller is an administrator. Policies ask it once per statement: (select public.is_admin()).';
revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin() to anon, authenticated, service_role;

alter table public.user_roles enable row level security;
create policy "Users read their own roles, administrators all" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()) or (select public.is_admin()));

alter table public.role_changes enable row level security;
create policy "Administrators read the record of role changes" on public.role_changes
  for select to authenticated using ((select public.is_admin()));

create function private.record_role_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'A role is granted or revoked, never rewritten' using errcode = 'restrict_violation';
  elsif tg_op = 'INSERT' then
    insert into public.role_changes (user_id, role, action, changed_by) values (new.user_id, new.role, 'granted', auth.uid());
  else
    insert into public.role_changes (user_id, role, action, changed_by) values (old.user_id, old.role, 'revoked', auth.uid());
  end if;
  return null;
end
$$;
create trigger record_role_change after insert or update or delete on public.user_roles
for each row execute function private.record_role_change();

create function private.keep_last_admin() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- One removal at a time: two administrators who remove each other at the same moment must not both succeed.
  perform pg_advisory_xact_lock(hashtextextended('public.user_roles admin', 0));
  if not exists (select 1 from public.user_roles where role = 'admin' and user_id <> old.user_id) then
    raise exception 'The last administrator cannot be removed' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger keep_last_admin before delete on public.user_roles
for each row when (old.role = 'admin') execute function private.keep_last_admin();

create function public.get_user_roles(uid uuid) returns setof text
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if uid is distinct from auth.uid() and not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'You can only read your own roles' using errcode = 'insufficient_privilege';
  end if;
  return query
    select user_roles.role from public.user_roles where user_roles.user_id = uid
    union all
    select 'user' from auth.users where users.id = uid
    order by 1;
end
$$;
comment on function public.get_user_roles(uuid) is 'Roles of an account, ''user'' among them. Own account, or any for administrators; otherwise 42501.';
revoke execute on function public.get_user_roles(uuid) from public, anon;
grant execute on function public.get_user_roles(uuid) to authenticated, service_role;

create function private.assert_may_change_roles() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not public.is_admin() and auth.role() is distinct from 'service_role' then
    raise exception 'Only administrators can change roles' using errcode = 'insufficient_privilege';
  end if;
end
$$;

create function public.grant_user_role(target_user_id uuid, target_role text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_email text;
begin
  perform private.assert_may_change_roles();
  select users.email into target_email from auth.users where users.id = target_user_id;
  if not found then
    raise exception 'No such user' using errcode = 'no_data_found';
  end if;
  insert into public.user_roles (user_id, role) values (target_user_id, target_role) on conflict do nothing;
  if not found then
    return format('%s already has the role %s', target_email, target_role);
  end if;
  return format('%s now has the role %s', target_email, target_role);
end
$$;
comment on function public.grant_user_role(uuid, text) is 'Administrators only. Roles: admin, coach. Returns a sentence for the administrator.';
revoke execute on function public.grant_user_role(uuid, text) from public, anon;
grant execute on function public.grant_user_role(uuid, text) to authenticated, service_role;

create function public.revoke_user_role(target_user_id uuid, target_role text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_email text;
begin
  perform private.assert_may_change_roles();
  select users.email into target_email from auth.users where users.id = target_user_id;
  delete from public.user_roles where user_roles.user_id = target_user_id and user_roles.role = target_role;
  if not found then
    raise exception 'This user does not have the role %', target_role using errcode = 'no_data_found';
  end if;
  return format('%s no longer has the role %s', target_email, target_role);
end
$$;
comment on function public.revoke_user_role(uuid, text) is 'Administrators only; the last administrator stays one. Returns a sentence for the administrator.';
revoke execute on function public.revoke_user_role(uuid, text) from public, anon;
grant execute on function public.revoke_user_role(uuid, text) to authenticated, service_role;

create function public.make_user_admin(target_user_email text) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  target_user_id uuid;
begin
  perform private.assert_may_change_roles();
  if coalesce(btrim(target_user_email), '') = '' then
    raise exception 'Please enter an email address';
  end if;
  select users.id into target_user_id from auth.users
  where users.email = lower(btrim(target_user_email)) and users.deleted_at is null;
  if not found then
    raise exception 'No user found with email %', btrim(target_user_email) using errcode = 'no_data_found';
  end if;
  insert into public.user_roles (user_id, role) values (target_user_id, 'admin') on conflict do nothing;
  if not found then
    return format('%s is already an administrator', btrim(target_user_email));
  end if;
  return format('%s is now an administrator', btrim(target_user_email));
end
$$;
comment on function public.make_user_admin(text) is 'Administrators only. Returns a sentence for the administrator.';
revoke execute on function public.make_user_admin(text) from public, anon;
grant execute on function public.make_user_admin(text) to authenticated, service_role;
