import { useEffect } from "react";
import { AppRouter } from "./navigation/app-router.tsx";
import { preload, preloadOnIntent } from "./navigation/lazy-route.tsx";
import { Providers } from "./providers.tsx";
import { Root } from "./root.tsx";
import { routes } from "./router.tsx";

// Before the first render: frame and page then arrive together.
preload(routes, location.href);

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
