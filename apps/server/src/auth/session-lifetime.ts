import type { SessionRecord } from "./store/sessions.ts";

/**
 * How long a sign-in (a row of auth.sessions) lives: `SESSION_IDLE_DAYS` and `SESSION_DAYS` (90 and 365 days unless set), and an end of its own where
 * it comes from Supabase. A refresh asks `hasEnded`; `pruneExpired` removes the rows later, by the same three rules in SQL. An access token that was
 * handed out before is valid for an hour at most (identity/tokens.ts), and the policies refuse it as soon as the row is gone. When a second factor or a
 * fresh sign-in is asked for: checks/session-strength.ts, password/proof.ts, and `private.session_refusal` in SQL.
 */
export interface SessionLifetime {
  /** Days after which a sign-in that nobody uses ends; 0: never. */
  readonly sessionIdleDays: number;
  /** Days after which a sign-in ends although it is used; 0: never. */
  readonly sessionDays: number;
}

/** Whether a session has come to its end, though its row may still be there. */
export function hasEnded(
  { not_after: end, created_at: begun, refreshed_at: used }: Pick<SessionRecord, "not_after" | "created_at" | "refreshed_at">,
  now: Date,
  { sessionIdleDays, sessionDays }: SessionLifetime,
): boolean {
  const isPast = (since: string, days: number) => days > 0 && now.getTime() - new Date(since).getTime() > days * DAY_MS;
  return (end !== null && new Date(end) < now) || isPast(begun, sessionDays) || isPast(used === null ? begun : `${used}Z`, sessionIdleDays);
}

/** The same rules as conditions on a row `t` of auth.sessions, each with the moment `$1` before which it is met. */
export function endedSessions(
  { sessionIdleDays, sessionDays }: SessionLifetime,
  now: Date,
): { readonly expired: string; readonly before: Date }[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [
    { expired: "t.not_after < $1::timestamptz", before: now },
    // A device in use refreshes at least every hour. `refreshed_at` is UTC without saying so.
    ...(sessionIdleDays > 0
      ? [{ expired: "coalesce(t.refreshed_at at time zone 'UTC', t.created_at) < $1::timestamptz", before: daysAgo(sessionIdleDays) }]
      : []),
    ...(sessionDays > 0 ? [{ expired: "t.created_at < $1::timestamptz", before: daysAgo(sessionDays) }] : []),
  ];
}

const DAY_MS = 86_400_000;

/** How long a sign-in counts as fresh: until then another way in may be added without a new proof. */
const RECENT_SIGN_IN_MS = DAY_MS;

/** Whether a sign-in method was used within a day. `timestamp`: Unix seconds. */
export function isRecentSignIn({ timestamp }: SessionRecord["methods"][number], now: Date): boolean {
  return now.getTime() - timestamp * 1000 <= RECENT_SIGN_IN_MS;
}
