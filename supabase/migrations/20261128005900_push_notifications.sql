-- Notifications to the devices of athletes who ask for them: the session and the check-in at a time of day, the review of the week, the end of a rest.

create table public.push_subscriptions (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  endpoint text not null constraint push_subscriptions_endpoint_is_address check (char_length(endpoint) <= 1000 and endpoint ~ '^https?://[^/]'),
  p256dh text not null constraint push_subscriptions_p256dh_is_key check (p256dh ~ '^[A-Za-z0-9_-]{87}=?$'),
  auth text not null constraint push_subscriptions_auth_is_secret check (auth ~ '^[A-Za-z0-9_-]{22}={0,2}$'),
  created_at timestamptz not null default now(),
  primary key (user_id, endpoint)
);
comment on table public.push_subscriptions is 'Browsers that show notifications of an account (Web Push, RFC 8030). A device that the push service no longer knows is removed.';
comment on column public.push_subscriptions.endpoint is 'Address at the push service of the browser''s vendor. The server sends to known services only.';
comment on column public.push_subscriptions.p256dh is 'Public key of the browser, for which messages are encrypted (RFC 8291).';
comment on column public.push_subscriptions.auth is 'Secret of the subscription, which the encryption mixes in.';

create trigger keep_created_at before update on public.push_subscriptions for each row
when (new.created_at is distinct from old.created_at and current_user in ('anon', 'authenticated')) execute function private.keep_created_at();

alter table public.push_subscriptions enable row level security;
create policy "Athletes keep their own devices" on public.push_subscriptions
  for all to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
select private.require_session_on_table('push_subscriptions');

create function private.limit_push_subscriptions() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if (select count(*) from public.push_subscriptions where user_id = new.user_id and endpoint <> new.endpoint) >= 10 then
    raise exception 'Notifications are on for ten devices already' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger limit_devices before insert on public.push_subscriptions
for each row execute function private.limit_push_subscriptions();

alter table public.athlete_profiles
  add column session_reminder_at text constraint athlete_profiles_session_reminder_at_time check (session_reminder_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column check_in_reminder_at text constraint athlete_profiles_check_in_reminder_at_time check (check_in_reminder_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column weekly_review_push boolean not null default false;
comment on column public.athlete_profiles.session_reminder_at is 'Time of day as HH:MM, in time_zone, of the notification with the session of the day. Null: none.';
comment on column public.athlete_profiles.check_in_reminder_at is 'Time of day as HH:MM, in time_zone, of the notification that asks for the morning check-in. Null: none.';
comment on column public.athlete_profiles.weekly_review_push is 'Whether a notification says that the review of the week is there.';

create table private.push_deliveries (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  day date not null,
  primary key (user_id, kind)
);
comment on table private.push_deliveries is 'The last local day for which a notification of a kind was sent to an account: at most one a day.';
alter table private.push_deliveries enable row level security;
