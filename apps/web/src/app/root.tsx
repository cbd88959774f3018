import { Suspense, useEffect, useMemo, useRef } from "react";
import { matchRoutes, type RouteObject, useLocation, useRoutes } from "react-router";
import { watchSubmittedForms } from "../ui/focus-first-invalid.ts";
import { dismissToast } from "../ui/toast.ts";
import { PageBoundary } from "./navigation/page-boundary.tsx";
import { RouteError } from "./route-error.tsx";
import { CrumbsContext, crumbsOf } from "./route-handle.ts";

/** A message shown with a navigation belongs to the page it leads to; an older one to the page that was left. Milliseconds. */
const FRESH_MESSAGE = 1000;

/** What every navigation does: title of the tab, focus on the new page's heading. */
export function Root({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation();
  const crumbs = useMemo(() => crumbsOf(matchRoutes(routes, location.pathname) ?? []), [routes, location.pathname]);
  const title = crumbs.at(-1)?.title;
  const page = useRoutes(routes);
  useEffect(() => {
    document.title = title === undefined ? "Ironpace" : `${title} | Ironpace`;
  }, [title]);
  useFocusAfterNavigation();
  useEffect(() => watchSubmittedForms(), []);
  return (
    <CrumbsContext value={crumbs}>
      <PageBoundary place={location.key} fallback={RouteError}>
        <Suspense>{page}</Suspense>
      </PageBoundary>
    </CrumbsContext>
  );
}

/** Without it, keyboard and screen reader would stay on the link of a page that is gone. The first page keeps the browser's own start. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    dismissToast({ olderThan: FRESH_MESSAGE });
    const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (target === null) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname]);
}
