import { Menu as MenuIcon } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { HeaderTitle } from "./header-title.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

export function Header({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  return (
    <header className="sticky top-0 z-10 flex h-(--header) items-center gap-2 border-b border-line bg-canvas pr-2 pl-1 md:px-(--gutter)">
      <Button variant="ghost" size="icon" aria-label="Open menu" className="md:hidden" onClick={onOpenMenu}>
        <MenuIcon aria-hidden="true" size={22} strokeWidth={1.75} />
      </Button>
      <HeaderTitle />
      <ProfileButton className="max-md:hidden" />
      <PaletteButton />
      <ThemeMenu />
      <AccountMenu />
    </header>
  );
}
