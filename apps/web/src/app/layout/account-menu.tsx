import { LogOut, Settings, UserRound } from "lucide-react";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { Button } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "../../ui/menu.tsx";
import { paths } from "../paths.ts";
import { useSignOut } from "../sign-out-context.ts";

export function AccountMenu() {
  const { user } = useAuth();
  const { signOut } = useSignOut();
  const letter = user?.email?.charAt(0).toUpperCase() || "U";
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label="Account menu">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-inverse font-display text-sm leading-none font-bold text-on-inverse [font-stretch:110%]"
          >
            {letter}
          </span>
        </Button>
      }
      header={
        <>
          <b className="font-semibold">Account</b>
          <p className="text-sm text-ink-3">{user?.email}</p>
        </>
      }
    >
      <MenuLink to={paths.profile} icon={UserRound}>
        Profile
      </MenuLink>
      <MenuLink to={paths.settings} icon={Settings}>
        Settings
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onClick={signOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}
