import { randomUUID } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import { authErrors } from "../errors.ts";
import { mergeMetadata } from "../model/metadata.ts";
import type { UserRecord } from "../model/user.ts";
import { recordAuditEntry } from "../store/audit-log.ts";
import { findIdentityOwner, lockExternalIdentity, updateIdentity, deleteIdentitiesOfUser } from "../store/identities.ts";
import { findUserByEmail, findUserById, insertUser, lockUser } from "../store/users.ts";
import { addIdentity, announceIdentity, type Notices } from "./link-to-account.ts";
import type { Origin, ExternalIdentity } from "./provider.ts";
import { resetUnconfirmedUser } from "../store/user-changes.ts";

/**
 * The account of who signed in at another site. By the identity if it is known; else by its e-mail address, which the site must have verified.
 * An account with that address is linked when its owner has proved the address here too, and taken over when nobody could ever use it.
 * Any other is refused: whoever made it has only claimed the address, and would share the account. See ADR 011.
 */
export async function getAccount(
  transaction: Transaction,
  identity: ExternalIdentity,
  origin: Origin,
  notices: Notices,
): Promise<UserRecord> {
  const { provider, subject, email, emailVerified } = identity;
  await lockExternalIdentity(transaction, provider, subject);
  const owner = await findIdentityOwner(transaction, provider, subject);
  if (owner !== undefined) {
    await updateIdentity(transaction, owner, provider, identity.profile, origin.now);
    return read(transaction, owner);
  }
  if (email === undefined) throw authErrors.providerWithoutEmail();
  if (!emailVerified) throw authErrors.providerEmailNotVerified(provider);
  const known = await findUserByEmail(transaction, email);
  if (!known && !notices.settings.signUpOpen) throw authErrors.signUpsClosed();
  if (!known) return createAccount(transaction, email, identity, origin);

  await lockUser(transaction, known.id);
  const user = await read(transaction, known.id);
  const isTakenOver = user.email_confirmed_at === null;
  if (isTakenOver) await takeOverUnconfirmed(transaction, user, identity, origin);
  else if (!hasProvedAddress(user)) throw authErrors.addressNotProved();
  const id = await addIdentity(transaction, user, identity, origin);
  if (!isTakenOver) await announceIdentity(transaction, user, { provider, id, now: origin.now }, notices);
  return read(transaction, user.id);
}

/** A password account is usable without mail; that somebody followed a link in a mail, or another site says so, stands in an identity. */
function hasProvedAddress({ email, identities }: UserRecord): boolean {
  return identities.some((identity) => identity.email === email && identity.identity_data["email_verified"] === true);
}

async function createAccount(transaction: Transaction, email: string, identity: ExternalIdentity, origin: Origin): Promise<UserRecord> {
  const { provider } = identity;
  const id = randomUUID();
  const written = await insertUser(transaction, {
    id,
    email,
    encryptedPassword: "",
    userMetadata: mergeMetadata("data", {}, identity.profile),
    appMetadata: { provider, providers: [provider] },
    emailConfirmedAt: origin.now,
    now: origin.now,
  });
  if (!written) throw authErrors.addressNotProved();
  const user = await read(transaction, id);
  await addIdentity(transaction, user, identity, origin);
  await recordAuditEntry(transaction, { action: "user_signedup", actor: user, traits: { provider }, ...origin });
  return read(transaction, id);
}

async function read(transaction: Transaction, id: string): Promise<UserRecord> {
  const user = await findUserById(transaction, id);
  if (!user) throw authErrors.userOfTokenNotFound();
  return user;
}

/**
 * An account that waits for a confirmation was never signed in to: it goes to who proves the address first. Password, identities and data of whoever
 * began it are removed, so that nobody can plant an account for somebody else (GoTrue's RemoveUnconfirmedIdentities).
 */
async function takeOverUnconfirmed(
  transaction: Transaction,
  user: UserRecord,
  { provider, profile }: ExternalIdentity,
  { now }: Origin,
): Promise<void> {
  await deleteIdentitiesOfUser(transaction, user.id);
  await resetUnconfirmedUser(transaction, user.id, { userMetadata: profile, appMetadata: { provider, providers: [provider] }, now });
}
