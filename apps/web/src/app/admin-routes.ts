import type { RouteObject } from "react-router";
import { adminNavigation } from "./layout/navigation.ts";
import { paths } from "./paths.ts";
import { titled, titledBelow } from "./route-handle.ts";

/** The administrators' pages, every one of which says what it will be, and the 404 page for the rest. */
export const adminRoutes: RouteObject[] = [
  ...adminNavigation.map(({ to, label }) => ({
    path: to,
    handle: to === paths.admin ? titled("Admin") : titledBelow(paths.admin, "Admin", label),
    lazy: { Component: async () => (await import("./routes/admin.tsx")).AdminRoute },
  })),
  {
    path: `${paths.admin}/*`,
    handle: titled("Page not found"),
    lazy: { Component: async () => (await import("../site/pages/not-found.tsx")).NotFound },
  },
];
