import type { AuthSettings } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { RECENT_MS } from "../password/proof.ts";
import type { SignedIn } from "../request/require-caller.ts";

/**
 * Another way into the account, or another address, only within a day of a sign-in: a session that was stolen or left open must not keep the owner
 * out. Throws 403 `recent_sign_in_needed`; never where `PASSWORD_CHANGE` is `session`, as on Supabase, and for accounts without any way in yet.
 */
export function requireRecentSignIn(
  { user, session }: SignedIn,
  { passwordChange }: Pick<AuthSettings, "passwordChange">,
  now: Date,
): void {
  if (passwordChange === "session" || user.is_anonymous) return;
  if (!session.methods.some(({ timestamp }) => now.getTime() - timestamp * 1000 <= RECENT_MS)) throw authErrors.recentSignInNeeded();
}
