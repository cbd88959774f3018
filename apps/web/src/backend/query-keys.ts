import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * The first part of every query key. A write invalidates by it all that shows what has changed, also of features that the writer must not import;
 * the compiler refuses a first part that is not listed here, which would invalidate nothing. What follows it is listed in the feature
 * (`api/*-keys.ts`, or beside the one request that uses it).
 */
export type QuerySubject =
  // Of the account: who is signed in, and what that person may do.
  | "admin-access"
  | "preferences"
  | "profile"
  | "roles"
  | "safety-stops"
  | "settings"
  // Of the athlete.
  | "athlete"
  | "checked-notes"
  | "coach"
  | "competitions"
  | "dashboard"
  | "estimates"
  | "goals"
  | "onboarding"
  | "personal-bests"
  | "plans"
  | "session-log"
  | "strongest-set"
  | "workouts"
  // Read for an open dialog or form.
  | "approved-sessions"
  | "kept-plan"
  | "plan-form-defaults"
  | "plan-notes"
  | "plan-options"
  | "plan-preview"
  | "read-review"
  | "session-draft"
  // Of everybody.
  | "announcements"
  | "exercises"
  | "library"
  // Of the back office: other people's data, never kept on the device.
  | "admin";

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: readonly [QuerySubject, ...unknown[]];
  }
}

/** Marks the queries under these keys as stale and refetches the ones that are shown; resolves when they have arrived. */
export async function invalidateAll(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
