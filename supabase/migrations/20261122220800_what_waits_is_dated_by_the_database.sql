-- What waits for administrators is shown in the order in which it came: its author does not choose the moment.

create function private.date_now() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.created_at := now();
  return new;
end
$$;
create trigger date_now before insert on public.ai_training_sessions
for each row when (current_user in ('anon', 'authenticated')) execute function private.date_now();
