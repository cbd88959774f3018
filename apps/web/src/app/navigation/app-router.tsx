import { startTransition, useLayoutEffect, useState, type ReactNode } from "react";
import { Router } from "react-router";
import { LeaveGuardContext } from "#ui/overlay/leave-guard.ts";
import { createGuardedHistory } from "./guarded-history.ts";
import { KeepsScrollContext } from "./restore-scroll.tsx";

const history = createGuardedHistory();

/**
 * React Router's declarative router over a history of our own: its data router, of which the app would use the blocker, the places and the
 * loading of pages, is 19 kB of compressed script more. While the code of the next page is loaded, the last one stays; what a page keeps in its
 * address changes at once, because the next press builds on it.
 */
export function AppRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [{ location, action, keepsScroll }, setPlace] = useState(history.place);
  const { pathname } = location;
  useLayoutEffect(
    () =>
      history.listen((place) => {
        if (place.location.pathname === pathname) setPlace(place);
        else startTransition(() => setPlace(place));
      }),
    [pathname],
  );
  return (
    <LeaveGuardContext value={history.guard}>
      <KeepsScrollContext value={keepsScroll}>
        <Router location={location} navigationType={action} navigator={history.navigator}>
          {children}
        </Router>
      </KeepsScrollContext>
    </LeaveGuardContext>
  );
}
