-- Row-level security does not stand before TRUNCATE, and nobody of the API makes triggers or references.
revoke truncate, trigger, references on storage.buckets, storage.objects from anon, authenticated;
