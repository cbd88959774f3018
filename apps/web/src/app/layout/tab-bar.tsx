import { CalendarRange, CirclePlay, Ellipsis, Plus, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { paths } from "../navigation/paths.ts";
import "./tab-bar.css";

const TABS = [
  { to: paths.dashboard, label: "Today", icon: CirclePlay },
  { to: paths.trainingPlans, label: "Plan", icon: CalendarRange },
  { to: paths.sessionLog, label: "Log", icon: Plus },
  { to: paths.personalBests, label: "Bests", icon: TrendingUp },
] as const;

/** The pages of every day at the bottom edge of a phone; "More" opens the menu with all of them, and is marked on those that have no tab. */
export function TabBar({ onMore }: { readonly onMore: () => void }): ReactNode {
  return (
    <nav
      aria-label="Main"
      className="tab-bar grid grid-cols-5 border-t border-line-strong bg-surface px-1 pt-1.5 pb-[max(.375rem,env(safe-area-inset-bottom))]"
    >
      {TABS.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to}>
          <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
          {label}
        </NavLink>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={onMore}>
        <Ellipsis aria-hidden="true" size={24} strokeWidth={1.75} />
        More
      </button>
    </nav>
  );
}
