import { CalendarRange, CirclePlay, Ellipsis, Plus, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { cx } from "#ui/cx.ts";
import { paths } from "../navigation/paths.ts";

const TABS = [
  { to: paths.dashboard, label: "Today", icon: CirclePlay },
  { to: paths.trainingPlans, label: "Plan", icon: CalendarRange },
  { to: paths.sessionLog, label: "Log", icon: Plus },
  { to: paths.personalBests, label: "Progress", icon: TrendingUp },
] as const;

/** The pages of every day at the bottom edge of a phone; "More" opens the menu with all of them, and is marked on those that have no tab. */
export function TabBar({ onMore }: { readonly onMore: () => void }): ReactNode {
  const { pathname } = useLocation();
  const isInMore = !TABS.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
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
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={isInMore ? "true" : undefined}
        className={cx(tab, current)}
        onClick={onMore}
      >
        <Ellipsis aria-hidden="true" size={24} strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}

const tab =
  "relative grid min-h-12 min-w-0 content-center justify-items-center gap-1 rounded-ctl text-xs leading-none font-medium text-ink-3 focus-visible:-outline-offset-2";
const current =
  "aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:-top-[7px] aria-[current]:before:h-[3px] aria-[current]:before:w-9 aria-[current]:before:rounded-b-[2px] aria-[current]:before:bg-ember";
