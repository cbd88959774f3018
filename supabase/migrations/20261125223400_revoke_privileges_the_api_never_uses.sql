-- Row-level security does not stand before TRUNCATE, and nobody of the API makes triggers or references.

revoke truncate, trigger, references on all tables in schema public from anon, authenticated;
alter default privileges in schema public revoke truncate, trigger, references on tables from anon, authenticated;
