import { useEffect } from "react";
import { AppRouter } from "./navigation/app-router.tsx";
import { preload, preloadOnIntent } from "./navigation/lazy-route.tsx";
import { Providers } from "./providers.tsx";
import { Root } from "./root.tsx";
import { routes } from "./router.tsx";

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
