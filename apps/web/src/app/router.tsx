import type { RouteObject } from "react-router";
import { adminRoutes } from "./admin/admin-routes.ts";
import { lazyPart } from "#ui/lazy-part.tsx";
import { AppLayout } from "./layout/app-layout.tsx";
import { lazyLayout, lazyPage } from "./navigation/lazy-route.tsx";
import { paths } from "./navigation/paths.ts";
import { ProtectedRoute } from "./protected-route.tsx";
import { titledBelow } from "./navigation/route-handle.ts";
import { settingsHandle } from "./routes/settings-handle.ts";

const AdminDenied = lazyPart(async () => (await import("./admin/admin-denied.tsx")).AdminDenied);

/** The athletes' pages. */
const appRoutes: RouteObject[] = [
  lazyPage(paths.dashboard, "Dashboard", async () => (await import("./routes/dashboard/dashboard.tsx")).DashboardRoute),
  lazyPage(
    paths.checkIn,
    titledBelow(paths.dashboard, "Dashboard", "Check-in"),
    async () => (await import("./routes/check-in.tsx")).CheckInRoute,
  ),
  lazyPage(paths.profile, "Athlete Profile", async () => (await import("./routes/profile.tsx")).ProfileRoute),
  lazyPage(paths.goals, "Goals", async () => (await import("./routes/goals.tsx")).GoalsRoute),
  lazyPage(paths.workouts, "Workouts", async () => (await import("./routes/workouts.tsx")).WorkoutsRoute),
  lazyPage(paths.exercises, "Exercises", async () => (await import("./routes/exercises/index.tsx")).ExercisesRoute),
  lazyPage(
    `${paths.exercises}/:key`,
    titledBelow(paths.exercises, "Exercises", "Exercise"),
    async () => (await import("./routes/exercises/exercise.tsx")).ExerciseRoute,
  ),
  lazyPage(paths.personalBests, "Personal Bests", async () => (await import("./routes/personal-bests.tsx")).PersonalBestsRoute),
  lazyPage(paths.trainingPlans, "Training Plans", async () => (await import("./routes/training-plans.tsx")).TrainingPlansRoute),
  lazyPage(paths.competitions, "Competitions", async () => (await import("./routes/competitions/index.tsx")).CompetitionsRoute),
  lazyPage(
    `${paths.competitions}/:id`,
    titledBelow(paths.competitions, "Competitions", "Race"),
    async () => (await import("./routes/competitions/race.tsx")).RaceRoute,
  ),
  lazyPage(paths.sessionLog, "Session Log", async () => (await import("./routes/session-log.tsx")).SessionLogRoute),
  lazyPage(
    `${paths.sessionLog}/:origin/:id`,
    "Log a session",
    async () => (await import("./routes/session-logger.tsx")).SessionLoggerRoute,
  ),
  lazyPage(paths.library, "Library", async () => (await import("./routes/library.tsx")).LibraryRoute),
  lazyPage(
    `${paths.library}/:key`,
    titledBelow(paths.library, "Library", "Article"),
    async () => (await import("./routes/library-piece.tsx")).LibraryPieceRoute,
  ),
  lazyPage(`${paths.settings}/:section?`, settingsHandle, async () => (await import("./routes/settings.tsx")).SettingsRoute),
];

/** What is trained or raced, without the frame. */
const runnerRoute = lazyLayout(
  async () => (await import("./layout/runner-layout.tsx")).RunnerLayout,
  [
    lazyPage(`${paths.train}/:origin/:id`, "Session", async () => (await import("./routes/train.tsx")).TrainRoute),
    lazyPage(
      `${paths.competitions}/:id/simulator`,
      "Race simulator",
      async () => (await import("./routes/competitions/simulator.tsx")).SimulatorRoute,
    ),
  ],
);

/** Every address of the app; pages are loaded when they are first opened. */
export const routes: RouteObject[] = [
  { element: <ProtectedRoute />, children: [runnerRoute, { element: <AppLayout />, children: appRoutes }] },
  {
    element: <ProtectedRoute needs="admin" denied={<AdminDenied />} />,
    children: [
      lazyLayout(
        async () => (await import("./admin/admin-second-factor.tsx")).AdminSecondFactor,
        [lazyLayout(async () => (await import("./layout/admin-layout.tsx")).AdminLayout, adminRoutes)],
      ),
    ],
  },
  lazyPage("*", "Page not found", async () => (await import("#site/pages/not-found.tsx")).NotFoundPage),
];
