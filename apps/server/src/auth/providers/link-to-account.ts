import type { Transaction } from "../../database/database.ts";
import { authErrors } from "../errors.ts";
import type { UserRecord } from "../model/user.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { findIdentityOwner, insertIdentity, lockExternalIdentity, refreshProviders } from "../store/identities.ts";
import { findUserById, lockUser } from "../store/users.ts";
import type { Origin } from "./origin.ts";
import type { ExternalIdentity } from "./provider.ts";

/** Adds a way to sign in to the account of who asked for it while signed in. The addresses may differ. Throws 422 when it is somebody's already. */
export async function linkToAccount(
  transaction: Transaction,
  userId: string,
  identity: ExternalIdentity,
  origin: Origin,
): Promise<UserRecord> {
  await lockExternalIdentity(transaction, identity.provider, identity.subject);
  await lockUser(transaction, userId);
  const owner = await findIdentityOwner(transaction, identity.provider, identity.subject);
  if (owner !== undefined) throw authErrors.identityAlreadyLinked(owner !== userId);
  const user = await findUserById(transaction, userId);
  if (!user) throw authErrors.userOfTokenNotFound();
  await addIdentity(transaction, user, identity, origin);
  return (await findUserById(transaction, userId)) ?? user;
}

/** The identity with the user, and the user's list of providers with it. */
export async function addIdentity(
  transaction: Transaction,
  user: UserRecord,
  { provider, subject, profile }: ExternalIdentity,
  origin: Origin,
): Promise<void> {
  await insertIdentity(transaction, { userId: user.id, provider, subject, data: profile, now: origin.now });
  await refreshProviders(transaction, user.id, origin.now);
  await recordAuditEntry(transaction, { action: "identity_linked", actor: user, traits: { provider }, ...origin });
}
