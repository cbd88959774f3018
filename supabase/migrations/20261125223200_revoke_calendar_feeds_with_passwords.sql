-- Who changes the password shuts somebody out. The address of a calendar feed opens the plan without a password, so it ends too.

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

create or replace function public.read_calendar_feed(token text) returns jsonb
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
