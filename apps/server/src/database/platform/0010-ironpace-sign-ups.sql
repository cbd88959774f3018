-- Who signs up with an address need not be who reads its mail. Like 0001 it also runs where the rest of the platform is somebody else's.

create table ironpace.unconfirmed_sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code_challenge text,
  code_challenge_method text,
  encrypted_password text,
  user_metadata jsonb,
  set_aside_at timestamptz
);
comment on table ironpace.unconfirmed_sign_ups is 'Accounts that people made for themselves and nobody has confirmed yet. Password and data are set aside when the link of the mail is opened, until the browser that signed up exchanges its code; any other way to confirm discards them.';
create index unconfirmed_sign_ups_set_aside_at_idx on ironpace.unconfirmed_sign_ups (set_aside_at);

insert into ironpace.unconfirmed_sign_ups (user_id)
select id from auth.users where email_confirmed_at is null and email is not null and invited_at is null and encrypted_password <> '';
