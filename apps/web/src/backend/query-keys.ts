import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * The first part of every query key. A mutation invalidates other features' queries by their subject, because features never import each other.
 * The compiler rejects a subject that is not listed here: invalidating it would do nothing. The parts after the subject belong to the feature
 * (`api/*-keys.ts`, or next to the only request that uses them).
 */
export type QuerySubject =
  // The account: who is signed in, and what that person may do.
  | "admin-access"
  | "preferences"
  | "profile"
  | "roles"
  | "safety-stops"
  | "settings"
  // The athlete's own data.
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
  // Content that everybody sees.
  | "announcements"
  | "exercises"
  | "library"
  // The back office: other people's data, never stored on the device.
  | "admin";

declare module "@tanstack/react-query" {
  interface Register {
    queryKey: readonly [QuerySubject, ...unknown[]];
  }
}

/** Marks the queries under these keys as stale and refetches the ones that are shown; resolves when they have arrived. */
export function invalidateAll(queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
