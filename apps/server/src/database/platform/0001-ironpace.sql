-- What the server itself has to remember. Private to the owner of the database: no role of the API may even look.

create schema if not exists ironpace;
revoke all on schema ironpace from public;

create table if not exists ironpace.applied_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table ironpace.applied_migrations is 'Platform and product migrations that ran here, by file name.';

create table if not exists ironpace.secrets (
  name text primary key,
  value jsonb not null,
  created_at timestamptz not null default now()
);
comment on table ironpace.secrets is 'Signing key and API keys, made on the first start.';
