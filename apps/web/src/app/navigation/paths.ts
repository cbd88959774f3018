/** Every address of the app, in one place. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  signUp: "/sign-up",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  secureAccount: "/secure-account",
  unsubscribe: "/unsubscribe",
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
  train: "/train",
  checkIn: "/check-in",
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

/** The page of one competition. */
export function racePath(id: string): string {
  return `${paths.competitions}/${id}`;
}

/** The lap clock of one competition. */
export function simulatorPath(id: string): string {
  return `${racePath(id)}/simulator`;
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

/** The list of sets of a session, wherever it comes from. */
/** The week of a day in the calendar. */
export function calendarPath(day: string): string {
  return `${paths.sessionLog}?view=week&day=${day}`;
}

export function sessionLogPath(origin: string, id: string): string {
  return `${paths.sessionLog}/${origin}/${id}`;
}

/** The runner, at a session of the plan, of the own log, or at a workout. */
export function trainPath(origin: string, id: string): string {
  return `${paths.train}/${origin}/${id}`;
}

/** The same by way of the plan page, which a session of the plan is started from. */
export function startPath(planId: string, sessionId: string): string {
  return `${sessionPath(planId, sessionId)}&start`;
}

/** A part of the settings; the account is what /settings itself shows. */
export function settingsPath(section: string): string {
  return section === "account" ? paths.settings : `${paths.settings}/${section}`;
}
