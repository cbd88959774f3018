-- The id of a check-in never changes, as that of every other row.
create trigger keep_id before update of id on public.pain_check_ins for each row
when (new.id is distinct from old.id and current_user in ('anon', 'authenticated')) execute function private.keep_id();
