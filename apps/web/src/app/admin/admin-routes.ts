import type { RouteObject } from "react-router";
import { lazyPage } from "../navigation/lazy-route.tsx";
import { paths } from "../navigation/paths.ts";
import { titledBelow } from "../navigation/route-handle.ts";

const page = (path: string, title: string, load: Parameters<typeof lazyPage>[2]): RouteObject =>
  lazyPage(path, titledBelow(paths.admin, "Admin", title), load);

/** The administrators' pages, and the 404 page for the rest. */
export const adminRoutes: RouteObject[] = [
  lazyPage(paths.admin, "Admin", async () => (await import("../routes/admin/overview.tsx")).OverviewRoute),
  page(paths.adminUsers, "Users", async () => (await import("../routes/admin/users.tsx")).UsersRoute),
  page(paths.adminContent, "Content", async () => (await import("../routes/admin/content.tsx")).ContentRoute),
  page(paths.adminExercises, "Exercises", async () => (await import("../routes/admin/exercises.tsx")).ExercisesRoute),
  page(paths.adminVideos, "Videos", async () => (await import("../routes/admin/videos.tsx")).VideosRoute),
  page(paths.adminAiApprovals, "AI Approvals", async () => (await import("../routes/admin/ai-approvals.tsx")).AiApprovalsRoute),
  page(paths.adminAiTesting, "AI Testing", async () => (await import("../routes/admin/ai-testing.tsx")).AiTestingRoute),
  lazyPage(`${paths.admin}/*`, "Page not found", async () => (await import("#site/pages/not-found.tsx")).NotFound),
];
