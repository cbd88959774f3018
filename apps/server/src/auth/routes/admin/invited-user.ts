import type { Transaction } from "#database/database.ts";
import { createUser } from "../../create-user.ts";
import { authErrors } from "../../errors.ts";
import type { Metadata } from "../../model/metadata.ts";
import type { UserRecord } from "../../model/user.ts";
import { discardSignUpData } from "../../store/unconfirmed-sign-ups.ts";
import { markInvited, updateUser } from "../../store/user-changes.ts";
import { findUserByEmail, findUserById, lockUser } from "../../store/users.ts";

export interface Invitation {
  /** In lower case. */
  readonly email: string;
  readonly data: Metadata;
  readonly now: Date;
}

/** The account that waits for its invitation to be accepted, made if there is none. Throws 422 `email_exists` for one that is in use. */
export async function invitedUser(transaction: Transaction, { email, data, now }: Invitation): Promise<UserRecord> {
  const known = await findUserByEmail(transaction, email);
  if (known) await lockUser(transaction, known.id);
  const invited = { email, encryptedPassword: "", userMetadata: data, emailConfirmed: false, byAdministrator: true, now };
  const waiting = known ?? (await createUser(transaction, invited));
  if (!waiting || waiting.email_confirmed_at !== null) throw authErrors.emailExists();
  // Whoever signed up with this address before may not be who is invited.
  if (known) {
    await discardSignUpData(transaction, waiting.id, { setAside: false, now });
    await updateUser(transaction, waiting.id, { userMetadata: data }, now);
  }
  await markInvited(transaction, waiting.id, now);
  return (await findUserById(transaction, waiting.id)) ?? waiting;
}
