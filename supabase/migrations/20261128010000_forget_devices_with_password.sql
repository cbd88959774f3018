-- A device that somebody with a stolen session added would hear of every training: as the calendar feed, it ends with a new password and a ban.

create function private.forget_devices_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.push_subscriptions where push_subscriptions.user_id = new.id;
  return null;
end
$$;
revoke execute on function private.forget_devices_of_account() from public;
create trigger forget_devices_of_account after update of encrypted_password, banned_until on auth.users
for each row
when ((coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password) or (new.banned_until is distinct from old.banned_until and new.banned_until > now()))
execute function private.forget_devices_of_account();
