-- Passkeys. Like 0001 it also runs where the rest of the platform is somebody else's.

create table ironpace.passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) <= 4096),
  sign_count bigint not null default 0,
  transports jsonb not null default '[]' check (jsonb_typeof(transports) = 'array' and octet_length(transports::text) <= 500),
  aaguid uuid,
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null check (char_length(friendly_name) between 1 and 100),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table ironpace.passkeys is 'Passkeys: the public half of a key pair whose other half a device keeps.';
create index passkeys_user_id_idx on ironpace.passkeys (user_id, created_at);
alter table ironpace.passkeys enable row level security;

create table ironpace.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  challenge text not null check (char_length(challenge) <= 200),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((user_id is not null) = (challenge_type = 'registration'))
);
comment on table ironpace.passkey_challenges is 'What a device signs to show that it has the key, once and within minutes.';
create index passkey_challenges_expires_at_idx on ironpace.passkey_challenges (expires_at);
create index passkey_challenges_user_id_idx on ironpace.passkey_challenges (user_id);
alter table ironpace.passkey_challenges enable row level security;
