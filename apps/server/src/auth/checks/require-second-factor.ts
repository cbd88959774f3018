import { authErrors } from "../errors.ts";
import type { UserRecord } from "../model/user.ts";
import type { SessionRecord } from "../store/sessions.ts";

export const hasSecondFactor = (user: UserRecord): boolean => user.factors.some(({ status }) => status === "verified");

/**
 * A session that proved only the password may change neither password nor address nor the ways to sign in of an account with a second factor.
 * Throws 401 `insufficient_aal`.
 */
export function requireSecondFactor(user: UserRecord, session: SessionRecord, refusal = authErrors.changeNeedsSecondFactor): void {
  if (hasSecondFactor(user) && session.aal !== "aal2") throw refusal();
}
