-- What resumable uploads need beyond Supabase's tables. Like 0001 it also runs where the rest of the platform is somebody else's.

create table ironpace.upload_locks (
  upload_id text primary key,
  holder text not null,
  wanted boolean not null default false,
  expires_at timestamptz not null
);
comment on table ironpace.upload_locks is 'Who works on an unfinished upload, of all processes on this database. A holder that is gone loses it when it expires; wanted asks it to let go.';
