import { NavLink } from "react-router";
import { paths } from "../navigation/paths.ts";
import type { NavigationItem } from "./navigation.ts";

/** Links of a menu; the one of this page is marked. */
export function NavigationList({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className="grid gap-0.5">
      {items.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <NavLink to={to} end={to === paths.admin} className={navItem}>
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="text-ink-3 group-aria-[current=page]:text-ink" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

const navItem =
  "group relative flex min-h-10 items-center gap-3 rounded-ctl px-3 text-ui font-medium text-ink-2 hover:bg-hover hover:text-ink max-md:min-h-11 pointer-coarse:min-h-11 " +
  "aria-[current=page]:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-ink " +
  "aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-r-[2px] aria-[current=page]:before:bg-ember";
