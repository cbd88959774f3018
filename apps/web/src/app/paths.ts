/** Every address of the app, in one place. */
export const paths = {
  home: "/",
  login: "/login",
  register: "/register",
  signUp: "/sign-up",
  dashboard: "/dashboard",
  profile: "/profile",
  trainingPlans: "/training-plans",
} as const;

/** The plan page, opened at one session. */
export function sessionPath(planId: string, sessionId: string): string {
  return `${paths.trainingPlans}?${new URLSearchParams({ planId, sessionId })}`;
}

/** The plan page, opened at one week. */
export function weekPath(planId: string, week: number): string {
  return `${paths.trainingPlans}?${new URLSearchParams({ planId, week: String(week) })}`;
}
