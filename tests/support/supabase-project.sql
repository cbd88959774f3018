-- What a hosted project has before anything of ours, as far as we touch it: roles, owners and privileges as supabase/postgres makes them, tables of
-- `auth` as supabase/auth and of `storage` as supabase/storage leave them (read in November 2026). Left out: indexes, what we never touch, and
-- supautils, which lets `postgres` set session_replication_role (granted here) and write policies of the storage tables (see supabase-project.ts).
-- {owner} stands for the role that is called postgres there, which in a test is the superuser of the server.

do $$ begin
  if not exists (select 1 from pg_roles where rolname = 'supabase_auth_admin') then
    create role supabase_auth_admin noinherit createrole nologin;
  end if;
  if not exists (select 1 from pg_roles where rolname = 'supabase_storage_admin') then
    create role supabase_storage_admin noinherit createrole nologin;
  end if;
end $$;

create schema extensions;
grant usage on schema extensions to {owner}, anon, authenticated, service_role;
grant usage on schema public to {owner}, anon, authenticated, service_role;
grant all on schema public to {owner};
-- Projects made since May 2026 give the API's roles nothing by default; the strictest reading also takes EXECUTE from everybody.
alter default privileges for role {owner} revoke execute on functions from public;

create schema auth authorization supabase_auth_admin;
grant usage on schema auth to anon, authenticated, service_role, {owner};
set local role supabase_auth_admin;
create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');
create type auth.code_challenge_method as enum ('s256', 'plain');
create type auth.factor_status as enum ('unverified', 'verified');
create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
create type auth.one_time_token_type as enum (
  'confirmation_token', 'reauthentication_token', 'recovery_token', 'email_change_token_new', 'email_change_token_current', 'phone_change_token');
create type auth.oauth_registration_type as enum ('dynamic', 'manual');

create table auth.users (
  instance_id uuid, id uuid not null primary key, aud varchar(255), role varchar(255), email varchar(255), encrypted_password varchar(255),
  email_confirmed_at timestamptz, invited_at timestamptz, confirmation_token varchar(255), confirmation_sent_at timestamptz,
  recovery_token varchar(255), recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
  email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb, is_super_admin boolean,
  created_at timestamptz, updated_at timestamptz, phone text default null unique, phone_confirmed_at timestamptz, phone_change text default '',
  phone_change_token varchar(255) default '', phone_change_sent_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  email_change_token_current varchar(255) default '',
  email_change_confirm_status smallint default 0 check (email_change_confirm_status >= 0 and email_change_confirm_status <= 2),
  banned_until timestamptz, reauthentication_token varchar(255) default '', reauthentication_sent_at timestamptz,
  is_sso_user boolean not null default false, deleted_at timestamptz, is_anonymous boolean not null default false
);
create unique index users_email_partial_key on auth.users (email) where is_sso_user = false;
create table auth.identities (
  provider_id text not null, user_id uuid not null references auth.users on delete cascade, identity_data jsonb not null, provider text not null,
  last_sign_in_at timestamptz, created_at timestamptz, updated_at timestamptz,
  email text generated always as (lower(identity_data ->> 'email')) stored, id uuid not null default gen_random_uuid() primary key,
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);
create table auth.oauth_clients (
  id uuid not null primary key, client_secret_hash text, registration_type auth.oauth_registration_type not null, client_name text,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), deleted_at timestamptz
);
create table auth.sessions (
  id uuid not null primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz, updated_at timestamptz,
  factor_id uuid, aal auth.aal_level, not_after timestamptz, refreshed_at timestamp, user_agent text, ip inet, tag text,
  oauth_client_id uuid references auth.oauth_clients on delete cascade, refresh_token_hmac_key text, refresh_token_counter bigint,
  scopes text check (char_length(scopes) <= 4096)
);
create table auth.refresh_tokens (
  instance_id uuid, id bigserial primary key, token varchar(255) unique, user_id varchar(255), revoked boolean, created_at timestamptz,
  updated_at timestamptz, parent varchar(255), session_id uuid references auth.sessions on delete cascade
);
create table auth.mfa_factors (
  id uuid not null primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
  factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null, updated_at timestamptz not null,
  secret text, phone text, last_challenged_at timestamptz unique, web_authn_credential jsonb, web_authn_aaguid uuid,
  last_webauthn_challenge_data jsonb
);
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create table auth.mfa_challenges (
  id uuid not null primary key, factor_id uuid not null references auth.mfa_factors on delete cascade, created_at timestamptz not null,
  verified_at timestamptz, ip_address inet not null, otp_code text, web_authn_session_data jsonb
);
create table auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions on delete cascade, created_at timestamptz not null, updated_at timestamptz not null,
  authentication_method text not null, id uuid not null primary key,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
