import type { Transaction } from "../../database/database.ts";
import type { Metadata } from "../model/metadata.ts";

/** What of a user may change; what is not given stays. */
export interface UserChanges {
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
       email = coalesce($2, email),
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

/** Remembers the sign-in on the user and on the identity that was used. */
export async function recordSignIn(transaction: Transaction, userId: string, provider: string, now: Date): Promise<void> {
  await transaction.query("update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1", [userId, now.toISOString()]);
  await transaction.query("update auth.identities set last_sign_in_at = $3, updated_at = $3 where user_id = $1 and provider = $2", [
    userId,
    provider,
    now.toISOString(),
  ]);
}
