-- The file of a row, and the row of a file.
create index objects_version_idx on storage.objects (version);
