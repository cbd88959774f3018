import { Suspense, useEffect, useMemo, useRef } from "react";
import { matchRoutes, type RouteObject, useLocation, useRoutes } from "react-router";
import { watchSubmittedForms } from "#ui/focus-first-invalid.ts";
import { dismissToast } from "#ui/toast.ts";
import { PageBoundary } from "./navigation/page-boundary.tsx";
import { PageFocus } from "./navigation/page-focus.tsx";
import { RouteError } from "./route-error.tsx";
import { CrumbsContext, getCrumbs } from "./route-handle.ts";

/** A message shown with a navigation belongs to the page it leads to; an older one to the page that was left. Milliseconds. */
const FRESH_MESSAGE = 1000;

/** What every navigation does: title of the tab, focus on the new page's heading. */
export function Root({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation();
  const crumbs = useMemo(() => getCrumbs(matchRoutes(routes, location.pathname) ?? []), [routes, location.pathname]);
  const title = crumbs.at(-1)?.title;
  const page = useRoutes(routes);
  useEffect(() => {
    document.title = title === undefined ? "Ironpace" : `${title} | Ironpace`;
  }, [title]);
  useToastsOfPage();
  useEffect(() => watchSubmittedForms(), []);
  return (
    <CrumbsContext value={crumbs}>
      <PageBoundary place={location.key} fallback={RouteError}>
        <Suspense>
          {page}
          <PageFocus waits />
        </Suspense>
      </PageBoundary>
    </CrumbsContext>
  );
}

/** Takes away what was said on the page before. */
function useToastsOfPage(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    dismissToast({ olderThan: FRESH_MESSAGE });
  }, [pathname]);
}
