-- What sign-in needs beyond GoTrue's tables. Like 0001 it also runs where the rest of the platform is somebody else's.

create table ironpace.mail_outbox (
  id uuid primary key,
  request text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null
);
comment on table ironpace.mail_outbox is 'Mails asked for and not sent yet. request is sealed; links and codes are made when the mail is, and are never in here.';
create index mail_outbox_next_attempt_at_idx on ironpace.mail_outbox (next_attempt_at);

create table ironpace.rate_limits (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);
comment on table ironpace.rate_limits is 'How often something was done in the current window; key is a hash, so that neither addresses nor accounts can be read here.';
create index rate_limits_resets_at_idx on ironpace.rate_limits (resets_at);
