import { useEffect } from "react";
import { useLocation } from "react-router";

/** The page whose heading has the focus. */
let focused: string | undefined;

/**
 * Leads keyboard and screen reader to the heading of a new page; without it they would stay on a link that is gone. The first page keeps the
 * browser's own start. Stands beside the page, so that it waits for its code; around it `waits` leaves a page without a heading to the inner one.
 */
export function PageFocus({ waits = false }: { readonly waits?: boolean }): null {
  const { pathname } = useLocation();
  useEffect(() => {
    if (focused === pathname) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading === null && waits) return;
    const isFirst = focused === undefined;
    focused = pathname;
    const target = heading ?? document.querySelector<HTMLElement>("main");
    if (isFirst || target === null) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, waits]);
  return null;
}
