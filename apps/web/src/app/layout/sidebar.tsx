import { LogOut } from "lucide-react";
import { useId } from "react";
import { Link, NavLink } from "react-router";
import type { Auth } from "../../backend/auth/auth-context.ts";
import { useAuth } from "../../backend/auth/auth-context.ts";
import { Button } from "../../ui/button.tsx";
import { Logo } from "../../ui/logo.tsx";
import { paths } from "../paths.ts";
import { useSignOut } from "../use-sign-out.ts";
import { BlockSummary } from "./block-summary.tsx";
import { adminNavigation, mainNavigation, type NavigationItem } from "./navigation.ts";

export function HomeLink() {
  return (
    <Link reloadDocument to={paths.home} aria-label="Ironpace, home">
      <Logo />
    </Link>
  );
}

/** Menu, what the role adds to it, the running block, and who is signed in. */
export function Sidebar() {
  const { isAdmin } = useAuth();
  const titleId = useId();
  return (
    <>
      <nav aria-label="Main" className="py-2">
        <NavigationList items={mainNavigation} />
      </nav>
      {isAdmin && (
        <nav aria-labelledby={titleId} className="grid gap-1 border-t border-line py-3">
          <h2 id={titleId} className="px-3 text-sm font-semibold">
            Admin
          </h2>
          <NavigationList items={adminNavigation} />
        </nav>
      )}
      <CoachSection />
      <div className="mt-auto grid gap-3 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <BlockSummary />
        <SignedIn />
      </div>
    </>
  );
}

function NavigationList({ items }: { readonly items: readonly NavigationItem[] }) {
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

/** For coaches, until the coach workspace exists. */
function CoachSection() {
  const { roles } = useAuth();
  if (!roles.includes("coach")) return null;
  return (
    <section aria-label="Coach" className="grid gap-1 border-t border-line px-3 py-4 text-sm">
      <h2 className="font-semibold">Coach</h2>
      <p className="text-ink-3">Coach functionality coming soon</p>
    </section>
  );
}

function SignedIn() {
  const auth = useAuth();
  const { signOut, busy } = useSignOut();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 pl-3">
      <div className="min-w-0">
        <p className="truncate text-sm font-medium">{auth.user?.email}</p>
        <p className="text-xs text-ink-3">{roleLine(auth)}</p>
      </div>
      <Button variant="ghost" size="icon" aria-label="Sign out" onClick={signOut} disabled={busy}>
        <LogOut aria-hidden="true" size={18} strokeWidth={1.75} />
      </Button>
    </div>
  );
}

function roleLine({ isAdmin, roles }: Auth): string {
  if (isAdmin) return "Admin";
  return roles.includes("coach") ? "Coach" : "Athlete";
}

const navItem =
  "group relative flex min-h-10 items-center gap-3 rounded-ctl px-3 text-ui font-medium text-ink-2 hover:bg-hover hover:text-ink max-md:min-h-11 pointer-coarse:min-h-11 " +
  "aria-[current=page]:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-ink " +
  "aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-[3px] aria-[current=page]:before:rounded-r-[2px] aria-[current=page]:before:bg-ember";
