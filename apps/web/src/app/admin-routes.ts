import type { RouteObject } from "react-router";
import { paths } from "./paths.ts";
import { titled, titledBelow } from "./route-handle.ts";

/** The administrators' pages, and the 404 page for the rest. */
export const adminRoutes: RouteObject[] = [
  {
    path: paths.admin,
    handle: titled("Admin"),
    lazy: { Component: async () => (await import("./routes/admin/overview.tsx")).OverviewRoute },
  },
  {
    path: paths.adminUsers,
    handle: titledBelow(paths.admin, "Admin", "Users"),
    lazy: { Component: async () => (await import("./routes/admin/users.tsx")).UsersRoute },
  },
  {
    path: paths.adminContent,
    handle: titledBelow(paths.admin, "Admin", "Content"),
    lazy: { Component: async () => (await import("./routes/admin/content.tsx")).ContentRoute },
  },
  {
    path: paths.adminExercises,
    handle: titledBelow(paths.admin, "Admin", "Exercises"),
    lazy: { Component: async () => (await import("./routes/admin/exercises.tsx")).ExercisesRoute },
  },
  {
    path: paths.adminVideos,
    handle: titledBelow(paths.admin, "Admin", "Videos"),
    lazy: { Component: async () => (await import("./routes/admin/videos.tsx")).VideosRoute },
  },
  {
    path: paths.adminAiApprovals,
    handle: titledBelow(paths.admin, "Admin", "AI Approvals"),
    lazy: { Component: async () => (await import("./routes/admin/ai-approvals.tsx")).AiApprovalsRoute },
  },
  {
    path: paths.adminAiTesting,
    handle: titledBelow(paths.admin, "Admin", "AI Testing"),
    lazy: { Component: async () => (await import("./routes/admin/ai-testing.tsx")).AiTestingRoute },
  },
  {
    path: `${paths.admin}/*`,
    handle: titled("Page not found"),
    lazy: { Component: async () => (await import("../site/pages/not-found.tsx")).NotFound },
  },
];
