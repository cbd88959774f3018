import type { Context } from "hono";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { checkNewPassword } from "../model/password-rules.ts";
import type { Refund } from "../rate-limits.ts";
import type { SignedIn } from "../request/require-caller.ts";
import { checkNonce } from "../verify/use-nonce.ts";
import { type GivenProof, requirePasswordProof } from "./proof.ts";

export interface GivenPassword extends GivenProof {
  readonly password: string;
  /** The address the account moves to with it. */
  readonly newEmail: string | undefined;
}

export interface AcceptedPassword {
  readonly encryptedPassword: string;
  /** To be called when the password has been changed. */
  readonly forgive: Refund;
}

/**
 * Checks a new password and what proves that its owner chose it, and hashes it: before the transaction that stores it, because comparing and hashing
 * take longer than anyone should wait for the database. Wrong proofs are counted, and so is the present password as the new one: each tells whether
 * a guess at it was right.
 */
export async function acceptPassword(
  { database, identity, settings, limits, clock }: AuthDependencies,
  context: Context,
  known: SignedIn,
  { password, newEmail, ...proof }: GivenPassword,
): Promise<AcceptedPassword> {
  await checkNewPassword(password, { rules: settings.passwordRules, emails: [known.user.email, newEmail] });
  const forgive = await limits.spendTry("codes", context, `password/${known.user.id}`);
  const now = clock();
  if (proof.nonce) await checkNonce(database, known.user, proof.nonce, identity, now);
  await requirePasswordProof(settings.passwordChange, known, proof, identity, now);
  const { encrypted_password: hash } = known.user;
  if (hash && (await identity.verifyPassword(password, hash))) throw authErrors.samePassword();
  return { encryptedPassword: await identity.hashPassword(password), forgive };
}
