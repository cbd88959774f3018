import { createBrowserRouter } from "react-router";
import { paths } from "./paths.ts";
import { ProtectedRoute } from "./protected-route.tsx";
import { RouteError } from "./route-error.tsx";
import type { RouteHandle } from "./route-handle.ts";
import { Root } from "./root.tsx";

const titled = (title: string): RouteHandle => ({ title });

/** Pages are loaded when they are first opened. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        path: paths.home,
        handle: titled("Strength and endurance in one block"),
        lazy: { Component: async () => (await import("./routes/home.tsx")).HomeRoute },
      },
      { path: paths.login, handle: titled("Sign in"), lazy: { Component: async () => (await import("./routes/login.tsx")).LoginRoute } },
      ...[paths.register, paths.signUp].map((path) => ({
        path,
        handle: titled("Create account"),
        lazy: { Component: async () => (await import("./routes/sign-up.tsx")).SignUpRoute },
      })),
      {
        Component: ProtectedRoute,
        children: [
          {
            lazy: { Component: async () => (await import("./layout/app-layout.tsx")).AppLayout },
            children: [
              {
                path: paths.dashboard,
                handle: titled("Dashboard"),
                lazy: { Component: async () => (await import("./routes/dashboard.tsx")).DashboardRoute },
              },
              {
                path: paths.profile,
                handle: titled("Athlete Profile"),
                lazy: { Component: async () => (await import("./routes/profile.tsx")).ProfileRoute },
              },
              {
                path: paths.trainingPlans,
                handle: titled("Training Plans"),
                lazy: { Component: async () => (await import("./routes/training-plans.tsx")).TrainingPlansRoute },
              },
            ],
          },
        ],
      },
      {
        path: "*",
        handle: titled("Page not found"),
        lazy: { Component: async () => (await import("./routes/not-found.tsx")).NotFoundRoute },
      },
    ],
  },
]);