create table auth.flow_state (
  id uuid not null primary key, user_id uuid, auth_code text, code_challenge_method auth.code_challenge_method, code_challenge text,
  provider_type text not null, provider_access_token text, provider_refresh_token text, created_at timestamptz, updated_at timestamptz,
  authentication_method text not null, auth_code_issued_at timestamptz, invite_token text, referrer text, oauth_client_state_id uuid,
  linking_target_id uuid, email_optional boolean not null default false
);
create table auth.one_time_tokens (
  id uuid not null primary key, user_id uuid not null references auth.users on delete cascade, token_type auth.one_time_token_type not null,
  token_hash text not null check (char_length(token_hash) > 0), relates_to text not null, created_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
create unique index one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);
create table auth.audit_log_entries (
  instance_id uuid, id uuid not null primary key, payload json, created_at timestamptz, ip_address varchar(64) not null default ''
);
create table auth.instances (id uuid not null primary key, uuid uuid, raw_base_config text, created_at timestamptz, updated_at timestamptz);
create table auth.schema_migrations (version varchar(255) not null primary key);

create function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'))::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'))::text
$$;
create function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'))::text
$$;
create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;

-- postgres=ar*wdDxt: everything, and it may hand on SELECT. It owns nothing here and cannot create anything.
do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'auth' loop
    execute format('alter table auth.%I enable row level security', name);
    if name <> 'schema_migrations' then
      execute format('grant all on auth.%I to {owner}', name);
      execute format('grant select on auth.%I to {owner} with grant option', name);
    end if;
  end loop;
end $$;
grant all on all sequences in schema auth to {owner};
reset role;

create schema storage authorization supabase_storage_admin;
grant usage on schema storage to anon, authenticated, service_role;
grant usage on schema storage to {owner} with grant option;
set local role supabase_storage_admin;
create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
create table storage.buckets (
  id text primary key, name text not null unique check (length(name) <= 100), owner uuid, created_at timestamptz default now(),
  updated_at timestamptz default now(), public boolean default false, avif_autodetection boolean default false, file_size_limit bigint,
  allowed_mime_types text[], owner_id text, type storage.buckettype not null default 'STANDARD'
);
create table storage.objects (
  id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner uuid,
  created_at timestamptz default now(), updated_at timestamptz default now(), last_accessed_at timestamptz default now(), metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored, version text, owner_id text, user_metadata jsonb
);
create table storage.migrations (id integer primary key, name varchar(100) unique not null, hash varchar(40) not null);
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
alter table storage.migrations enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on storage.buckets, storage.objects to {owner} with grant option;
create function storage.protect_delete() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('storage.allow_delete_query', true), 'false') <> 'true' then
    raise exception 'Direct deletion from storage tables is not allowed. Use the Storage API instead.' using errcode = '42501';
  end if;
  return null;
end
$$;
create trigger protect_buckets_delete before delete on storage.buckets for each statement execute function storage.protect_delete();
create trigger protect_objects_delete before delete on storage.objects for each statement execute function storage.protect_delete();
create function storage.foldername(name text) returns text[] language plpgsql immutable as $$
declare _parts text[];
begin
  select string_to_array(name, '/') into _parts;
  return _parts[1 : array_length(_parts, 1) - 1];
end
$$;
create function storage.filename(name text) returns text language plpgsql as $$
declare _parts text[];
begin
  select string_to_array(name, '/') into _parts;
  return _parts[array_length(_parts, 1)];
end
$$;
create function storage.extension(name text) returns text language plpgsql immutable as $$
begin
  return reverse(split_part(reverse(storage.filename(name)), '.', 1));
end
$$;
reset role;
