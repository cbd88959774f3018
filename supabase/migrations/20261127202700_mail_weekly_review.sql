-- The review of the week by mail, for athletes who ask for it, on the Sunday evening of their own time zone.

alter table public.athlete_profiles
  add column weekly_review_mail boolean not null default false,
  -- A name that PostgreSQL does not know fails here with 22023.
  add column time_zone text constraint athlete_profiles_time_zone_known check (
    time_zone is null or char_length(time_zone) <= 64 and (timestamptz '2026-01-01 00:00:00+00' at time zone time_zone) is not null
  );
comment on column public.athlete_profiles.weekly_review_mail is 'Whether the athlete wants the review of each week by mail.';
comment on column public.athlete_profiles.time_zone is 'IANA name: the mail with the review is sent on the Sunday evening there. Null: UTC.';
create index athlete_profiles_weekly_review_mail_idx on public.athlete_profiles (id) where weekly_review_mail;

create table private.weekly_review_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  week date not null
);
comment on table private.weekly_review_mails is 'The Monday of the last week whose review was mailed to an account, or had nothing to say: at most one mail a week.';
alter table private.weekly_review_mails enable row level security;
