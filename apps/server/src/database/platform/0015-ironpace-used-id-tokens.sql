-- ID tokens that apps bring count once. Like 0001 it also runs where the rest of the platform is somebody else's.

create table ironpace.used_id_tokens (
  hash bytea primary key check (octet_length(hash) = 32),
  expires_at timestamptz not null
);
comment on table ironpace.used_id_tokens is 'SHA-256 of ID tokens without a nonce that have signed somebody in or linked an identity, until they expire.';
create index used_id_tokens_expires_at_idx on ironpace.used_id_tokens (expires_at);
alter table ironpace.used_id_tokens enable row level security;
