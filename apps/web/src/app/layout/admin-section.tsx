import { useId, type ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { adminNavigation } from "./admin-navigation.ts";
import { NavigationList } from "./navigation-list.tsx";

/** The administrators' pages, under their name. */
export function AdminSection({ className }: { readonly className?: string }): ReactNode {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={cx("grid gap-1 py-3", className)}>
      <h2 id={titleId} className="px-3 text-sm font-semibold">
        Admin
      </h2>
      <NavigationList items={adminNavigation} />
    </nav>
  );
}
