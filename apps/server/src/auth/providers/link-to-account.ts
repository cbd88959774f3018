import type { Transaction } from "#database/database.ts";
import type { AuthDependencies } from "../dependencies.ts";
import { authErrors } from "../errors.ts";
import { queueNotice } from "../mail/queue-mail.ts";
import type { UserRecord } from "../model/user.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { findIdentityOwner, insertIdentity, lockExternalIdentity, refreshProviders } from "../store/identities.ts";
import { findUserById, lockUser } from "../store/users.ts";
import type { Origin, ExternalIdentity } from "./provider.ts";

/** Adds a way to sign in to the account of who asked for it while signed in. The addresses may differ. Throws 422 when it is somebody's already. */
export async function linkToAccount(
  transaction: Transaction,
  userId: string,
  identity: LinkedIdentity,
  origin: Origin,
  notices: Notices,
): Promise<UserRecord> {
  await assertUnlinked(transaction, userId, identity);
  await lockUser(transaction, userId);
  const user = await findUserById(transaction, userId);
  if (!user) throw authErrors.userOfTokenNotFound();
  const id = await addIdentity(transaction, user, identity, origin);
  await announceIdentity(transaction, user, { provider: identity.provider, id, now: origin.now }, notices);
  return (await findUserById(transaction, userId)) ?? user;
}

/** What is stored of an identity. */
type LinkedIdentity = Pick<ExternalIdentity, "provider" | "subject" | "profile">;

/** Until the transaction ends nobody else adds this identity. Throws 422 when it is somebody's already. */
export async function assertUnlinked(
  transaction: Transaction,
  userId: string,
  { provider, subject }: Pick<ExternalIdentity, "provider" | "subject">,
): Promise<void> {
  await lockExternalIdentity(transaction, provider, subject);
  const owner = await findIdentityOwner(transaction, provider, subject);
  if (owner !== undefined) throw authErrors.identityAlreadyLinked(owner !== userId);
}

/** What a mail to the owner of an account needs. */
export type Notices = Pick<AuthDependencies, "outbox" | "settings">;

/** Tells the owner of an account that another site signs in to it now. */
export async function announceIdentity(
  transaction: Transaction,
  user: UserRecord,
  { provider, id, now }: { readonly provider: string; readonly id: string; readonly now: Date },
  notices: Notices,
): Promise<void> {
  const subject = `${provider.charAt(0).toUpperCase()}${provider.slice(1)}`;
  await queueNotice(transaction, notices, { purpose: "identity_linked", user, subject, added: { kind: "identity", id }, now });
}

/** The identity with the user, and the user's list of providers with it. Returns the id of the identity. */
export async function addIdentity(
  transaction: Transaction,
  user: UserRecord,
  { provider, subject, profile }: LinkedIdentity,
  origin: Origin,
): Promise<string> {
  const id = await insertIdentity(transaction, { userId: user.id, provider, subject, data: profile, now: origin.now });
  await refreshProviders(transaction, user.id, origin.now);
  await recordAuditEntry(transaction, { action: "identity_linked", actor: user, traits: { provider }, ...origin });
  return id;
}
