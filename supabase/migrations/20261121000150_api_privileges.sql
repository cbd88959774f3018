-- What the API's roles may do by default with what the following files make: everything, because row-level security is the wall, and the files
-- take away what is not meant. Supabase projects gave these privileges by themselves until 2026; newer ones do not, and may also have taken
-- EXECUTE from everybody. Where this server made the platform they are there already. It comes second because nothing above is reached by the API.

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

-- Constraints and policies call these functions as whoever writes the row; nobody but the owner can name one.
grant execute on all functions in schema private to public;
alter default privileges in schema private grant execute on functions to public;
