import { CalendarRange, CirclePlay, Ellipsis, Plus, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { cx } from "#ui/cx.ts";
import { mainNavigation } from "./navigation.ts";
import { paths } from "../navigation/paths.ts";

const TABS = [
  { to: paths.dashboard, label: "Today", icon: CirclePlay },
  { to: paths.trainingPlans, label: "Plan", icon: CalendarRange },
  { to: paths.sessionLog, label: "Log", icon: Plus },
  { to: paths.personalBests, label: "Progress", icon: TrendingUp },
] as const;

/** What is reached by "More". */
const MENU = [...mainNavigation.map(({ to }) => to), paths.settings].filter((path) => TABS.every(({ to }) => to !== path));

/** The pages of every day at the bottom edge of a phone; "More" opens the menu with all of them. */
export function TabBar({ onMore }: { readonly onMore: () => void }): ReactNode {
  const { pathname } = useLocation();
  const isInMenu = MENU.some((to) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <nav
      aria-label="Main"
      className="grid grid-cols-5 border-t border-line-strong bg-surface px-1 pt-1.5 pb-[max(.375rem,env(safe-area-inset-bottom))]"
    >
      {TABS.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} className={cx(tab, current)}>
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          {label}
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" className={cx(tab, isInMenu && below)} onClick={onMore}>
        <Ellipsis aria-hidden="true" size={24} strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}

const tab =
  "relative grid min-h-12 min-w-0 content-center justify-items-center gap-1 rounded-ctl text-xs leading-none font-medium text-ink-3 focus-visible:-outline-offset-2";
/** A page of the menu is open. */
const below = "font-semibold text-ink! before:absolute before:-top-[7px] before:h-[3px] before:w-9 before:rounded-b-[2px] before:bg-ember";
const current =
  "aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:absolute aria-[current=page]:before:-top-[7px] aria-[current=page]:before:h-[3px] aria-[current=page]:before:w-9 aria-[current=page]:before:rounded-b-[2px] aria-[current=page]:before:bg-ember";
