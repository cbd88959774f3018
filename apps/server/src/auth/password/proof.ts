import type { Identity } from "#identity/identity.ts";
import { authErrors } from "../errors.ts";
import type { SignedIn } from "../request/require-caller.ts";
import { isRecentSignIn } from "../session-lifetime.ts";
import type { SignInMethod } from "../store/sessions.ts";

/**
 * What a new password needs besides the session. `proof`: the present password, or a code from a mail. `recent`: the same once the sign-in is a
 * day old (GoTrue's "secure password change"). `session`: nothing (GoTrue's default).
 */
export type PasswordChangeRule = "proof" | "recent" | "session";

export interface GivenProof {
  readonly current_password?: string | null | undefined;
  /** The code that `/reauthenticate` has mailed; whoever calls has checked it. */
  readonly nonce?: string | null | undefined;
}

/** Ways to sign in that have proved the mailbox, which is where a forgotten password is reset from as well. */
const BY_MAIL: ReadonlySet<string> = new Set<SignInMethod>(["otp", "magiclink", "recovery", "invite", "email/signup", "email_change"]);

/**
 * Refuses a new password with 400: `current_password_invalid` for a wrong present one, also where none is needed, and where a proof is needed and
 * missing `current_password_required`, or `reauthentication_needed` when only a code will do or the sign-in is too old.
 */
export async function requirePasswordProof(
  rule: PasswordChangeRule,
  { user, session }: SignedIn,
  given: GivenProof,
  identity: Pick<Identity, "verifyPassword">,
  now: Date,
): Promise<void> {
  const hash = user.encrypted_password;
  if (hash && given.current_password) {
    if (!(await identity.verifyPassword(given.current_password, hash))) throw authErrors.currentPasswordInvalid();
    return;
  }
  if (given.nonce || !needsProof(rule, session.methods, now) || hasNothingToProve(user, session)) return;
  throw rule === "proof" && hash ? authErrors.currentPasswordRequired() : authErrors.reauthenticationNeeded();
}

function needsProof(rule: PasswordChangeRule, methods: SignedIn["session"]["methods"], now: Date): boolean {
  if (rule === "session") return false;
  const recent = methods.filter((method) => isRecentSignIn(method, now));
  return !recent.some(({ method }) => rule === "recent" || BY_MAIL.has(method));
}

/**
 * Who began without an address has nothing but the session, until there is a password or somebody has proved to read the mail of the address
 * given since.
 */
function hasNothingToProve({ encrypted_password: hash, identities }: SignedIn["user"], { methods }: SignedIn["session"]): boolean {
  const unproved = identities.every(({ provider, identity_data: data }) => provider === "email" && data["email_verified"] !== true);
  return !hash && unproved && methods.some(({ method }) => method === "anonymous");
}
