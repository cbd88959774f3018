-- A calendar program reads the plan without signing in, by an address that only the athlete knows. What is stored is the hash of its secret:
-- the table is out of reach of every role of the API, and the functions below are the only way to it.
create table private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash bytea not null constraint calendar_feeds_token_hash_key unique,
  created_at timestamptz not null default now()
);

alter table private.calendar_feeds enable row level security;

create function public.calendar_feed_since() returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select public.require_session();
  select created_at from private.calendar_feeds where user_id = auth.uid()
$$;
comment on function public.calendar_feed_since() is 'When the caller''s calendar feed got its present address; null while it is off.';
revoke execute on function public.calendar_feed_since() from public, anon;
grant execute on function public.calendar_feed_since() to authenticated, service_role;

create function public.rotate_calendar_feed() returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  -- Two random UUIDs: 244 bits from the generator for secrets.
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  perform public.require_session();
  if auth.uid() is null then
    raise exception 'You must be signed in' using errcode = 'insufficient_privilege';
  end if;
  insert into private.calendar_feeds (user_id, token_hash) values (auth.uid(), sha256(convert_to(token, 'UTF8')))
  on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end
$$;
comment on function public.rotate_calendar_feed() is
  'Switches the caller''s calendar feed on, or gives it a new secret: the former one ends. Returns the secret, which is not shown again.';
revoke execute on function public.rotate_calendar_feed() from public, anon;
grant execute on function public.rotate_calendar_feed() to authenticated, service_role;

create function public.remove_calendar_feed() returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.require_session();
  delete from private.calendar_feeds where user_id = auth.uid();
  return found;
end
$$;
comment on function public.remove_calendar_feed() is 'Switches the caller''s calendar feed off. False when it was off.';
revoke execute on function public.remove_calendar_feed() from public, anon;
grant execute on function public.remove_calendar_feed() to authenticated, service_role;

create function public.read_calendar_feed(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'sessions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', s.id, 'day', s.scheduled_date, 'title', s.title, 'type', s.type, 'minutes', s.duration, 'completed', s.completed,
        'updated_at', s.updated_at
      ) order by s.scheduled_date, s.id)
      from public.training_plans as p join public.training_sessions as s on s.plan_id = p.id
      where p.creator_id = feed.user_id and s.status <> 'skipped' and s.scheduled_date >= current_date - 90
        -- A plan that ended early has sessions that nobody means to do any more.
        and (p.status = 'active' or s.completed)
    ), '[]'),
    'competitions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'day', c.date, 'name', c.name, 'location', c.location, 'priority', c.priority, 'updated_at', c.updated_at
      ) order by c.date, c.id)
      from public.competitions as c where c.user_id = feed.user_id and c.date >= current_date - 90
    ), '[]')
  )
  from private.calendar_feeds as feed
  where feed.token_hash = sha256(convert_to(token, 'UTF8')) and private.is_enabled(feed.user_id)
$$;
comment on function public.read_calendar_feed(text) is
  'What a calendar shows of the athlete with this secret: sessions {id, day, title, type, minutes, completed, updated_at} of the active plan and '
  'what was done, competitions {id, day, name, location, priority, updated_at}, from 90 days ago on. Neither notes nor injuries. Null for an '
  'unknown secret. Needs no session: the secret is the key.';
revoke execute on function public.read_calendar_feed(text) from public;
grant execute on function public.read_calendar_feed(text) to anon, authenticated, service_role;

create function private.remove_calendar_feed_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from private.calendar_feeds where calendar_feeds.user_id = new.id;
  return null;
end
$$;
create trigger on_auth_user_password_changed after update of encrypted_password on auth.users
for each row when (coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password)
execute function private.remove_calendar_feed_of_account();
