import type { RouteObject } from "react-router";
import { lazyPage } from "./navigation/lazy-route.tsx";
import { paths } from "./paths.ts";
import { titled, titledBelow } from "./route-handle.ts";

/** The administrators' pages, and the 404 page for the rest. */
export const adminRoutes: RouteObject[] = [
  lazyPage(paths.admin, titled("Admin"), async () => (await import("./routes/admin/overview.tsx")).OverviewRoute),
  lazyPage(paths.adminUsers, titledBelow(paths.admin, "Admin", "Users"), async () => (await import("./routes/admin/users.tsx")).UsersRoute),
  lazyPage(
    paths.adminContent,
    titledBelow(paths.admin, "Admin", "Content"),
    async () => (await import("./routes/admin/content.tsx")).ContentRoute,
  ),
  lazyPage(
    paths.adminExercises,
    titledBelow(paths.admin, "Admin", "Exercises"),
    async () => (await import("./routes/admin/exercises.tsx")).ExercisesRoute,
  ),
  lazyPage(
    paths.adminVideos,
    titledBelow(paths.admin, "Admin", "Videos"),
    async () => (await import("./routes/admin/videos.tsx")).VideosRoute,
  ),
  lazyPage(
    paths.adminAiApprovals,
    titledBelow(paths.admin, "Admin", "AI Approvals"),
    async () => (await import("./routes/admin/ai-approvals.tsx")).AiApprovalsRoute,
  ),
  lazyPage(
    paths.adminAiTesting,
    titledBelow(paths.admin, "Admin", "AI Testing"),
    async () => (await import("./routes/admin/ai-testing.tsx")).AiTestingRoute,
  ),
  lazyPage(`${paths.admin}/*`, titled("Page not found"), async () => (await import("#site/pages/not-found.tsx")).NotFound),
];
