import { authErrors } from "../errors.ts";
import type { UserRecord } from "../model/user.ts";
import type { SessionRecord } from "../store/sessions.ts";
import type { AuthSettings } from "../dependencies.ts";
import type { SignedIn } from "../request/require-caller.ts";
import { isRecentSignIn } from "../session-lifetime.ts";

export const hasSecondFactor = (user: UserRecord): boolean => user.factors.some(({ status }) => status === "verified");

/**
 * A session that proved only the password may change neither password nor address nor the ways to sign in of an account with a second factor.
 * Throws 401 `insufficient_aal`.
 */
export function requireSecondFactor(user: UserRecord, session: SessionRecord, refusal = authErrors.changeNeedsSecondFactor): void {
  if (hasSecondFactor(user) && session.aal !== "aal2") throw refusal();
}

/**
 * Another way into the account or one less, or another address, only within a day of a sign-in or a code of a second factor: a session that was stolen
 * or left open must not keep the owner out. Throws 403 `recent_sign_in_needed`; never where `PASSWORD_CHANGE` is `session`, as on Supabase, and for accounts without any way in yet.
 */
export function requireRecentSignIn(
  { user, session }: SignedIn,
  { passwordChange }: Pick<AuthSettings, "passwordChange">,
  now: Date,
): void {
  if (passwordChange === "session" || user.is_anonymous) return;
  if (!session.methods.some((method) => isRecentSignIn(method, now))) throw authErrors.recentSignInNeeded();
}
