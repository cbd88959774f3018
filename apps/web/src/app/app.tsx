import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { matchRoutes, type RouteObject, useLocation, useRoutes } from "react-router";
import { AuthProvider } from "#backend/auth/auth-provider.tsx";
import { KeptQueriesProvider } from "#backend/persisted-queries/stored-queries-provider.tsx";
import { UnitsProvider } from "#backend/preferences/units-provider.tsx";
import { queryClient } from "#backend/query-client.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { dismissToast } from "#ui/feedback/toast.ts";
import { whenAtRest } from "#ui/when-at-rest.ts";
import { AppRouter } from "./navigation/app-router.tsx";
import { preload, preloadOnIntent } from "./navigation/lazy-route.tsx";
import { PageBoundary } from "./navigation/page-boundary.tsx";
import { PageFocus } from "./navigation/page-focus.tsx";
import { CrumbsContext, getCrumbs } from "./navigation/route-handle.ts";
import { routes } from "./router.tsx";

/** A message shown with a navigation belongs to the page it leads to; an older one to the page that was left. Milliseconds. */
const FRESH_MESSAGE_MS = 1000;

/** The code of the page that is opened first: drawn with it, frame and page arrive together. */
export const firstPage = preload(routes, location.href);

export function App() {
  useEffect(() => preloadOnIntent(routes), []);
  return (
    <Providers>
      <AppRouter>
        <Root routes={routes} />
      </AppRouter>
    </Providers>
  );
}

function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <KeptQueriesProvider>
          <AuthProvider later={whenAtRest}>
            <UnitsProvider>{children}</UnitsProvider>
          </AuthProvider>
        </KeptQueriesProvider>
      </QueryClientProvider>
    </CSPProvider>
  );
}

/** What every navigation does: title of the tab, focus on the new page's heading. */
function Root({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation();
  const crumbs = useMemo(() => getCrumbs(matchRoutes(routes, location.pathname) ?? []), [routes, location.pathname]);
  const title = crumbs.at(-1)?.title;
  const page = useRoutes(routes);
  useEffect(() => {
    document.title = title === undefined ? "Ironpace" : `${title} | Ironpace`;
  }, [title]);
  useToastsOfPage();
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
    dismissToast({ olderThan: FRESH_MESSAGE_MS });
  }, [pathname]);
}

/** A page that broke, or one that could not be loaded because the app was replaced by a newer version. */
function RouteError() {
  return (
    <main className="grid min-h-dvh place-content-center p-(--gutter)">
      <EmptyState
        title="This page could not be shown"
        action={
          <Button variant="solid" onClick={() => location.reload()}>
            Reload Page
          </Button>
        }
      >
        The page did not load. Check your connection and try again. What you have saved is safe.
      </EmptyState>
    </main>
  );
}
