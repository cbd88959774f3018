import type { Transaction } from "../../database/database.ts";
import type { Metadata } from "../model/metadata.ts";

/** The identity behind sign-in by e-mail and password; its provider id is the user's own id, as in Supabase. */
export async function insertEmailIdentity(transaction: Transaction, userId: string, data: Metadata, now: Date): Promise<void> {
  await transaction.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1, $2, $3, 'email', $4, $4, $4)`,
    [userId, userId, JSON.stringify(data), now.toISOString()],
  );
}

export async function updateEmailIdentity(transaction: Transaction, userId: string, data: Metadata, now: Date): Promise<void> {
  await transaction.query(
    "update auth.identities set identity_data = identity_data || $2, updated_at = $3 where user_id = $1 and provider = 'email'",
    [userId, JSON.stringify(data), now.toISOString()],
  );
}
