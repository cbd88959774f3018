import { Menu as MenuIcon, Moon, Sun, ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useAuth } from "#backend/auth/auth-context.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { LoadingMenu } from "#ui/overlay/loading-menu.tsx";
import { Logo } from "#ui/theme/logo.tsx";
import { useTheme } from "#ui/theme/theme.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { ProfileButton } from "./profile-button.tsx";
import { paths } from "../navigation/paths.ts";
import { useCrumbs } from "../navigation/route-handle.ts";

interface HeaderProps {
  /** Absent where the menu opens from the bottom edge. */
  readonly onOpenMenu: (() => void) | undefined;
}

export function Header({ onOpenMenu }: HeaderProps) {
  return (
    <header
      className={cx(
        "sticky top-0 z-10 flex h-(--header) items-center gap-2 border-b border-line bg-canvas pr-2 md:px-(--gutter)",
        onOpenMenu === undefined ? "pl-(--gutter)" : "pl-1",
      )}
    >
      {onOpenMenu !== undefined && (
        <Button variant="ghost" size="icon" aria-label="Open menu" className="md:hidden" onClick={onOpenMenu}>
          <MenuIcon aria-hidden="true" size={22} strokeWidth={1.75} />
        </Button>
      )}
      <HeaderTitle />
      <ProfileButton className="max-md:hidden" />
      <PaletteButton />
      <ThemeButton />
      <AccountButton />
    </header>
  );
}

const NO_ATTRIBUTES = {};
const loadThemeMenu = async () => (await import("./theme-menu.tsx")).ThemeMenu;
const loadAccountMenu = async () => (await import("./account-menu.tsx")).AccountMenu;

function ThemeButton() {
  const { choice, resolved } = useTheme();
  const Icon = resolved === "dark" ? Moon : Sun;
  return (
    <LoadingMenu
      load={loadThemeMenu}
      about={NO_ATTRIBUTES}
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Theme: ${choice}. Change theme`}>
          <Icon aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      }
    />
  );
}

function AccountButton() {
  const { user } = useAuth();
  return (
    <LoadingMenu
      load={loadAccountMenu}
      about={NO_ATTRIBUTES}
      trigger={
        <Button variant="ghost" size="icon" aria-label="Account menu">
          <span
            aria-hidden="true"
            className="grid size-8 place-items-center rounded-full bg-inverse font-display text-sm leading-none font-bold text-on-inverse [font-stretch:110%]"
          >
            {user?.email?.charAt(0).toUpperCase() || "U"}
          </span>
        </Button>
      }
    />
  );
}

/** The title of the page, which leads home; for a page below another one the way to it, of which a phone shows the step back, and the title once the heading has left the screen. */
function HeaderTitle() {
  const crumbs = useCrumbs();
  const title = crumbs.at(-1)?.title ?? "Ironpace";
  if (crumbs.length < 2) {
    return (
      <Link reloadDocument to={paths.home} className="relative mr-auto inline-flex min-h-11 min-w-0 items-center text-ui font-semibold">
        {/* Until then the logo has its place. */}
        <Logo className="before-heading" />
        <span className="truncate max-md:after-heading">{title}</span>
      </Link>
    );
  }
  return (
    <nav aria-label="Breadcrumb" className="mr-auto min-w-0">
      <ol className="flex items-center text-ui">
        {crumbs.map((crumb) =>
          crumb.path === undefined ? (
            <li key={crumb.title} aria-current="page" className="truncate font-semibold max-md:after-heading">
              {crumb.title}
            </li>
          ) : (
            <li key={crumb.title} className={cx("flex items-center", crumb !== crumbs.at(-2) && "max-md:hidden")}>
              <Link to={crumb.path} className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink max-md:mr-3">
                <ChevronLeft aria-hidden="true" size={20} strokeWidth={1.75} className="mr-1 -ml-1.5 md:hidden" />
                {crumb.title}
              </Link>
              <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="mx-1 text-ink-3 max-md:hidden" />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
