import { randomUUID } from "node:crypto";
import type { Transaction } from "#database/database.ts";
import { mergeMetadata, type Metadata } from "./model/metadata.ts";
import type { UserRecord } from "./model/user.ts";
import { insertEmailIdentity } from "./store/identities.ts";
import { findUserById, insertUser } from "./store/users.ts";

export interface UserToCreate {
  /** A random one where it is not given. */
  readonly id?: string;
  /** In lower case. */
  readonly email: string;
  readonly encryptedPassword: string;
  readonly userMetadata: Metadata;
  readonly appMetadata?: Metadata;
  readonly emailConfirmed: boolean;
  /** Then, as on Supabase, the metadata is what was given and no more. */
  readonly byAdministrator?: boolean;
  readonly now: Date;
}

/** A user with its e-mail identity, as the database's triggers left it; undefined, and nothing written, when the address is taken. */
export async function createUser(transaction: Transaction, user: UserToCreate): Promise<UserRecord | undefined> {
  const { email, encryptedPassword, emailConfirmed, now } = user;
  const { id, userMetadata, appMetadata, identityData } = describeUser(user);
  const emailConfirmedAt = emailConfirmed ? now : null;
  if (!(await insertUser(transaction, { id, email, encryptedPassword, userMetadata, appMetadata, emailConfirmedAt, now })))
    return undefined;
  await insertEmailIdentity(transaction, id, identityData, now);
  return findUserById(transaction, id);
}

/** All of a new user that is not chosen by the database. */
export function describeUser({
  id = randomUUID(),
  email,
  userMetadata,
  appMetadata,
  emailConfirmed,
  byAdministrator = false,
}: UserToCreate) {
  // Confirmed means usable for sign-in. Whether somebody proved to own the address stands in the identity, and nobody has yet.
  const known = { sub: id, email, email_verified: false, phone_verified: false };
  const confirmation = emailConfirmed ? { email_verified: true } : {};
  const added = byAdministrator ? confirmation : { ...known, email_verified: emailConfirmed };
  return {
    id,
    userMetadata: mergeMetadata("data", {}, { ...userMetadata, ...added }),
    appMetadata: mergeMetadata("app_metadata", appMetadata ?? {}, { provider: "email", providers: ["email"] }),
    identityData: { ...userMetadata, ...known },
  };
}
