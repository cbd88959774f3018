import { createBrowserRouter } from "react-router";
import { AdminDenied } from "./admin-denied.tsx";
import { PageError } from "./page-error.tsx";
import { paths } from "./paths.ts";
import { ProtectedRoute } from "./protected-route.tsx";
import { RouteError } from "./route-error.tsx";
import { adminRoutes } from "./admin-routes.ts";
import { titled, titledBelow } from "./route-handle.ts";
import { settingsHandle } from "./routes/settings-handle.ts";
import { Root } from "./root.tsx";

/** Pages are loaded when they are first opened. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        Component: ProtectedRoute,
        children: [
          {
            lazy: { Component: async () => (await import("./layout/app-layout.tsx")).AppLayout },
            children: [
              {
                ErrorBoundary: PageError,
                children: [
                  {
                    path: paths.dashboard,
                    handle: titled("Dashboard"),
                    lazy: { Component: async () => (await import("./routes/dashboard/dashboard.tsx")).DashboardRoute },
                  },
                  {
                    path: paths.profile,
                    handle: titled("Athlete Profile"),
                    lazy: { Component: async () => (await import("./routes/profile.tsx")).ProfileRoute },
                  },
                  {
                    path: paths.goals,
                    handle: titled("Goals"),
                    lazy: { Component: async () => (await import("./routes/goals.tsx")).GoalsRoute },
                  },
                  {
                    path: paths.workouts,
                    handle: titled("Workouts"),
                    lazy: { Component: async () => (await import("./routes/workouts.tsx")).WorkoutsRoute },
                  },
                  {
                    path: paths.exercises,
                    handle: titled("Exercises"),
                    lazy: { Component: async () => (await import("./routes/exercises/index.tsx")).ExercisesRoute },
                  },
                  {
                    path: `${paths.exercises}/:key`,
                    handle: titledBelow(paths.exercises, "Exercises", "Exercise"),
                    lazy: { Component: async () => (await import("./routes/exercises/exercise.tsx")).ExerciseRoute },
                  },
                  {
                    path: paths.personalBests,
                    handle: titled("Personal Bests"),
                    lazy: { Component: async () => (await import("./routes/personal-bests.tsx")).PersonalBestsRoute },
                  },
                  {
                    path: paths.trainingPlans,
                    handle: titled("Training Plans"),
                    lazy: { Component: async () => (await import("./routes/training-plans.tsx")).TrainingPlansRoute },
                  },
                  {
                    path: paths.competitions,
                    handle: titled("Competitions"),
                    lazy: { Component: async () => (await import("./routes/competitions.tsx")).CompetitionsRoute },
                  },
                  {
                    path: paths.sessionLog,
                    handle: titled("Session Log"),
                    lazy: { Component: async () => (await import("./routes/session-log.tsx")).SessionLogRoute },
                  },
                  {
                    path: `${paths.sessionLog}/:origin/:id`,
                    handle: titled("Log a session"),
                    lazy: { Component: async () => (await import("./routes/session-logger.tsx")).SessionLoggerRoute },
                  },
                  {
                    path: paths.library,
                    handle: titled("Library"),
                    lazy: { Component: async () => (await import("./routes/library.tsx")).LibraryRoute },
                  },
                  {
                    path: `${paths.library}/:key`,
                    handle: titledBelow(paths.library, "Library", "Reading"),
                    lazy: { Component: async () => (await import("./routes/library-piece.tsx")).LibraryPieceRoute },
                  },
                  {
                    path: `${paths.settings}/:section?`,
                    handle: settingsHandle,
                    lazy: { Component: async () => (await import("./routes/settings.tsx")).SettingsRoute },
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        element: <ProtectedRoute needs="admin" denied={<AdminDenied />} />,
        children: [
          {
            lazy: { Component: async () => (await import("./admin-second-factor.tsx")).AdminSecondFactor },
            children: [
              {
                lazy: { Component: async () => (await import("./layout/admin-layout.tsx")).AdminLayout },
                children: [{ ErrorBoundary: PageError, children: adminRoutes }],
              },
            ],
          },
        ],
      },
      {
        path: "*",
        handle: titled("Page not found"),
        lazy: { Component: async () => (await import("../site/pages/not-found.tsx")).NotFoundPage },
      },
    ],
  },
]);
