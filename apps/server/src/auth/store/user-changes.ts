import type { Transaction } from "#database/database.ts";
import type { Metadata } from "../model/metadata.ts";
import { updateEmailIdentity } from "./identities.ts";

/** Fields of a user that may change; absent fields keep their value. */
export interface UserChanges {
  /** Setting an address makes the user no longer anonymous. */
  readonly email?: string;
  readonly encryptedPassword?: string;
  readonly emailConfirmedAt?: Date;
  readonly userMetadata?: Metadata;
  readonly appMetadata?: Metadata;
  /** `null` lifts the ban. */
  readonly bannedUntil?: Date | null;
}

/** Rejects with 23505 on `users_email_partial_key` when the new address is taken. */
export async function updateUser(transaction: Transaction, id: string, changes: UserChanges, now: Date): Promise<void> {
  await transaction.query(
    `update auth.users set
       email = coalesce($2::text, email),
       is_anonymous = is_anonymous and $2::text is null,
       encrypted_password = coalesce($3, encrypted_password),
       email_confirmed_at = coalesce($4, email_confirmed_at),
       raw_user_meta_data = coalesce($5, raw_user_meta_data),
       raw_app_meta_data = coalesce($6, raw_app_meta_data),
       banned_until = case when $7::boolean then $8 else banned_until end,
       updated_at = $9
     where id = $1`,
    [
      id,
      changes.email ?? null,
      changes.encryptedPassword ?? null,
      changes.emailConfirmedAt?.toISOString() ?? null,
      changes.userMetadata ? JSON.stringify(changes.userMetadata) : null,
      changes.appMetadata ? JSON.stringify(changes.appMetadata) : null,
      String(changes.bannedUntil !== undefined),
      changes.bannedUntil?.toISOString() ?? null,
      now.toISOString(),
    ],
  );
}

/** Somebody has proved to read the mail of the user's address. */
export async function confirmEmail(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, $2::timestamptz), updated_at = $2::timestamptz,
       raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
     where id = $1`,
    [id, now.toISOString()],
  );
  await updateEmailIdentity(transaction, id, { email_verified: true }, now);
}

export async function markInvited(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query("update auth.users set invited_at = $2, updated_at = $2 where id = $1", [id, now.toISOString()]);
}

/** The mail that asks for this is on its way. */
export async function markConfirmationSent(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query("update auth.users set confirmation_sent_at = $2 where id = $1", [id, now.toISOString()]);
}

/**
 * Remembers that an account is in use which nobody can sign in to again: its sessions, which would tell, may end before it is forgotten.
 * Does not wait for whoever holds the account, because the caller holds a session (see `lockUser`); the next refresh is near.
 */
export async function markUsed(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.query(
    "update auth.users set updated_at = $2 where id = (select id from auth.users where id = $1 for no key update skip locked)",
    [id, now.toISOString()],
  );
}

/** Remembers the sign-in on the user and on the identity that was used. */
export async function recordSignIn(transaction: Transaction, userId: string, provider: string, now: Date): Promise<void> {
  await transaction.query("update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1", [userId, now.toISOString()]);
  await transaction.query("update auth.identities set last_sign_in_at = $3, updated_at = $3 where user_id = $1 and provider = $2", [
    userId,
    provider,
    now.toISOString(),
  ]);
}

/**
 * After this nobody signs in with a password until a new one is set. An account without one has null or nothing there, the other of the two from now on:
 * what ends with a password in the product's tables sees a change.
 */
export async function removePassword(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.query(
    "update auth.users set encrypted_password = case when encrypted_password = '' then null else '' end, updated_at = $2 where id = $1",
    [userId, now.toISOString()],
  );
}

export interface ProvedOwner {
  readonly userMetadata: Metadata;
  readonly appMetadata: Metadata;
  readonly now: Date;
}

/** Nothing stays of whoever began this account, neither password nor data nor open links; its address counts as confirmed. */
export async function resetUnconfirmedUser(
  transaction: Transaction,
  userId: string,
  { userMetadata, appMetadata, now }: ProvedOwner,
): Promise<void> {
  await transaction.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await transaction.query(
    `update auth.users set encrypted_password = '', raw_user_meta_data = $2, raw_app_meta_data = $3, email_confirmed_at = $4, updated_at = $4,
       confirmation_token = '', recovery_token = '', email_change = '', email_change_token_new = '', email_change_token_current = '',
       reauthentication_token = ''
     where id = $1`,
    [userId, JSON.stringify(userMetadata), JSON.stringify(appMetadata), now.toISOString()],
  );
}
