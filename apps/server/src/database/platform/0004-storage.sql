-- Schema `storage` with the names and columns of Supabase Storage. A row stands for a file; the bytes lie elsewhere.
-- Who may see or change a row is said by policies, which the product's own migrations write.

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text
);
comment on column storage.buckets.public is 'True: anybody may download by URL, without a policy.';
comment on column storage.buckets.file_size_limit is 'Bytes; null means the limit of the server.';
create unique index bname on storage.buckets (name);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
comment on column storage.objects.metadata is '{eTag, size (bytes), mimetype, cacheControl, lastModified, contentLength, httpStatusCode}';
create unique index bucketid_objname on storage.objects (bucket_id, name);
create index idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index name_prefix_search on storage.objects (name text_pattern_ops);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

create function storage.foldername(name text) returns text[]
language sql immutable
as $$
  select parts[1 : cardinality(parts) - 1] from string_to_array(name, '/') as parts
$$;

create function storage.filename(name text) returns text
language sql immutable
as $$
  select parts[cardinality(parts)] from string_to_array(name, '/') as parts
$$;

create function storage.extension(name text) returns text
language sql immutable
as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text) to anon, authenticated, service_role;

create function storage.touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create trigger update_objects_updated_at before update on storage.objects
for each row execute function storage.touch_updated_at();
