import { LogOut, Settings, UserRound } from "lucide-react";
import type { ComponentProps } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import type { LoadedMenu } from "#ui/overlay/loading-menu.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#ui/overlay/menu.tsx";
import { paths } from "../navigation/paths.ts";
import { useSignOut } from "../sign-out/sign-out-context.ts";

export function AccountMenu(opening: ComponentProps<LoadedMenu>) {
  const { user } = useAuth();
  const { signOut } = useSignOut();
  return (
    <Menu
      {...opening}
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
