-- A mail that was asked for before the password changed must not open the account after it. Like 0001 it also runs where the rest of the platform is
-- somebody else's.

alter table ironpace.mail_outbox add column opens_account uuid;
comment on column ironpace.mail_outbox.opens_account is
  'The account that a waiting link would sign in to (a reset, a sign-in by mail). A new password removes the mail.';
create index mail_outbox_opens_account_idx on ironpace.mail_outbox (opens_account);

comment on table ironpace.rate_limits is
  'How often something was done in the current window; key is a hash under the key of the installation, so that neither addresses nor accounts can be found here.';
