/** Every address of the app, in one place. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  signUp: "/sign-up",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  secureAccount: "/secure-account",
  authCallback: "/auth/callback",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
  dashboard: "/dashboard",
  profile: "/profile",
  goals: "/goals",
  workouts: "/workouts",
  exercises: "/exercises",
  personalBests: "/personal-bests",
  competitions: "/competitions",
  trainingPlans: "/training-plans",
  sessionLog: "/session-log",
  library: "/library",
  settings: "/settings",
  admin: "/admin",
  adminUsers: "/admin/users",
  adminContent: "/admin/content",
  adminExercises: "/admin/exercises",
  adminVideos: "/admin/videos",
  adminAiApprovals: "/admin/ai-approvals",
  adminAiTesting: "/admin/ai-testing",
} as const;

/** The plan page, opened at one session. */
export function sessionPath(planId: string, sessionId: string): string {
  return `${paths.trainingPlans}?${new URLSearchParams({ planId, sessionId })}`;
}

/** The plan page, opened at one week. */
export function weekPath(planId: string, week: number): string {
  return `${paths.trainingPlans}?${new URLSearchParams({ planId, week: String(week) })}`;
}

/** The page of an exercise, by its id or its name. */
export function exercisePath(key: string): string {
  return `${paths.exercises}/${encodeURIComponent(key)}`;
}

/** A piece of the library, by its slug or id. */
export function libraryPath(key: string): string {
  return `${paths.library}/${encodeURIComponent(key)}`;
}

/** The library, narrowed to a topic. */
export function libraryTopicPath(topic: string): string {
  return `${paths.library}?${new URLSearchParams({ topic })}`;
}

/** The logger, at a session of the plan or at a workout. */
export function loggerPath(origin: "plan" | "workout", id: string): string {
  return `${paths.sessionLog}/${origin}/${id}`;
}

/** A part of the settings; the account is what /settings itself shows. */
export function settingsPath(section: string): string {
  return section === "account" ? paths.settings : `${paths.settings}/${section}`;
}
